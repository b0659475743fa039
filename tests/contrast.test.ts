import { readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";

/** The tokens' values as they are declared first: later declarations of the same are for other windows, not colours. */
const tokens = new Map<string, string>();
postcss.parse(readFileSync("app/styles/tokens.css", "utf8")).walkDecls(/^--/, ({ prop, value }) => {
  if (!tokens.has(prop)) tokens.set(prop, value);
});

/** What words are set in, and what they may stand on anywhere. */
const words = ["--ink", "--ink-2", "--heat", "--wrong", "--right"];
const grounds = ["--ground", "--ground-2", "--ground-3"];

test.each(["light", "dark"] as const)(
  "in the %s scheme every text colour can be read on each background it may appear on",
  (scheme) => {
    for (const word of words)
      for (const ground of grounds) {
        const [dark = 0, bright = 0] = [word, ground]
          .map((token) => luminance(resolveHex(token, scheme)))
          .sort((a, b) => a - b);
        // WCAG 2.2, “contrast ratio” and 1.4.3.
        expect((bright + 0.05) / (dark + 0.05), `${word} on ${ground}`).toBeGreaterThan(4.5);
      }
  },
);

/** WCAG 2.2, “relative luminance”. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A token's colour in six digits. */
function resolveHex(token: string, scheme: "light" | "dark"): string {
  const value = tokens.get(token) ?? "";
  const [, light, dark] = /^light-dark\(([^,]+), (.+)\)$/.exec(value) ?? [];
  const colour = (scheme === "light" ? light : dark) ?? value;
  const [, alias] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  if (alias) return resolveHex(alias, scheme);
  expect(colour, token).toMatch(/^#[0-9a-f]{6}$/);
  return colour;
}
