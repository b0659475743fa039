import { expect, test } from "vitest";
import { numberWords } from "./number-words.ts";

test("a released submission counts once among possible spam", () => {
  expect(numberWords.spamText({ all: 100, quarantined: 10, released: 4, marked: 2 })).toBe(
    "Of the 100 that came in, 10 looked like spam; 4 of those turned out not to be. You marked 2 as spam.",
  );
});
