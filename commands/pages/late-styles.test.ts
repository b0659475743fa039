import { expect, test } from "vitest";
import { lateStyles, wordsIn, wordsInScript } from "./late-styles.ts";

const rulesOf = (css: string, ...words: Set<string>[]) => lateStyles(css, words).replace(/\s+/g, "");

test("a page's later rules are those of what stands in it, and of what its scripts could put there", () => {
  const css = "h1{top:0}.Ab{top:1px}.Cd .Ab{top:2px}.Ef{top:3px}.Ab:not(.Ef){top:4px}";
  const { words } = wordsInScript("page.js", "const Ef = 1, styles = { row: `Cd gap`, [Ef]: `x` + Ef };");
  expect(rulesOf(css, wordsIn('<p class="Ab">'), words)).toBe(
    "h1{top:0}.Ab{top:1px}.Cd.Ab{top:2px}.Ab:not(.Ef){top:4px}",
  );
});

test("they keep the colours of the pictures that its data names, and every step of the animations that they name", () => {
  const css =
    ".ph-desk{--ph:red}.ph-wall{--ph:blue}a{animation:a 1s}@keyframes a{from{top:0}to{top:1px}}" +
    "@media print{.Ef{top:0}}@container (width>1px){.Ef{animation:b 1s}}@keyframes b{to{top:0}}";
  expect(rulesOf(css, wordsIn('[{"name":"desk"}]'))).toBe(
    ".ph-desk{--ph:red}a{animation:a1s}@keyframesa{from{top:0}to{top:1px}}",
  );
});

test("they keep the custom properties of every element that a rule or a script names", () => {
  const css = ":root{--a:1;--b:var(--a);--c:2;--d:3}.Ab{--e:4;top:var(--b)}";
  expect(rulesOf(css, wordsIn('"Ab", "var(--c)"'))).toBe(
    ":root{--a:1;--b:var(--a);--c:2}.Ab{--e:4;top:var(--b)}",
  );
});

test("scripts that a script can load are found, however they are named", () => {
  const script =
    'import{a}from"./site-1.js";const deps=["assets/slider-2.js"];import(`./slider-2.js`);a(deps)';
  expect(wordsInScript("page.js", script).loads.toSorted()).toEqual([
    "site-1.js",
    "slider-2.js",
    "slider-2.js",
  ]);
});
