import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Question } from "./sqlite-reader.ts";

/** Runs in a worker thread, where a query blocks nobody but the queries behind it. */
const raw = new DatabaseSync(workerData, { readOnly: true, timeout: 5_000 });

parentPort?.on("message", ({ number, sql, parameters }: Question) => {
  parentPort?.postMessage(answer(number, sql, parameters));
});

function answer(number: number, sql: string, parameters: readonly unknown[]): Answer {
  try {
    return { number, rows: raw.prepare(sql).all(...(parameters as SQLInputValue[])) };
  } catch (error) {
    // A message has no room for an error's code.
    const { message, errcode } = error as Error & { errcode?: number };
    return { number, message, errcode };
  }
}
