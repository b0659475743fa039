import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log, LogEntry } from "../log.ts";
import { apiPaths } from "./api-paths.ts";

/** Logs each request when it is over, with the milliseconds it took, but without sender, query and body. */
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

/** Whether an entry only says that a probe went well: balancers poll several times a second, which would bury other lines. */
export function isSuccessfulProbe({ kind, path, status }: LogEntry): boolean {
  return kind === "request" && status === 200 && (path === apiPaths.alive || path === apiPaths.ready);
}

/** Adds the outcome of a request to its line in the log: of a form's post `kept` or `too many`, of a probe why it failed. */
export function noteOutcome(response: ServerResponse, outcome: string, id?: string): void {
  outcomes.set(response, { outcome, id });
}

const outcomes = new WeakMap<ServerResponse, { outcome: string; id: string | undefined }>();
