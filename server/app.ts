import type { RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type ApiParts, createApi, isApiPath } from "./api.ts";
import { answerFile, pathOf } from "./files/answer-file.ts";
import { type Log, logFailure } from "./log.ts";
import { logRequest } from "./log-request.ts";
import { securityHeaders } from "./security-headers.ts";

/**
 * The server's promises, in the order in which they are kept:
 * every request is logged, every answer carries the security headers, a connection ends once the server is stopping,
 * the server's own addresses answer for themselves, every other address is a file of the build, and what fails
 * answers 500 without saying why.
 */
export function createApp(parts: ApiParts): RequestListener {
  const headers = Object.entries(securityHeaders(parts.site.manifest));
  const api = createApi(parts);
  const answerApi = getRequestListener((request, env) => api.fetch(request, env), {
    hostname: "localhost",
    overrideGlobalObjects: false,
    errorHandler: () =>
      Response.json({ success: false, message: "This request cannot be read." }, { status: 400 }),
  });
  return (request, response) => {
    logRequest(parts.log, request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (parts.state.draining) response.setHeader("Connection", "close");
    const answered = isApiPath(pathOf(request.url ?? "/"))
      ? answerApi(request, response)
      : answerFile(parts.site, request, response);
    Promise.resolve(answered).catch((error: unknown) => fail(parts.log, response, error));
  };
}

function fail(log: Log, response: ServerResponse, error: unknown): void {
  // The visitor went away in the middle of an answer.
  if (error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
  logFailure(log, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end("Something went wrong here. Please try again.\n");
}
