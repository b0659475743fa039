import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Tables } from "./database.ts";

/** One query for the thread, and what it answers: rows, or SQLite's error. */
export type Question = { number: number; sql: string; parameters: readonly unknown[] };
export type Answer =
  | { number: number; rows: unknown[] }
  | { number: number; message: string; errcode: number | undefined };

/**
 * A store's file for reading alone, in a thread of its own: SQLite works synchronously, and a search or a count over years
 * would hold up every visitor. It sees whatever was committed before it was asked. The thread starts with the first query;
 * should it end by itself, its queries fail and the next one starts another.
 */
export function openSqliteReader(file: string): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => createThreadDriver(file),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

function createThreadDriver(file: string): Driver {
  type Waiting = { resolve: (result: QueryResult<never>) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;

  const start = () => {
    const started = new Worker(new URL("./reading-thread.ts", import.meta.url), { workerData: file });
    const end = (error: Error) => {
      if (thread === started) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on("message", (answer: Answer) => {
      const query = waiting.get(answer.number);
      waiting.delete(answer.number);
      if (waiting.size === 0) started.unref();
      if ("rows" in answer) query?.resolve({ rows: answer.rows as never[] });
      else query?.reject(Object.assign(new Error(answer.message), { errcode: answer.errcode }));
    });
    started.on("error", end);
    started.on("exit", () => end(new Error("the thread that reads the store has ended")));
    return started;
  };

  const connection: DatabaseConnection = {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
      new Promise<QueryResult<Row>>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread ??= start();
        // Only while it is waited for does the thread keep the process alive.
        thread.ref();
        thread.postMessage({ number: asked, sql, parameters } satisfies Question);
      }),
    streamQuery: refuse,
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => void (await thread?.terminate()),
  };
}

function refuse(): never {
  throw new Error("this connection only reads, one query at a time");
}
