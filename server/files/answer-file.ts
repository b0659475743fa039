import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { BuiltFile, BuiltSite, Variant } from "./built-site.ts";
import { findFile } from "./find-file.ts";
import { findRedirect } from "./find-redirect.ts";
import { chooseVariant } from "./negotiate-encoding.ts";

/**
 * Answers from the build: the file at the address, else where it has moved to, else the 404 page; 405 to anything but GET and HEAD.
 * Written on Node's own request and response, for pages are most of what is asked for
 * (docs/decisions/2026-11-21-files-answered-without-hono.md).
 * @param path the path as it came, still percent-encoded, without its query
 * @throws where a file cannot be read, or is no longer as long as when the build was read
 */
export async function answerFile(
  site: BuiltSite,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers, url } = request;
  if (method !== "GET" && method !== "HEAD") {
    request.resume();
    response.setHeader("Allow", "GET, HEAD");
    return sendText(site, request, response, 405, "This address can only be read.");
  }
  const file = findFile(site, path);
  if (file) return send(file, request, response, 200);
  const moved = findRedirect(site.redirects, path);
  if (moved?.to !== undefined) return sendRedirect(site, queryOf(url), response, moved.to);
  const status = moved ? 410 : 404;
  if (acceptsPage(headers.accept)) return send(site.notFound, request, response, status);
  const text = moved ? "What was at this address is gone." : "There is nothing at this address.";
  return sendText(site, request, response, status, text);
}

/**
 * The path of a request target, without its query; also of the absolute form that proxies send.
 * @param target such as `/About?x=1` or `http://host/About`
 */
export function pathOf(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "") || "/";
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

/** The query of a request target with its question mark, in characters that a header may carry; empty where there is none. */
function queryOf(target = ""): string {
  const [, query = ""] = /(\?[^#]*)/.exec(target) ?? [];
  return query.replace(/[^\x21-\x7e]/g, "");
}

async function send(
  file: BuiltFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 | 410,
): Promise<void> {
  const variant = chooseVariant(file.variants, headers["accept-encoding"]);
  if (status === 200 && isUnchanged(variant, headers["if-none-match"])) {
    const { "Content-Type": _type, "Content-Length": _length, ...unchanged } = variant.headers;
    response.writeHead(304, unchanged).end();
  } else if (method === "HEAD") {
    response.writeHead(status, variant.headers).end();
  } else if (typeof variant.content !== "string") {
    response.writeHead(status, variant.headers).end(variant.content);
  } else {
    await sendFromDisk(variant, variant.content, response, status);
  }
}

async function sendFromDisk(
  { headers, size }: Variant,
  file: string,
  response: ServerResponse,
  status: number,
): Promise<void> {
  if (size > wholeUpTo) {
    const stream = createReadStream(file, { end: size - 1 });
    return pipeline(stream, response.writeHead(status, headers));
  }
  const content = await readFile(file);
  if (content.length !== size) throw new Error("a file of the build has changed while it was served");
  response.writeHead(status, headers).end(content);
}

/** Bytes: up to this a picture is read at once, which is quicker than a stream. */
const wholeUpTo = 64 * 1024;

/** Whether a visitor holds a variant already, by the `If-None-Match` header (RFC 9110, 13.1.2). */
function isUnchanged({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");
}

/** For an hour at most, so that a redirect taken back is not followed for ever. A query goes along. */
function sendRedirect(
  { secureHeaders }: BuiltSite,
  query: string,
  response: ServerResponse,
  to: string,
): void {
  const [path = "", anchor] = to.split("#");
  const whole = `${path.includes("?") ? path : path + query}${anchor === undefined ? "" : `#${anchor}`}`;
  const own = { Location: whole, "Content-Length": "0", "Cache-Control": "public, max-age=3600" };
  response.writeHead(301, { ...own, ...secureHeaders }).end();
}

function acceptsPage(accept: string | undefined): boolean {
  return !accept || /text\/html|\*\/\*|text\/\*/i.test(accept);
}

function sendText(
  { secureHeaders }: BuiltSite,
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...secureHeaders,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  });
  response.end(method === "HEAD" ? undefined : body);
}
