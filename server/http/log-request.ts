import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../process/log.ts";

/**
 * Writes one line when a request is over: what was asked, how it was answered, how long it took in milliseconds.
 * Who asked, with which words and from where is left out.
 */
export function logRequest(log: Log, path: string, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once("close", () => {
    const status = response.writableFinished || response.headersSent ? response.statusCode : 499;
    log({
      kind: "request",
      method: request.method,
      path: path.slice(0, 200),
      status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...outcomes.get(response),
    });
  });
}

/**
 * Adds to the line of a form's request what became of it, such as `kept` or `too many`.
 * @param id under which it is kept
 */
export function noteOutcome(response: ServerResponse, outcome: string, id?: string): void {
  outcomes.set(response, { outcome, id });
}

type Outcome = { outcome: string; id: string | undefined };

const outcomes = new WeakMap<ServerResponse, Outcome>();
