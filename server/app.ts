import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type ApiParts, createApi } from "./api.ts";
import { isApiPath, isDeskPath } from "./api-paths.ts";
import { answerFile, pathOf, queryOf } from "./files/answer-file.ts";
import { cutPipeline } from "./limit-pipelining.ts";
import { type Log, logFailure } from "./log.ts";
import { logRequest } from "./log-request.ts";
import type { App } from "./open-server.ts";
import { createPlainAnswers } from "./plain/create-plain-answers.ts";

/**
 * The server's promises, in the order in which they are kept:
 * a connection brings few requests at once, every request is logged, every answer carries the security headers, a connection ends once the server is stopping,
 * a request names its host once,
 * the server's own addresses answer for themselves, every other address is a file of the build, and what fails
 * answers 500 without saying why.
 */
export function createApp(parts: ApiParts): App {
  const secure = Object.entries(parts.site.secureHeaders);
  const secureHeaders = secure.flat();
  const api = createApi(parts);
  const answerApi = getRequestListener((request, env) => api.fetch(request, env), {
    hostname: "localhost",
    overrideGlobalObjects: false,
    errorHandler: () =>
      Response.json({ success: false, message: "This request cannot be read." }, { status: 400 }),
  });
  const respond = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const { hosts, acceptEncoding, ifNoneMatch } = glance(request.rawHeaders);
    const { draining } = parts.state;
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== "1.0"))
      return refuseHost(response, secureHeaders);
    if (isApiPath(path)) {
      for (const [name, value] of secure) response.setHeader(name, value);
      if (draining) response.setHeader("Connection", "close");
      return answerApi(request, response);
    }
    const method = request.method ?? "";
    if (method !== "GET" && method !== "HEAD") request.resume();
    const desk = isDeskPath(path) ? parts.desk : undefined;
    return answerFile(
      desk?.page ?? parts.site,
      {
        method,
        path: desk?.pathOf(path) ?? path,
        acceptEncoding,
        ifNoneMatch,
        accept: () => request.headers.accept,
        query: () => queryOf(request.url),
      },
      (status, headers) => {
        const all = draining ? [...headers, "Connection", "close"] : headers;
        return response.writeHead(status, all as string[]);
      },
    );
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (cutPipeline(request, response)) return;
    const path = pathOf(request.url ?? "/");
    logRequest(parts.log, path, request, response);
    const answered = respond(request, response, path);
    if (answered) answered.catch((error: unknown) => fail(parts.log, response, secureHeaders, error));
  };
  return { answer, answerPlain: createPlainAnswers(parts) };
}

/** Only what every answer depends on, read without Node's making an object of all headers. */
function glance(rawHeaders: readonly string[]) {
  let hosts = 0;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4) {
      if (name.toLowerCase() === "host") hosts += 1;
    } else if (name.length === 15) {
      if (name.toLowerCase() === "accept-encoding")
        acceptEncoding = joined(acceptEncoding, rawHeaders[index + 1]);
    } else if (name.length === 13 && name.toLowerCase() === "if-none-match") {
      ifNoneMatch = joined(ifNoneMatch, rawHeaders[index + 1]);
    }
  }
  return { hosts, acceptEncoding, ifNoneMatch };
}

/** A header that comes twice means both (RFC 9110, 5.3). */
function joined(before: string | undefined, value: string | undefined): string | undefined {
  return before === undefined ? value : `${before}, ${value}`;
}

/** Two `Host` headers, or none, let a proxy and this server take one request for two different ones (RFC 9112, 3.2). */
function refuseHost(response: ServerResponse, headers: readonly string[]): undefined {
  const own = ["Content-Type", "application/json", "Cache-Control", "no-store", "Connection", "close"];
  response.writeHead(400, [...headers, ...own]);
  response.end(`${JSON.stringify({ success: false, message: "One Host header is wanted." })}\n`);
}

function fail(log: Log, response: ServerResponse, headers: readonly string[], error: unknown): void {
  // The visitor went away in the middle of an answer.
  if (error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
  logFailure(log, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const own = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
  response.writeHead(500, [...headers, ...own]);
  response.end("Something went wrong here. Please try again.\n");
}
