import { expect, test } from "vitest";
import { integrity } from "./integrity.ts";
import { withOwnStyles } from "./own-styles.ts";

const css =
  "@layer a,b;@layer a{.card{color:red}.card:hover{color:blue}.other{color:green}.card[open]{color:pink}" +
  "@media print{.card{color:black}.other{color:white}}}@layer b{.never .card{color:gray}#menu:popover-open{top:0}}" +
  "@keyframes turn{to{rotate:1turn}}";
const page =
  '<html><head><link rel="stylesheet" href="/assets/style-1.css"/></head><body id="menu"><p class="card">never</p><script>var other</script></body></html>';

function dressed(rules = css) {
  const html = withOwnStyles(page, rules);
  return { html, own: /<style data-own>(.*?)<\/style>/s.exec(html)?.[1] ?? "" };
}

test("a page carries the rules of what stands in it, in every state that the browser sets by itself", () => {
  const { own } = dressed();
  for (const rule of [".card{", ".card:hover{", ".card[open]{", "#menu:popover-open{", "@media print{.card{"])
    expect(own.replaceAll(/\s/g, "")).toContain(rule.replaceAll(" ", ""));
});

test("it carries no others, and its layers keep their order", () => {
  const { own } = dressed();
  expect(own).toMatch(/^@layer a,\s*b;/);
  expect(own).not.toMatch(/other|never/);
});

test("what only scripts bring about isn't there, nor a property that nothing uses", () => {
  const passages = "@media (min-width:1px){::view-transition-old(root){opacity:0}}";
  const used = ":root{--used:1;--unused:2}.card{top:var(--used)}";
  expect(dressed(passages + used).own).toBe(":root{--used:1}.card{top:var(--used)}");
});

test("the whole site's sheet waits, unfetched, where React looks for it", () => {
  expect(dressed().html).toContain(
    `</style><link rel="stylesheet" href="/assets/style-1.css" disabled="" integrity="${integrity(css)}"/></head>`,
  );
});

test("a page with two sheets is refused", () => {
  const two = page.replace("</head>", '<link rel="stylesheet" href="/b.css"/></head>');
  expect(() => withOwnStyles(two, css)).toThrow(/2 style sheets/);
});
