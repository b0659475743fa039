import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("lines are dropped while nobody reads the log, but never cut in half", () => {
  let output = Buffer.alloc(0);
  let room = 100;
  const { log, flush } = createLog((lines) => {
    const chunk = lines.subarray(0, room);
    output = Buffer.concat([output, chunk]);
    room -= chunk.length;
    return chunk.length;
  });
  for (let id = 0; id < 3_000; id += 1) log({ id, path: "/\u0930\u093e\u092f\u092a\u0941\u0930" });
  flush();
  room = Number.POSITIVE_INFINITY;
  log({ id: "last" });
  flush();
  const ids = output
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect(ids.slice(0, 2)).toEqual([0, 1]);
  expect(ids.at(-1)).toBe("last");
  expect(ids.length).toBeLessThan(3_000);
});
