import { expect, test } from "vitest";
import { updateOrigins } from "./hindi-progress.ts";

test("a Hindi text falls behind when the English it was written for is replaced, and stays so until one of the two is settled", () => {
  const now = { किराया: ["The rent", "Rent"], दाम: ["What it costs"] };
  expect(updateOrigins({}, { किराया: ["Rent"], दाम: ["Price"] }, now)).toEqual({ दाम: ["Price"] });
  expect(updateOrigins({ दाम: ["Price"] }, now, now), "after a restart, and a build").toEqual({
    दाम: ["Price"],
  });
  expect(updateOrigins({ दाम: ["Price"] }, {}, { दाम: ["Price"] }), "the English is as it was").toEqual({});
  expect(updateOrigins({ दाम: ["Price"] }, {}, { ख़र्च: ["What it costs"] }), "the Hindi is new").toEqual({});
});
