import { globSync, readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import { expect, test } from "vitest";

const schemes = ["light", "dark"] as const;

/** The tokens' values as they are declared first: later declarations of the same are for other windows, not colours. */
const tokens = new Map<string, string>();
postcss.parse(readFileSync("app/styles/tokens.css", "utf8")).walkDecls(/^--/, ({ prop, value }) => {
  if (!tokens.has(prop)) tokens.set(prop, value);
});

/** What words are set in, and what they may stand on anywhere. */
const words = ["--ink", "--ink-2", "--heat", "--wrong", "--right"];
const grounds = ["--ground", "--ground-2", "--ground-3"];

/** WCAG 2.2, 1.4.3. */
const enough = 4.5;

test("the colours of words can be read on each ground they may stand on, by day and by night", () => {
  for (const word of words)
    for (const ground of grounds) {
      const pair = `var(${word}) on var(${ground})`;
      for (const scheme of schemes)
        expect(contrastOf(`var(${word})`, `var(${ground})`, scheme), `${pair}, ${scheme}`).toBeGreaterThan(
          enough,
        );
    }
});

test("wherever a rule gives words a colour and a ground, they can be read on it, by day and by night", () => {
  const found = globSync("{app,desk}/**/*.css").flatMap((file) => {
    const pairs: { where: string; colour: string; ground: string }[] = [];
    postcss.parse(readFileSync(file, "utf8")).walkRules((rule) => {
      const [colour, ground] = [valueIn(rule, /^color$/), valueIn(rule, /^background(-color)?$/)];
      if (colour && ground) pairs.push({ where: `${file}: ${rule.selector}`, colour, ground });
    });
    return pairs;
  });
  const plain = found.filter(({ colour, ground }) => hexOf(colour, "light") && hexOf(ground, "light"));
  expect(plain.length).toBeGreaterThan(10);
  for (const { where, colour, ground } of plain)
    for (const scheme of schemes)
      expect(contrastOf(colour, ground, scheme), `${where}, ${scheme}`).toBeGreaterThan(enough);
});

function valueIn(rule: Rule, property: RegExp): string | undefined {
  const found = rule.nodes.findLast((node) => node.type === "decl" && property.test(node.prop));
  return found?.type === "decl" ? found.value : undefined;
}

/** WCAG 2.2, “contrast ratio”. */
function contrastOf(one: string, other: string, scheme: (typeof schemes)[number]): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((value) => luminance(hexOf(value, scheme) ?? expect.fail(`${value} is no plain colour`)))
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, “relative luminance”. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A value's colour in six digits; undefined where it is no colour alone, or one that only a page's own rule knows. */
function hexOf(value: string, scheme: (typeof schemes)[number]): string | undefined {
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (token) return tokens.has(token) ? hexOf(tokens.get(token) ?? "", scheme) : undefined;
  const [, light = "", dark = ""] = /^light-dark\(((?:[^(),]|\([^()]*\))+), (.+)\)$/.exec(value) ?? [];
  if (light) return hexOf(scheme === "light" ? light : dark, scheme);
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replace(/[0-9a-f]/g, "$&$&");
  return /^#[0-9a-f]{6}$/.test(value) ? value : undefined;
}
