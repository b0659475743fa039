import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("lines are dropped while nobody reads the log, but never cut in half", () => {
  let written = Buffer.alloc(0);
  let room = 100;
  const { log, flush } = createLog((lines) => {
    const taken = lines.subarray(0, room);
    written = Buffer.concat([written, taken]);
    room -= taken.length;
    return taken.length;
  });
  for (let id = 0; id < 3_000; id += 1) log({ id, path: "/\u0930\u093e\u092f\u092a\u0941\u0930" });
  flush();
  room = Number.POSITIVE_INFINITY;
  log({ id: "last" });
  flush();
  const ids = written
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect(ids.slice(0, 2)).toEqual([0, 1]);
  expect(ids.at(-1)).toBe("last");
  expect(ids.length).toBeLessThan(3_000);
});
