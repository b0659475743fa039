import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import path from "node:path";

export type Machine = ReturnType<typeof readMachine>;

export function readMachine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim(),
    load: Number(loadavg()[0]?.toFixed(1)),
  };
}

export function describeMachine({ date, cores, processor, load }: Machine): string {
  return `${date}, ${cores} cores (${processor}), load ${load}`;
}

export const resultsFolder = path.join(import.meta.dirname, "../.cache/bench");

/** Writes what was measured to `.cache/bench/NAME.json`, after the machine. */
export function writeResults(name: string, machine: Machine, results: object): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(
    path.join(resultsFolder, `${name}.json`),
    `${JSON.stringify({ ...machine, ...results }, null, 1)}\n`,
  );
}

/** Megabytes of memory that a process holds. */
export function memory(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
