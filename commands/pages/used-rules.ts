import { compile, type is } from "css-select";
import { parseDocument } from "htmlparser2";
import type postcss from "postcss";
import type { Container, Root } from "postcss";
import parseSelector, { type Node, type Pseudo, type Selector } from "postcss-selector-parser";

type Document = ReturnType<typeof parseDocument>;
type Element = Parameters<typeof is>[0];

/** What depends on where an element stands and what it is; every other pseudo-class is a state that may come and go. */
const structural = new Set(
  [
    "root",
    "empty",
    "first-child",
    "last-child",
    "only-child",
    "first-of-type",
    "last-of-type",
    "only-of-type",
  ]
    .concat(["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type", "is", "where", "not", "has"])
    .map((name) => `:${name}`),
);
/** Attributes that a browser changes by itself. */
const changing = new Set(["open"]);
/**
 * Leaves in a sheet the rules that may apply to a page's elements, in any state that the browser sets by itself (`:hover`,
 * `:target`, `[open]` …), with the animations and custom properties that those name; asked of the page's own elements,
 * selector by selector.
 * @param html the page; what its scripts would make of it doesn't count
 * @throws Error naming a selector that cannot be understood
 */
export function keepUsed(root: Root, html: string): void {
  const document = parseDocument(html.replace(/<script[\s\S]*?<\/script>/g, ""));
  const page = { elements: elementsOf(document), known: new Map<string, boolean>() };
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, page));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  dropUnnamed(root, html);
  dropEmpty(root);
}

type Page = { elements: { all: Element[]; names: Set<string> }; known: Map<string, boolean> };

function elementsOf(document: Document): Page["elements"] {
  const all: Element[] = [];
  const names = new Set<string>();
  const visit = (nodes: Document["children"]) => {
    for (const node of nodes) {
      if (!("attribs" in node)) continue;
      all.push(node as Element);
      for (const name of (node.attribs.class ?? "").split(/\s+/)) names.add(`.${name}`);
      if (node.attribs.id) names.add(`#${node.attribs.id}`);
      visit(node.children as Document["children"]);
    }
  };
  visit(document.children);
  return { all, names };
}

function isUsed(selector: string, { elements, known }: Page): boolean {
  const found = known.get(selector);
  if (found !== undefined) return found;
  const used = mayApply(selector, elements);
  known.set(selector, used);
  return used;
}

function mayApply(selector: string, { all, names }: Page["elements"]): boolean {
  try {
    const { bare, named } = withoutStates(selector);
    return named.every((name) => names.has(name)) && all.some(compiled(bare));
  } catch (error) {
    throw new Error(
      `Whether the page uses the rule of ${selector} cannot be told (${(error as Error).message}). Write the selector in another way.`,
    );
  }
}

const tests = new Map<string, (element: Element) => boolean>();

function compiled(selector: string): (element: Element) => boolean {
  let test = tests.get(selector);
  if (!test) {
    const found = compile(selector);
    test = (element) => found(element as never);
    tests.set(selector, test);
  }
  return test;
}

type Bare = { bare: string; named: string[] };
const bares = new Map<string, Bare>();

/** The selector as it reads while every state holds, and the classes and ids that an element or one around it must have. */
function withoutStates(selector: string): Bare {
  const known = bares.get(selector);
  if (known) return known;
  const list = parseSelector().astSync(selector);
  list.each(stripStates);
  const named: string[] = [];
  list.first?.each((node) => {
    if (node.type === "class" || node.type === "id") named.push(node.toString().trim());
  });
  const found = { bare: list.toString(), named };
  bares.set(selector, found);
  return found;
}

function stripStates(selector: Selector): void {
  for (const node of [...selector.nodes]) {
    if (node.type === "pseudo") stripPseudo(node);
    else if (node.type === "attribute" && changing.has(node.attribute)) node.remove();
  }
  // What a combinator stood before is any element now.
  for (const node of [...selector.nodes])
    if (node.type === "combinator" && (!node.next() || node.next()?.type === "combinator"))
      selector.insertAfter(node as Node, parseSelector.universal() as never);
  if (selector.nodes.length === 0) selector.append(parseSelector.universal() as never);
  const [first] = selector.nodes;
  if (first?.type === "combinator" && selector.parent?.parent?.type !== "pseudo")
    selector.prepend(parseSelector.universal() as never);
}

function stripPseudo(pseudo: Pseudo): void {
  const { value } = pseudo;
  if (!structural.has(value)) {
    pseudo.remove();
    return;
  }
  if (!pseudo.nodes || value.startsWith(":nth")) return;
  const before = pseudo.toString();
  pseudo.each(stripStates);
  // Without the state, `:not()` would exclude what it leaves in.
  if (value === ":not" && pseudo.toString() !== before) pseudo.remove();
}

/** Animations and custom properties that nothing which is left names. */
function dropUnnamed(root: Root, html: string): void {
  const animated = new Set<string>();
  root.walkDecls(/^(-webkit-)?animation(-name)?$/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) animated.add(name);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animated.has(rule.params)) rule.remove();
  });
  const inHtml = namesIn(html);
  for (let dropped = true; dropped; ) {
    dropped = false;
    const named = new Set([...inHtml, ...namedIn(root)]);
    root.walkDecls(/^--/, (declaration) => {
      if (named.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/** Rules and groups with nothing in them; the statement that orders the layers has no braces. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The custom properties that a sheet's rules name. */
function namedIn(root: Root): Set<string> {
  const named = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const name of namesIn(value)) named.add(name);
  });
  return named;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}
