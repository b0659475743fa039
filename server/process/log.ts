import { writeSync } from "node:fs";

/** One line of the log. Never personal data: no query strings, bodies, addresses, names. */
export type LogEntry = Record<string, string | number | boolean | undefined>;

/** Takes one entry; the time is added. */
export type Log = (entry: LogEntry) => void;

/** Notes where a mistake of our own showed itself; its message, which may hold a visitor's words, is left out. */
export function logFailure(log: Log, error: unknown): void {
  const cause = error instanceof Error ? error : new Error();
  const where = cause.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 3);
  log({ kind: "failure", name: cause.name, where: where?.map((line) => line.trim()).join(" ") });
}

/**
 * A log of JSON lines, gathered for a moment so that writing never holds up an answer.
 * @param write takes finished lines; standard output unless given
 * @returns the log, and `flush` that writes at once what is gathered
 */
export function createLog(write: (lines: string) => void = writeOut): { log: Log; flush: () => void } {
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;
  // Many requests share a millisecond, and writing it out is dear.
  let time = { at: 0, text: "" };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = "";
    if (lines) write(lines);
  };
  const log: Log = (entry) => {
    const now = Date.now();
    if (now !== time.at) time = { at: now, text: new Date(now).toISOString() };
    gathered += `{"time":"${time.text}",${JSON.stringify(entry).slice(1)}\n`;
    if (gathered.length > 64 * 1024) flush();
    else timer ??= setTimeout(flush, 100).unref();
  };
  return { log, flush };
}

/** Lines that standard output cannot take (closed, or a full pipe) are given up rather than the request. */
function writeOut(lines: string): void {
  try {
    writeSync(1, lines);
  } catch {}
}
