import { writeSync } from "node:fs";

/** One line of the log. Never personal data: no query strings, bodies, addresses, names. */
export type LogEntry = Record<string, string | number | boolean | undefined>;

/** Writes an entry, with the time added. */
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

/**
 * A log of JSON lines, buffered for a moment so that writing never delays an answer.
 * @param write takes finished lines; standard output unless given
 * @returns the log, and `flush` to write the buffer at once
 */
export function createLog(write: (lines: string) => void = writeOut): { log: Log; flush: () => void } {
  let buffer = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = buffer;
    buffer = "";
    if (lines) write(lines);
  };
  const log: Log = (entry) => {
    buffer += `${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`;
    if (buffer.length > 64 * 1024) flush();
    else timer ??= setTimeout(flush, 100).unref();
  };
  return { log, flush };
}

/** If standard output cannot take the lines (closed, or a full pipe), they are dropped, not the request. */
function writeOut(lines: string): void {
  try {
    writeSync(1, lines);
  } catch {}
}
