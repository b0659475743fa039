import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../process/log.ts";

/**
 * Logs each request when it is over: what was requested, how it was answered, and how many milliseconds it took. The sender,
 * the query and the body are left out.
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
 * Adds the outcome of a form's post to its line in the log, such as `kept` or `too many`.
 * @param id under which it is kept
 */
export function noteOutcome(response: ServerResponse, outcome: string, id?: string): void {
  outcomes.set(response, { outcome, id });
}

const outcomes = new WeakMap<ServerResponse, { outcome: string; id: string | undefined }>();
