import { expect, test } from "vitest";
import { readSite } from "../../app/data/site.server.ts";
import { integrity } from "./page-scripts.ts";
import { renderAwayPage, withOwnStyles } from "./page-styles.ts";

const css =
  "@layer a,b;@layer a{.card{color:red}.card:hover{color:blue}.other{color:green}.card[open]{color:pink}:focus-visible{top:1px}" +
  ".card:is(:hover,:has(a:focus)){left:1px}.other:is(:hover,:first-child){left:2px}p:is(:first-child,:last-child){left:3px}" +
  "@media print{.card{color:black}.other{color:white}}}@layer b{.never .card{color:gray}#menu:popover-open{top:0}}" +
  "@keyframes turn{to{rotate:1turn}}";
const page =
  '<html><head><link rel="stylesheet" href="/assets/style-1.css"/></head><body id="menu"><p class="card">Words</p><script>var other</script></body></html>';

async function renderStyles(rules = css, elements = page) {
  const html = await withOwnStyles(elements, rules);
  return { html, own: /<style data-own>(.*?)<\/style>/s.exec(html)?.[1] ?? "" };
}

test("a page carries the rules for its own elements, in every state that the browser sets", async () => {
  const { own } = await renderStyles();
  for (const rule of [
    ".card{",
    ".card:hover{",
    ".card[open]{",
    "#menu:popover-open{",
    "}:focus-visible{",
    ".card:is(:hover,:has(a:focus)){",
    "p:is(:first-child,:last-child){",
    "@media print{.card{",
  ])
    expect(own.replaceAll(/\s/g, "")).toContain(rule.replaceAll(" ", ""));
});

test("a page carries no other rules, and its layers keep their order", async () => {
  const { own } = await renderStyles();
  expect(own).toMatch(/^@layer a,\s*b;/);
  expect(own).not.toMatch(/other|never/);
});

test("a custom property that nothing uses is left out", async () => {
  const { own } = await renderStyles(":root{--used:1;--unused:2}.card{top:var(--used)}");
  expect(own).toBe(":root{--used:1}.card{top:var(--used)}");
});

test("a colour used by a drawing in the page is included, along with the colours it is mixed from", async () => {
  const pageWithDrawing = page.replace("Words", '<svg><path fill="var(--roof)"/></svg>');
  const { own } = await renderStyles(":root{--slate:navy;--roof:var(--slate);--tower:red}", pageWithDrawing);
  expect(own).toBe(":root{--slate:navy;--roof:var(--slate)}");
});

test("the whole site's style sheet waits, not yet fetched, where React looks for it", async () => {
  expect((await renderStyles()).html).toContain(
    `</style><link rel="stylesheet" href="/assets/style-1.css" disabled="" integrity="${integrity(css)}"/></head>`,
  );
});

test("the page for an unavailable server shows the telephone number and loads nothing from that server", async () => {
  const html = await renderAwayPage(async (page) => page);
  const { number, shown } = readSite().phone;
  expect(html).toContain(`<a href="tel:${number}">Call ${shown}</a>`);
  expect(html).not.toMatch(/<link|\ssrc=|url\(/);
});
