import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { BuiltFile, BuiltSite } from "./built-site.ts";
import { findFile } from "./find-file.ts";
import { chooseVariant } from "./negotiate-encoding.ts";

/**
 * Answers from the build: the file at the address, else the 404 page; 405 to anything but GET and HEAD.
 * Written on Node's own request and response: pages are most of what is asked for, and this way costs half.
 */
export async function answerFile(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    request.resume();
    return sendText(request, response, 405, "This address can only be read.", { Allow: "GET, HEAD" });
  }
  const file = findFile(site, pathOf(request.url ?? "/"));
  if (file) return send(file, request, response, 200);
  if (acceptsPage(request.headers.accept)) return send(site.notFound, request, response, 404);
  return sendText(request, response, 404, "There is nothing at this address.");
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

async function send(
  file: BuiltFile,
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
): Promise<void> {
  const variant = chooseVariant(file.variants, request.headers["accept-encoding"]);
  if (status === 200 && matches(request.headers["if-none-match"], variant.etag)) {
    const { "Content-Length": _length, "Content-Type": _type, ...headers } = variant.headers;
    response.writeHead(304, headers).end();
    return;
  }
  if (request.method === "HEAD") {
    response.writeHead(status, variant.headers).end();
    return;
  }
  if (typeof variant.content !== "string") {
    response.writeHead(status, variant.headers).end(variant.content);
    return;
  }
  if (variant.size <= wholeUpTo) {
    const content = await readFile(variant.content);
    response.writeHead(status, { ...variant.headers, "Content-Length": content.length }).end(content);
    return;
  }
  const stream = createReadStream(variant.content, { end: variant.size - 1 });
  response.writeHead(status, variant.headers);
  await pipeline(stream, response);
}

/** Bytes: up to this a picture is read at once, which is quicker than a stream. */
const wholeUpTo = 64 * 1024;

function matches(wanted: string | undefined, etag: string): boolean {
  if (!wanted) return false;
  return wanted.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");
}

function acceptsPage(accept: string | undefined): boolean {
  return !accept || /text\/html|\*\/\*|text\/\*/i.test(accept);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
