import { expect, test } from "vitest";
import { usefulWidths, webpWidths } from "./picture-widths.ts";

const widths = [240, 480, 750, 1280, 1920, 2560];

test.each([
  ["6.5rem", [240, 480]],
  ["(width < 64rem) 5rem, 24vw", [240, 480, 750]],
  ["(width < 64rem) 92vw, 36rem", widths],
  ["48vw", [240, 480, 750, 1280]],
  ["(width < 48rem) 100vw, max(100vw, 178svh)", widths],
])("a picture shown at %s offers no width that can never be chosen", (sizes, expected) => {
  expect(usefulWidths(widths, sizes)).toEqual(expected);
});

test("a small picture offers all it has", () => {
  expect(usefulWidths([240, 430], "100vw")).toEqual([240, 430]);
});

test("WebP has a phone's width and a desktop's, or the only one there is", () => {
  expect(webpWidths(widths)).toEqual([750, 1280]);
  expect(webpWidths([240, 430])).toEqual([430]);
});
