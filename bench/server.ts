import { execFile } from "node:child_process";
import { existsSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { inWords, keepResults, processorTime, thisMachine } from "./results.ts";

const page = "/About";

/**
 * Measures how fast a prerendered page is served, compressed and with the access log on, over 32 connections that stay open.
 * The server's processor time is measured too, because other work on the machine disturbs it less than answers a second.
 * @param options how many runs (6), of how many seconds each (4)
 * @throws Error when wrk is not installed
 */
export async function serverBench(options: readonly string[]): Promise<void> {
  const [count = 6, seconds = 4] = options.map(Number);
  if (!existsSync("/usr/bin/wrk")) throw new Error("This bench needs wrk: apt-get install wrk");
  using folder = mkdtempDisposableSync(join(tmpdir(), "chowk-bench-"));
  const server = await startProcess(resolve("."), {
    DATA_DIR: folder.path,
    MAX_CONNECTIONS_PER_ADDRESS: "2000",
  });
  const pid = server.process.pid ?? 0;
  try {
    const machine = thisMachine();
    console.log(`${inWords(machine)}, ${page}, ${count} runs of ${seconds} s`);
    await measure(server.origin, pid, 2);
    const runs: Run[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const run = await measure(server.origin, pid, seconds);
      runs.push(run);
      console.log(`  ${run.rate} a second, ${run.micros} µs of processor time each`);
    }
    keepResults("server", machine, { page, runs });
  } finally {
    await server.stop("SIGKILL");
  }
}

/** Answers a second, and microseconds of the server's processor time for each. */
type Run = { rate: number; micros: number };

async function measure(origin: string, pid: number, duration: number): Promise<Run> {
  const before = processorTime(pid);
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", "-c32", `-d${duration}s`],
    ...["-H", "Accept-Encoding: gzip, deflate, br, zstd"],
    origin + page,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const used = processorTime(pid) - before;
  return { rate: Math.round(rate), micros: Math.round((used / answers) * 1e4) / 10 };
}
