import { expect, test } from "vitest";
import { cutText, splitLetters } from "./letters.ts";

test("a text in Hindi is taken apart between its letters, never within one", () => {
  expect(splitLetters("स्क्रीन पर")).toEqual(["स्क्री", "न", " ", "प", "र"]);
});

test.each([
  ["short", 10, "short"],
  ["exactly ten", 11, "exactly ten"],
  ["exactly ten", 7, "exactly"],
  ["boards 🙂🙂", 8, "boards "],
  ["boards 🙂🙂", 9, "boards 🙂"],
  ["family 👨‍👩‍👧 here", 12, "family "],
  ["flag 🇮🇳🇮🇳", 7, "flag "],
  ["नमस्ते", 5, "नम"],
  ["होली", 3, "हो"],
  ["स्क्रीन पर", 5, ""],
  ["é".normalize("NFD").repeat(3), 5, "é".normalize("NFD").repeat(2)],
])("%j, cut at %i, ends with a whole letter: %j", (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});
