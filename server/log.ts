import { writeSync } from "node:fs";

/** One line of the log. Never personal data: no query strings, bodies, addresses, names. */
export type LogEntry = Record<string, string | number | boolean | undefined>;

export type Log = (entry: LogEntry) => void;

/** Logs where an unexpected error occurred, without its message, which may contain a visitor's words. */
export function logFailure(log: Log, error: unknown): void {
  const cause = error instanceof Error ? error : new Error();
  const where = cause.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 3);
  log({ kind: "failure", name: cause.name, where: where?.map((line) => line.trim()).join(" ") });
}

/** Bytes that are kept of what has not been written. */
const maxBuffer = 64 * 1024;

/**
 * A log of JSON lines, buffered for a moment so that writing never delays an answer. While nobody reads them, lines are
 * dropped, but whole ones: the rest of a line that was cut is written first when there is room again.
 * @param write takes what it can and answers how many bytes that were
 */
export function createLog(write: (lines: Buffer) => number = writeOut): { log: Log; flush: () => void } {
  let buffer = "";
  let remainder = Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = Buffer.concat([remainder, Buffer.from(buffer)]);
    buffer = "";
    remainder = lines.subarray(lines.length > 0 ? write(lines) : 0);
    if (remainder.length > maxBuffer) remainder = remainder.subarray(0, remainder.indexOf("\n") + 1);
  };
  const log: Log = (entry) => {
    buffer += `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
    if (buffer.length > maxBuffer) flush();
    else timer ??= setTimeout(flush, 100).unref();
  };
  return { log, flush };
}

/** If standard output takes nothing (closed, or a full pipe), no request fails for it. */
function writeOut(lines: Buffer): number {
  try {
    return writeSync(1, lines);
  } catch {
    return 0;
  }
}
