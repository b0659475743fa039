import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { BuiltFile, BuiltSite, Variant } from "./built-site.ts";
import { findFile } from "./find-file.ts";
import { findRedirect } from "./find-redirect.ts";
import { chooseVariant } from "./negotiate-encoding.ts";

/** Of a request what an answer from the build depends on. */
export type FileRequest = {
  method: string;
  /** Still percent-encoded, without its query. */
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Looked at only where nothing is found. */
  accept: () => string | undefined;
  /** With its question mark; looked at only where an address has moved. */
  query: () => string;
};

/** Sends a status and all headers, names and values in turn. */
export type WriteHead = (status: number, headers: readonly string[]) => ServerResponse;

/**
 * Answers from the build: the file at the address, else where it has moved to, else the 404 page; 405 to anything but GET and HEAD.
 * Written on Node's own request and response, with headers made beforehand and no promise for what lies in memory:
 * pages are most of what is asked for (docs/decisions/2026-11-21-files-answered-without-hono.md).
 */
export function answerFile(
  site: BuiltSite,
  request: FileRequest,
  writeHead: WriteHead,
): Promise<void> | undefined {
  const { method, path } = request;
  if (method !== "GET" && method !== "HEAD") {
    const headers = [...Object.entries(site.secureHeaders).flat(), "Allow", "GET, HEAD"];
    return sendText(request, writeHead, 405, "This address can only be read.", headers);
  }
  const file = findFile(site, path);
  if (file) return send(file, request, writeHead, 200);
  const moved = findRedirect(site.redirects, path);
  if (moved?.to !== undefined) return sendRedirect(site, request, writeHead, moved.to);
  const status = moved ? 410 : 404;
  if (acceptsPage(request.accept())) return send(site.notFound, request, writeHead, status);
  return sendText(
    request,
    writeHead,
    status,
    status === 410 ? "What was at this address is gone." : "There is nothing at this address.",
    Object.entries(site.secureHeaders).flat(),
  );
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
export function queryOf(target = ""): string {
  const [, query = ""] = /(\?[^#]*)/.exec(target) ?? [];
  return query.replace(/[^\x21-\x7e]/g, "");
}

function send(
  file: BuiltFile,
  { method, acceptEncoding, ifNoneMatch }: FileRequest,
  writeHead: WriteHead,
  status: 200 | 404 | 410,
): Promise<void> | undefined {
  const variant = chooseVariant(file.variants, acceptEncoding);
  if (status === 200 && isUnchanged(variant, ifNoneMatch)) {
    writeHead(304, variant.unchangedHeaders).end();
  } else if (method === "HEAD") {
    writeHead(status, variant.headers).end();
  } else if (typeof variant.content !== "string") {
    writeHead(status, variant.headers).end(variant.content);
  } else {
    return sendFromDisk(variant, variant.content, writeHead, status);
  }
  return undefined;
}

async function sendFromDisk(
  { headers, size }: Variant,
  file: string,
  writeHead: WriteHead,
  status: number,
): Promise<void> {
  if (size > wholeUpTo) {
    const stream = createReadStream(file, { end: size - 1 });
    return pipeline(stream, writeHead(status, headers));
  }
  const content = await readFile(file);
  if (content.length !== size) throw new Error("a file of the build has changed while it was served");
  writeHead(status, headers).end(content);
}

/** Bytes: up to this a picture is read at once, which is quicker than a stream. */
const wholeUpTo = 64 * 1024;

/** Whether a visitor holds a variant already, by the `If-None-Match` header (RFC 9110, 13.1.2). */
export function isUnchanged({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");
}

/** For an hour at most, so that a redirect taken back is not followed for ever. A query goes along. */
function sendRedirect(
  { secureHeaders }: BuiltSite,
  { query }: FileRequest,
  writeHead: WriteHead,
  to: string,
): undefined {
  const [path = "", anchor] = to.split("#");
  const whole = `${path.includes("?") ? path : path + query()}${anchor === undefined ? "" : `#${anchor}`}`;
  const own = ["Location", whole, "Content-Length", "0", "Cache-Control", "public, max-age=3600"];
  writeHead(301, [...own, ...Object.entries(secureHeaders).flat()]).end();
}

function acceptsPage(accept: string | undefined): boolean {
  return !accept || /text\/html|\*\/\*|text\/\*/i.test(accept);
}

function sendText(
  { method }: FileRequest,
  writeHead: WriteHead,
  status: number,
  text: string,
  headers: readonly string[],
): undefined {
  const body = Buffer.from(`${text}\n`);
  const own = ["Content-Type", "text/plain; charset=utf-8", "Content-Length", String(body.length)];
  writeHead(status, [...own, "Cache-Control", "no-store", ...headers]).end(
    method === "HEAD" ? undefined : body,
  );
}
