import { expect, test } from "vitest";
import { describeRefusal } from "./refusal-words.ts";

test.each([
  [
    { code: "last owner", detail: "Olga" },
    "Olga is the last owner. Please make somebody else an owner first.",
  ],
  [
    { code: "throttled", detail: "15" },
    "There were too many wrong attempts. Please try again in 15 minutes.",
  ],
  [{ code: "throttled", detail: "1" }, "There were too many wrong attempts. Please try again in a minute."],
  [{ code: "wrong state", detail: "quarantined" }, "This can’t be done: it is under “Possible spam”."],
  [{ code: "invalid", errors: { text: "no text" } }, "Please write the text."],
  [{ code: "of a newer server" }, "Something is missing or can’t be right. Please look through it again."],
  [
    { code: "changed", conflict: { by: "Olga", what: "value", at: "2026-11-21T04:31:00Z" } },
    "Olga set its amount in the meantime (21 Nov 2026, 10:01 am). Nothing was overwritten; please look at it again.",
  ],
])("%j is said to staff in words", (refusal, words) => {
  expect(describeRefusal(refusal)).toBe(words);
});
