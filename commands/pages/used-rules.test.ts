import postcss from "postcss";
import { expect, test } from "vitest";
import { keepUsed } from "./used-rules.ts";

const page =
  '<html><body><ul class="list"><li>a</li><li><a href="/">b</a></li></ul><form><input id="name"/></form><svg><linearGradient/></svg></body></html>';

function usedRules(html: string, css: string): string {
  const root = postcss.parse(css);
  keepUsed(root, html);
  return root.toString();
}

const used = [
  ":focus-visible",
  ":root",
  "*",
  "::selection",
  ".list>:is(:first-child,:last-child)",
  ".list li:nth-child(2n)",
  ".list:not(:has(li:hover)) li",
  ".list:is(:hover,:has(a:focus-visible))",
  ":is(.list,.gone):hover:after",
  "form:has(>:user-invalid)",
  "form:target>:valid",
  "input::placeholder",
  "#name[open]",
  "a[href^='/']:visited",
  "li:where(:hover) a",
  "linearGradient",
  "html:active-view-transition",
];
const unused = [
  ".gone",
  ".gone:hover",
  ".list .gone",
  "li .list",
  ".list>a",
  ".list:is(.gone,.lost)",
  ".list li:nth-child(3)",
  ".list li:only-child",
  "form:has(textarea)",
  "input[aria-invalid=true]",
  "ul:not(.list)",
  "input~a",
];

test.each(used)("%s may apply to the page, so the page carries it", (selector) => {
  expect(usedRules(page, `${selector}{top:0}`)).toBe(`${selector}{top:0}`);
});

test.each(unused)("%s can never apply to the page before its scripts run, so it is left out", (selector) => {
  expect(usedRules(page, `@layer a,b;@media print{${selector}{top:0}}`)).toBe("@layer a,b");
});

test("of several selectors those stay that may apply", () => {
  expect(usedRules(page, ".gone,.list,.lost{top:0}")).toBe(".list{top:0}");
});

test("custom properties and animations stay where what is left names them", () => {
  const css =
    "html{--far:1;--near:var(--far);--other:2}@keyframes turn{to{top:0}}@keyframes gone{to{top:0}}.list{animation:turn 1s;top:var(--near)}.gone{animation:gone 1s;left:var(--other)}";
  expect(usedRules(page, css)).toBe(
    "html{--far:1;--near:var(--far)}@keyframes turn{to{top:0}}.list{animation:turn 1s;top:var(--near)}",
  );
});

test("a selector that cannot be understood is named", () => {
  expect(() => usedRules(page, ".list >> a{top:0}")).toThrow(/>>/);
});
