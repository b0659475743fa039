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
  expect(usedRules(page, `@layer a,b;@media print{${selector}{top:0}}`)).toBe("@layer a,b;@media print{}");
});

test("of several selectors those stay that may apply", () => {
  expect(usedRules(page, ".gone,.list,.lost{top:0}")).toBe(".list{top:0}");
});

test("custom properties stay where what is left names them, and those of every element where any rule does", () => {
  const css =
    "html{--far:1;--near:var(--far);--later:2;--gone:3}.list{--own:4;top:var(--near)}.gone{left:var(--later);right:var(--own)}";
  expect(usedRules(page, css)).toBe("html{--far:1;--near:var(--far);--later:2}.list{top:var(--near)}");
});

test("animations and queries stay for the rules that come later, for which the browser then lays out nothing", () => {
  const css = "@keyframes turn{to{top:0}}@container (width > 1px){@supports (top:0){.gone{top:0}}}";
  expect(usedRules(page, css)).toBe(
    "@keyframes turn{to{top:0}}@container (width > 1px){@supports (top:0){}}",
  );
});

test("a selector that cannot be understood is named", () => {
  expect(() => usedRules(page, ".list >> a{top:0}")).toThrow(/>>/);
});
