import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { discardBody } from "./discard-body.ts";

/** Has nothing more to say, and doesn't end. */
const silent = () => new Readable({ read() {} });
/** Begins to read on; tells whether that is over. */
const discard = (body: Readable) => {
  let over = false;
  void discardBody(body).then(() => {
    over = true;
  });
  return () => over;
};

test("what a visitor still sends of a refused form is read, so that they see the answer, but eight megabytes at most", async () => {
  const body = silent();
  const isOver = discard(body);
  let bytes = 0;
  body.on("data", ({ length }: Buffer) => {
    bytes += length;
  });
  body.push(Buffer.alloc(8 * 1024 * 1024));
  await expect.poll(() => bytes).toBe(8 * 1024 * 1024);
  expect(isOver()).toBe(false);
  body.push(Buffer.alloc(1));
  await expect.poll(isOver).toBe(true);
});

test("eight refused forms are read on at a time, and another when one is over", async () => {
  const bodies = Array.from({ length: 8 }, silent);
  const over = bodies.map(discard);
  const ninth = silent();
  discard(ninth);
  expect(ninth.listenerCount("data")).toBe(0);
  for (const body of bodies) body.destroy();
  await expect.poll(() => over.every((isOver) => isOver())).toBe(true);
  discard(ninth);
  expect(ninth.listenerCount("data")).toBe(1);
  ninth.destroy();
});
