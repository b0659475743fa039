import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { clientAddress, discardBody } from "./request.ts";

const identifyVisitor = (address: string | undefined, forwardedFor: string | undefined, hops: number) =>
  clientAddress(
    { socket: { remoteAddress: address } as Socket, headers: { "x-forwarded-for": forwardedFor } },
    hops,
  );

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
  ["2001:db8:1:1ff::9", "2001:db8:1:100::/56"],
  ["2001:0DB8::1", "2001:db8:0:0::/56"],
  ["::2:3:4:5:6:7:8", "0:2:3:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  [undefined, "unknown"],
])("a visitor from %s counts as %s", (address, expected) => {
  expect(identifyVisitor(address, undefined, 0)).toBe(expected);
});

test.each([
  ["1.1.1.1, 2.2.2.2", 0, "10.0.0.1"],
  ["1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
  ["1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
  [" , 2.2.2.2 ", 3, "2.2.2.2"],
  [undefined, 1, "10.0.0.1"],
  ["2.2.2.2:51234", 1, "2.2.2.2"],
  ["[2001:db8::5]:443", 1, "2001:db8:0:0::/56"],
  ["[::FFFF:192.0.2.10]:443", 1, "192.0.2.10"],
  ["rubbish", 1, "unknown"],
])(
  "a visitor for whom the proxies say “%s”, of whom %i are ours, counts as %s",
  (forwardedFor, hops, expected) => {
    expect(identifyVisitor("10.0.0.1", forwardedFor, hops)).toBe(expected);
  },
);

/** Has nothing more to say, and doesn't end. */
const silent = () => new Readable({ read() {} });
test("up to eight refused bodies are read to the end at a time, so that their visitors see the answer", async () => {
  const bodies = Array.from({ length: 8 }, silent);
  const discards = bodies.map(discardBody);
  const ninth = silent();
  await discardBody(ninth);
  expect([...bodies, ninth].map((body) => body.listenerCount("data"))).toEqual([...Array(8).fill(1), 0]);
  for (const body of bodies) body.destroy();
  await Promise.all(discards);
  void discardBody(ninth);
  expect(ninth.listenerCount("data")).toBe(1);
  ninth.destroy();
});
