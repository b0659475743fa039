import { expect, test } from "vitest";
import { usefulWidths, webpWidths } from "./picture-widths.ts";

const widths = [240, 480, 750, 1280, 1920, 2560];

test.each([
  ["6.5rem", [240, 480]],
  ["(width < 64rem) 5rem, 24vw", [240, 480, 750]],
  ["(width < 64rem) 92vw, 36rem", widths],
  ["48vw", [240, 480, 750, 1280]],
  ["(width < 48rem) 100vw, max(100vw, 178svh)", widths],
])("a picture shown at %s offers only widths that a browser might choose", (sizes, expected) => {
  expect(usefulWidths(widths, sizes)).toEqual(expected);
});

test("a small picture offers all its widths", () => {
  expect(usefulWidths([240, 430], "100vw")).toEqual([240, 430]);
});

test("WebP comes in a phone's width and a desktop's, or in the only width there is", () => {
  expect(webpWidths(widths)).toEqual([750, 1280]);
  expect(webpWidths([240, 430])).toEqual([430]);
});
