import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { discardBody } from "./discard-body.ts";

/** Has nothing more to say, and doesn't end. */
const silent = () => new Readable({ read() {} });
test("the rest of eight refused forms is read at a time, so that their visitors see the answer", async () => {
  const bodies = Array.from({ length: 8 }, silent);
  const discarded = bodies.map(discardBody);
  const ninth = silent();
  await discardBody(ninth);
  expect([...bodies, ninth].map((body) => body.listenerCount("data"))).toEqual([...Array(8).fill(1), 0]);
  for (const body of bodies) body.destroy();
  await Promise.all(discarded);
  void discardBody(ninth);
  expect(ninth.listenerCount("data")).toBe(1);
  ninth.destroy();
});
