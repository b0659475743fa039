import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { ask } from "../../tests/server/fixtures/ask.ts";
import { type Started, startProcess } from "../../tests/server/fixtures/start-process.ts";
import { writeBuild } from "../../tests/server/fixtures/write-build.ts";

/** What an attack came to: `figure` for people, `held` whether it is within what we promise. */
export type Result = { figure: string; held: boolean };

export type Target = {
  folder: string;
  server: Started;
  /** Starts it anew in the same folder. */
  restart: (environment?: Record<string, string>) => Promise<Started>;
  /** Megabytes that the server's process holds. */
  memory: () => number;
  open: (localAddress?: string) => Socket;
};

/** Runs an attack against a server of its own, which is gone afterwards. */
export async function withTarget(
  environment: Record<string, string>,
  run: (target: Target) => Promise<Result>,
): Promise<Result> {
  const build = writeBuild();
  const sockets: Socket[] = [];
  const settings = { RATE_LIMIT: "0", ...environment };
  const target: Target = {
    folder: build.folder,
    server: await startProcess(build.folder, settings),
    restart: async (more = {}) => {
      target.server = await startProcess(build.folder, { ...settings, ...more });
      return target.server;
    },
    memory: () => {
      const status = readFileSync(`/proc/${target.server.process.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    open: (localAddress = "127.0.0.1") => {
      const port = Number(new URL(target.server.origin).port);
      const socket = connect({ port, host: "127.0.0.1", localAddress });
      socket.on("error", () => {});
      sockets.push(socket);
      return socket;
    },
  };
  try {
    return await run(target);
  } finally {
    for (const socket of sockets) socket.destroy();
    await target.server.stop("SIGKILL");
    build.remove();
  }
}

/** Asks for a page again and again, from an address of its own, until the work is done. */
export async function probing(
  target: Target,
  work: Promise<unknown>,
): Promise<{ p95: number; failed: number }> {
  let going = true;
  const done = work.finally(() => {
    going = false;
  });
  const times: number[] = [];
  let failed = 0;
  do {
    const start = performance.now();
    const status = await ask(target.server.origin, "/About", { localAddress: "127.0.0.9" }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status !== 200) failed += 1;
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (going);
  await done;
  times.sort((a, b) => a - b);
  return { p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0), failed };
}

/** Seconds until the other side has closed the connection. */
export function closing(socket: Socket): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    socket.once("close", () => resolve(Math.round((performance.now() - start) / 100) / 10));
  });
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
