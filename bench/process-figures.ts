import { readFileSync } from "node:fs";

/**
 * Milliseconds of processor time that a process has used, which stay comparable when the machine has other work: utime and
 * stime of proc(5), in ticks of ten milliseconds.
 */
export function processorTime(pid = 0): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes of memory that a process holds. */
export function memory(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
