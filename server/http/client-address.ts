import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
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
  const mapped =
    /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${network(plain)}::/56` : "unknown";
}

function network(address: string): string {
  const [first = ""] = /^(?:.{4}:){3}.{2}/.exec(expandIPv6(address.toLowerCase())) ?? [];
  return `${first}00`.replace(/\b0{1,3}/g, "");
}
