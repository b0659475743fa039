import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type ApiParts, createApi } from "./api.ts";
import { answerFailure, answerFile, pathOf } from "./files/answer-file.ts";
import { isApiPath, isDeskPath, isEditorPath } from "./http/api-paths.ts";
import { cutPipeline } from "./http/connection-limits.ts";
import { logRequest } from "./http/log-request.ts";
import { type Log, logFailure } from "./log.ts";

/**
 * The server's promises, in the order in which they are kept: a connection carries only a few requests at once; every request
 * is logged; connections are closed while the server is stopping; a request must name exactly one host; the server's own
 * addresses come first, then the desk's; every other address is a file of the build; a failure is answered with 500 and no
 * details, where a page is wanted with a page. Every answer has the security headers: files have their own, everything else has the site-wide ones.
 */
export function createApp(parts: ApiParts): RequestListener {
  const { site, desk, state, log } = parts;
  const secureHeaders = new Map(Object.entries(site.secureHeaders));
  const api = createApi(parts);
  const answerApi = getRequestListener((request, env) => api.fetch(request, env), {
    hostname: "localhost",
    overrideGlobalObjects: false,
    errorHandler: () =>
      Response.json({ success: false, message: "This request cannot be read." }, { status: 400 }),
  });
  const respond = (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (!namesOneHost(request)) return refuseHost(response.setHeaders(secureHeaders));
    if (isApiPath(path)) return answerApi(request, response.setHeaders(secureHeaders));
    if (desk && isDeskPath(path)) {
      response.setHeader("X-Robots-Tag", "noindex");
      return answerFile(desk.page, desk.pathOf(path), request, response);
    }
    if (desk && isEditorPath(path)) return sayWhereEditorIs(response.setHeaders(secureHeaders));
    return answerFile(site, path, request, response);
  };
  return async (request, response) => {
    if (cutPipeline(request, response)) return;
    const path = pathOf(request.url ?? "/");
    logRequest(log, path, request, response);
    if (state.draining) response.setHeader("Connection", "close");
    try {
      await respond(request, response, path);
    } catch (error) {
      await fail(log, response, secureHeaders, error, () => answerFailure(site, path, request, response));
    }
  };
}

/** With two `Host` headers, or none, a proxy and this server may understand a request differently (RFC 9112, 3.2). */
function namesOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

function refuseHost(response: ServerResponse): void {
  response.writeHead(400, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    Connection: "close",
  });
  response.end(`${JSON.stringify({ success: false, message: "Exactly one Host header is required." })}\n`);
}

const editorElsewhere = readFileSync(new URL("./editor-elsewhere.html", import.meta.url));

/** Where the proxy passes none of the editor’s addresses on, the desk’s link to it leads here. */
function sayWhereEditorIs(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(editorElsewhere);
}

async function fail(
  log: Log,
  response: ServerResponse,
  headers: Map<string, string>,
  error: unknown,
  answerPage: () => Promise<boolean>,
): Promise<void> {
  // The visitor left in the middle of an answer.
  if (error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
  logFailure(log, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (await answerPage().catch(() => false)) return;
  response.setHeaders(headers);
  response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end("Something went wrong here. Please try again.\n");
}
