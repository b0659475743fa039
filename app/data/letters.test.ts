import { expect, test } from "vitest";
import { cutText, splitLetters } from "./letters.ts";

test("a text in Hindi is taken apart between its letters, never within one", () => {
  expect(splitLetters("स्क्रीन पर")).toEqual(["स्क्री", "न", " ", "प", "र"]);
});

test.each([
  ["स्क्रीन पर", 5, ""],
  ["स्क्रीन पर", 7, "स्क्रीन"],
  ["Diwali 🎆", 8, "Diwali "],
  ["Diwali", 6, "Diwali"],
])("“%s” cut to %i ends with a whole letter", (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});
