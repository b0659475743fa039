import { expect, test } from "vitest";
import { countOf } from "./count-of.ts";

test("what visitors call a service can be anything, and is counted as what it is", () => {
  const asked = JSON.parse('{"Radio":2,"__proto__":3}') as Record<string, number>;
  expect(["Radio", "__proto__", "constructor", ""].map((name) => countOf(asked, name))).toEqual([2, 3, 0, 0]);
  expect(countOf({}, "__proto__")).toBe(0);
});
