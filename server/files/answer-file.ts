import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import Negotiator from "negotiator";
import { pathKey, plainPath } from "../../formats/address.ts";
import { type BuiltFile, type BuiltSite, findFile, type Variant } from "./built-site.ts";

/**
 * Answers from the build: with the file at the address, or a redirect, or the 404 page; with 405 for anything but GET and
 * HEAD. Uses Node's own request and response, because most requests are for pages (docs/decisions/http.md). `path` is
 * percent-encoded, without the query.
 * @throws if a file cannot be read, or has changed its size since the build was read
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
  await site.waitFor?.(path);
  const file = findFile(site, path);
  if (file) return send(file, request, response, 200);
  const redirect = site.redirects.get(pathKey(path));
  if (redirect?.to !== undefined) return sendRedirect(site, queryOf(url), response, redirect.to);
  const meant = redirect ? undefined : pathMeant(site, path);
  if (meant !== undefined) return sendRedirect(site, queryOf(url), response, meant);
  const status = redirect ? 410 : 404;
  if (acceptsPage(headers.accept)) return send(site.notFound(path), request, response, status);
  const text = redirect ? "What was at this address has been removed." : "There is nothing at this address.";
  return sendText(site, request, response, status, text);
}

/** Answers with the page for failures, if the build has one and a page is wanted. @returns whether it did */
export async function answerFailure(
  site: BuiltSite,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const page = site.failure(path);
  if (!page || response.headersSent || !acceptsPage(request.headers.accept)) return false;
  await send(page, request, response, 500);
  return true;
}

/**
 * The address that a path begins with, if something is there: a chat or mail program takes a full stop, comma or bracket behind an
 * address, or an invisible character, for a part of it.
 */
function pathMeant(site: BuiltSite, path: string): string | undefined {
  const plain = plainPath(path);
  let end = plain.length;
  while (end > 0 && !/[\p{L}\p{M}\p{N}\p{Cc}]/u.test(plain[end - 1] ?? "")) end -= 1;
  const meant = encodeURI(plain.slice(0, end)) || "/";
  const isThere = findFile(site, meant) ?? site.redirects.get(pathKey(meant))?.to;
  return end < plain.length && isThere ? meant : undefined;
}

/** The path of a request target without the query; the target may be in the absolute form that proxies send. */
export function pathOf(target: string): string {
  const path = target.startsWith("/") ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, "") || "/";
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

/** The query of a request target including its question mark, in characters allowed in a header; empty without one. */
function queryOf(target = ""): string {
  return (/\?[^#]*/.exec(target)?.[0] ?? "").replace(/[^\x21-\x7e]/g, "");
}

async function send(
  file: BuiltFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 | 410 | 500,
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
  if (size > maxReadAtOnce) {
    const stream = createReadStream(file, { end: size - 1 });
    return pipeline(stream, response.writeHead(status, headers));
  }
  const content = await readFile(file);
  if (content.length !== size) throw new Error("a file of the build changed while it was being served");
  response.writeHead(status, headers).end(content);
}

/** Bytes: up to this size a picture is read at once, which is faster than a stream. */
const maxReadAtOnce = 64 * 1024;

/** Whether the visitor already has a variant, by the `If-None-Match` header (RFC 9110, 13.1.2). */
function isUnchanged({ etag }: Variant, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** Cached for an hour at most, so that a redirect can be withdrawn. The query is kept. */
function sendRedirect(
  { secureHeaders }: BuiltSite,
  query: string,
  response: ServerResponse,
  to: string,
): void {
  const [path = "", anchor] = to.split("#");
  const location = `${path.includes("?") ? path : path + query}${anchor === undefined ? "" : `#${anchor}`}`;
  const headers = { Location: location, "Content-Length": "0", "Cache-Control": "public, max-age=3600" };
  response.writeHead(301, { ...headers, ...secureHeaders }).end();
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

/** Chooses the variant of a file that a client prefers by its own weights; Brotli before gzip if these are equal. */
function chooseVariant(variants: readonly Variant[], accepted = ""): Variant {
  const request = { headers: { "accept-encoding": accepted } };
  const available = variants.map(({ encoding }) => encoding);
  const [best] = (new Negotiator(request) as Negotiator & Preferring).encodings(available, {
    preferred: ["br", "gzip"],
  });
  const variant = variants.find(({ encoding }) => encoding === best) ?? variants.at(-1);
  if (!variant) throw new Error("a built file without any variant");
  return variant;
}

/** Available since version 1.0, but missing from its published types. */
type Preferring = { encodings: (available: string[], options: { preferred: string[] }) => string[] };
