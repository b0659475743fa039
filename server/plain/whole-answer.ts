import type { Variant } from "../files/built-site.ts";

/** Seconds for which a connection stays open for a next request, as `openServer` has it and answers say. */
export const keepAliveSeconds = 15;

/**
 * Status line, headers and body of an answer from memory as one piece, made once a second because of its date.
 * @param status 304 leaves the body out
 * @param now milliseconds since 1970
 */
export function wholeAnswer(variant: Variant & { content: Buffer }, status: 200 | 304, now: number): Buffer {
  const made = status === 200 ? whole : unchanged;
  const second = Math.trunc(now / 1000);
  const last = made.get(variant);
  if (last?.second === second) return last.bytes;
  const [line, headers] =
    status === 200 ? ["200 OK", variant.headers] : ["304 Not Modified", variant.unchangedHeaders];
  let head = `HTTP/1.1 ${line}\r\n`;
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  head += `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n`;
  head += `Keep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  const start = Buffer.from(head, "latin1");
  const bytes = status === 200 ? Buffer.concat([start, variant.content]) : start;
  made.set(variant, { second, bytes });
  return bytes;
}

type Made = WeakMap<Variant, { second: number; bytes: Buffer }>;
const whole: Made = new WeakMap();
const unchanged: Made = new WeakMap();
