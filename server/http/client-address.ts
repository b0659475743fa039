import { isIPv4, isIPv6 } from "node:net";

/**
 * Whose post it is, for counting: an IPv4 address whole, an IPv6 address by its /64, which is one household's or office's.
 * @param socket the address of the connection
 * @param forwarded the `X-Forwarded-For` header, whose entries anybody may write
 * @param hops how many proxies of our own stand in front; each has added one entry at the right
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const chain = [...(forwarded ?? "").split(",").map((entry) => entry.trim()), socket ?? ""].filter(Boolean);
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? "";
  const plain = address.replace(/^\[|\](:\d+)?$/g, "");
  const mapped =
    /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${network(plain)}::/64` : "unknown";
}

function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
