import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { expandIPv6 } from "hono/utils/ipaddr";

/**
 * Identifies a sender, for counting: by the IPv4 address, or by the /56 of an IPv6 address, which is what one household or
 * office gets (RFC 6177, section 2).
 * @param hops how many of our own proxies are in front; each has added one entry on the right of the `X-Forwarded-For` header,
 * which anybody can forge
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  hops: number,
): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const chain = [...forwarded, socket.remoteAddress ?? ""].map((entry) => entry.trim()).filter(Boolean);
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? "";
  const plain = address.replace(/^\[|\](:\d+)?$/g, "");
  const ipv4 =
    /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(ipv4)) return ipv4;
  return isIPv6(plain) ? `${network(plain)}::/56` : "unknown";
}

function network(address: string): string {
  const [prefix = ""] = /^(?:.{4}:){3}.{2}/.exec(expandIPv6(address.toLowerCase())) ?? [];
  return `${prefix}00`.replace(/\b0{1,3}/g, "");
}

/** Whether an `Origin` is the site's own, by origin or host: behind a proxy that ends TLS the schemes differ. */
export function isOwnOrigin(origin: string, headers: Headers, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(siteUrl).origin || url.host === headers.get("host")?.toLowerCase();
}

/** Reads JSON and leaves the connection open for an answer; undefined beyond `maxBytes`. @throws if it is none or cut off */
export async function readSmallJson(body: Readable, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** How much is discarded at most, and how many bodies at once. */
const limits = { bodies: 8, bytes: 8 * 1024 * 1024, milliseconds: 5_000 };
let discarding = 0;

/** Reads on a refused body: a browser cut off while sending never sees the answer. In a flood only a few are read. */
export async function discardBody(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed || discarding >= limits.bodies) return;
  discarding += 1;
  const stop = new AbortController();
  let remaining = limits.bytes;
  const count = (chunk: Buffer) => {
    remaining -= chunk.length;
    if (remaining < 0) end();
  };
  const end = () => stop.abort();
  body.on("data", count).once("end", end).once("close", end).once("error", end).resume();
  await pause(limits.milliseconds, undefined, { signal: stop.signal }).catch(() => {});
  body.off("data", count).off("end", end).off("close", end).off("error", end).pause();
  discarding -= 1;
}
