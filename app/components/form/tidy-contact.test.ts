import { expect, test } from "vitest";
import { removeInvisible, tidyEmail } from "./tidy-contact.ts";

test.each([
  ["asha@example.test\u200b", "asha@example.test"],
  ["Asha Verma <asha@example.test>,", "asha@example.test"],
  ["asha@example.test. ", "asha@example.test"],
  ["asha.verma+cv@mail.example.test", "asha.verma+cv@mail.example.test"],
  ["asha at example", "asha at example"],
])("a pasted e-mail address loses what is not part of it: “%s”", (pasted, expected) => {
  expect(tidyEmail(pasted)).toBe(expected);
});

test.each([
  ["\u202a+91 98271 55555\u202c", "+91 98271 55555"],
  ["\u2066(0771) 400-1234\u2069", "(0771) 400-1234"],
])("a pasted telephone number loses signs that nobody sees: “%s”", (pasted, expected) => {
  expect(removeInvisible(pasted)).toBe(expected);
});
