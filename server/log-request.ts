import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log, LogEntry } from "./log.ts";

/**
 * Writes one line when a request is over: what was asked, how it was answered, how long it took in milliseconds.
 * Who asked, with which words and from where is left out.
 */
export function logRequest(log: Log, path: string, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once("close", () => {
    const status = response.writableFinished || response.headersSent ? response.statusCode : 499;
    log(requestEntry({ method: request.method, path, status, start, ...outcomes.get(response) }));
  });
}

/**
 * The line of a request that is over.
 * @param start when it began, by `performance.now()`
 */
export function requestEntry({ method, path, status, start, outcome, id }: RequestEnd): LogEntry {
  return {
    kind: "request",
    method,
    path: path.length > 200 ? path.slice(0, 200) : path,
    status,
    ms: Math.round((performance.now() - start) * 10) / 10,
    outcome,
    id,
  };
}

type RequestEnd = {
  method: string | undefined;
  path: string;
  status: number;
  start: number;
} & Partial<Outcome>;

type Outcome = { outcome: string; id: string | undefined };

/**
 * Adds to the line of a form's request what became of it, such as `kept` or `too many`.
 * @param id under which it is kept
 */
export function noteOutcome(response: ServerResponse, outcome: string, id?: string): void {
  outcomes.set(response, { outcome, id });
}

const outcomes = new WeakMap<ServerResponse, Outcome>();
