import { expect, test } from "vitest";
import { usefulWidths, webpWidth } from "./picture-widths.ts";

const widths = [320, 750, 1280, 1920];

test.each([
  ["6.5rem", [320]],
  ["(width < 64rem) 5rem, 24vw", [320, 750]],
  ["(width < 64rem) 92vw, 36rem", widths],
  ["48vw", [320, 750, 1280]],
  ["(width < 48rem) 100vw, max(100vw, 178svh)", widths],
])("a picture shown at %s offers only widths that a browser might choose", (sizes, expected) => {
  expect(usefulWidths(widths, sizes)).toEqual(expected);
});

test("WebP comes in one width: a small window's, or the widest there is", () => {
  expect(webpWidth(widths)).toBe(1280);
  expect(webpWidth([750, 1920])).toBe(1920);
  expect(webpWidth([240, 430])).toBe(430);
});
