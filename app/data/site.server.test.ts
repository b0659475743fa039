import { expect, test } from "vitest";
import { dialledNumber } from "./site.server.ts";

test.each([
  ["+91 98260 12345", "+919826012345"],
  ["98260 12345", "+919826012345"],
  ["0771 401 2345", "+917714012345"],
  ["+44 (20) 7946 0958", "+442079460958"],
])("%s is dialled from anywhere as %s", (shown, dialled) => {
  expect(dialledNumber(shown)).toBe(dialled);
});
