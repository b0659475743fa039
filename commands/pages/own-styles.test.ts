import postcss, { type ChildNode, type Container } from "postcss";
import { expect, test } from "vitest";
import { areFor, insertRules } from "../../app/insert-rules.ts";
import { integrity } from "./integrity.ts";
import { withOwnStyles } from "./own-styles.ts";

const css =
  "@layer a,b;@layer a{.card{color:red}.card:hover{color:blue}.other{color:green}.card[open]{color:pink}" +
  "@media print{.card{color:black}.other{color:white}}}@layer b{.never .card{color:gray}#menu:popover-open{top:0}}" +
  "@keyframes turn{to{rotate:1turn}}";
const page =
  '<html><head><link rel="stylesheet" href="/assets/style-1.css"/></head><body id="menu"><p class="card">never</p><script>var other</script></body></html>';

function dressed(rules = css) {
  const { html, missing } = withOwnStyles(page, rules, rules);
  return { html, missing, own: /<style data-own>(.*?)<\/style>/s.exec(html)?.[1] ?? "" };
}

/** A sheet as scripts see it, of what knows the text of its rules. */
function sheetOf(container: Container) {
  return {
    get cssRules(): CSSRuleList {
      return (container.nodes ?? []).map((node) => sheetOf(node as Container)) as never;
    },
    insertRule(text: string, at: number) {
      if (text.includes("::unknown")) throw new SyntaxError();
      const node = postcss.parse(text).first as ChildNode;
      const next = container.nodes?.[at];
      if (next) container.insertBefore(next, node);
      else container.append(node);
      return at;
    },
  };
}

function joined(rules = css): string {
  const { own, missing } = dressed(rules);
  const root = postcss.parse(own);
  expect(areFor(sheetOf(root), missing)).toBe(true);
  insertRules(sheetOf(root), missing);
  return root.toString().replaceAll(/[\s;]/g, "");
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

test("what only scripts bring about isn't there, and what follows each other under one condition stands in one", () => {
  const passages = "@media (min-width:1px){::view-transition-old(root){opacity:0}}";
  const query =
    "@media print{.card{top:0}}@media print{.card{left:0}}:root{--used:1;--unused:2}.card{top:var(--used)}";
  expect(dressed(passages + query).own).toBe(
    "@media (min-width:1px){}@media print{.card{top:0;left:0}}:root{--used:1}.card{top:var(--used)}",
  );
});

test("with what comes later, each rule stands where it stands in the whole site's sheet", () => {
  expect(joined()).toBe(css.replaceAll(/[\s;]/g, ""));
  expect(joined(".a{top:0}.card{top:1px}@layer b{.c{top:2px}}.card{top:3px}.d{top:4px}")).toBe(
    ".a{top:0}.card{top:1px}@layerb{.c{top:2px}}.card{top:3px}.d{top:4px}",
  );
});

test("a rule of which a part is there already has the rest beside it", () => {
  expect(joined(".a,.card{--x:1;top:0}.card{left:0}")).toBe(
    ".card{top:0}.a{--x:1top:0}.card{--x:1}.card{left:0}",
  );
});

test("a rule that a browser doesn't know is left out, and the others keep their places", () => {
  expect(joined(".a::unknown{top:0}.card{top:1px}.b{top:2px}")).toBe(".card{top:1px}.b{top:2px}");
});

test("where a browser has left out a rule of the page, nothing is put beside the wrong ones", () => {
  const { own, missing } = dressed();
  expect(areFor(sheetOf(postcss.parse(own)), missing)).toBe(true);
  for (const lost of ["@layer a, b;", ".card:hover{color:blue}"]) {
    const less = postcss.parse(own.replace(/@layer a,\s*b;/, "@layer a, b;").replace(lost, ""));
    expect(areFor(sheetOf(less), missing), lost).toBe(false);
  }
});

test("the whole site's sheet waits, unfetched, where React looks for it", () => {
  expect(dressed().html).toContain(
    `</style><link rel="stylesheet" href="/assets/style-1.css" disabled="" integrity="${integrity(css)}"/></head>`,
  );
});

test("a page with two sheets is refused", () => {
  const two = page.replace("</head>", '<link rel="stylesheet" href="/b.css"/></head>');
  expect(() => withOwnStyles(two, css, css)).toThrow(/2 style sheets/);
});
