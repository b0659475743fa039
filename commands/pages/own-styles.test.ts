import { expect, test } from "vitest";
import { integrity } from "./integrity.ts";
import { withOwnStyles } from "./own-styles.ts";

const css =
  "@layer a,b;@layer a{.card{color:red}.card:hover{color:blue}.other{color:green}.card[open]{color:pink}" +
  "@media print{.card{color:black}.other{color:white}}}@layer b{.never .card{color:gray}#menu:popover-open{top:0}}" +
  "@keyframes turn{to{rotate:1turn}}";
const page =
  '<html><head><link rel="stylesheet" href="/assets/style-1.css"/></head><body id="menu"><p class="card">never</p><script>var other</script></body></html>';

function ownRules(): string {
  return /<style data-own>(.*?)<\/style>/s.exec(withOwnStyles(page, css))?.[1] ?? "";
}

test("a page carries the rules of what stands in it, in every state that the browser sets by itself", () => {
  const own = ownRules();
  for (const rule of [".card{", ".card:hover{", ".card[open]{", "#menu:popover-open{", "@media print{.card{"])
    expect(own.replaceAll(/\s/g, "")).toContain(rule.replaceAll(" ", ""));
});

test("it carries no others, and its layers keep their order", () => {
  const own = ownRules();
  expect(own).toMatch(/^@layer a,\s*b;/);
  expect(own).not.toMatch(/other|turn/);
});

test("what only scripts bring about isn't there, and what follows each other under one condition stands in one", () => {
  const passages = "@media (min-width:1px){::view-transition-old(root){opacity:0}}";
  const query =
    "@media print{.card{top:0}}@media print{.card{left:0}}:root{--used:1;--unused:2}.card{top:var(--used)}";
  const own = (/<style data-own>(.*?)<\/style>/s.exec(withOwnStyles(page, passages + query)) ?? [])[1];
  expect(own).toBe("@media print{.card{top:0;left:0}}:root{--used:1}.card{top:var(--used)}");
});

test("the whole site's sheet waits, unfetched, where React looks for it", () => {
  expect(withOwnStyles(page, css)).toContain(
    `</style><link rel="stylesheet" href="/assets/style-1.css" disabled="" integrity="${integrity(css)}"/></head>`,
  );
});

test("a page with two sheets is refused", () => {
  const two = page.replace("</head>", '<link rel="stylesheet" href="/b.css"/></head>');
  expect(() => withOwnStyles(two, css)).toThrow(/2 style sheets/);
});
