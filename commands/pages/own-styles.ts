import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from "postcss";
import type { Insertions } from "../../app/insert-rules.ts";
import { integrity } from "./integrity.ts";
import { keepUsed } from "./used-rules.ts";

/**
 * Gives a page the rules that it uses in its own HTML. The whole site's sheet stays where React looks for it, but
 * disabled, so that it isn't even fetched before another page is asked for. States that only scripts can set come
 * with the page's scripts; those a browser sets by itself (`:hover`, `:target`, `[open]` …) are kept.
 * @param css the whole site's rules
 * @param late of these the ones that the page may come to need before another page is asked for, from `lateStyles`
 * @returns the page, and the rules that it doesn't carry of those, for `app/insert-rules.ts`
 * @throws Error when the page doesn't link to exactly one sheet
 */
export function withOwnStyles(
  html: string,
  css: string,
  late: string,
): { html: string; missing: Insertions } {
  const links = html.match(sheetLink) ?? [];
  if (links.length !== 1)
    throw new Error(`A page links to ${links.length} style sheets; one is wanted (cssCodeSplit: false).`);
  const all = postcss.parse(late.trim());
  all.walkComments((comment) => void comment.remove());
  joinNeighbours(all);
  number(all);
  const own = all.clone();
  dropPassages(own);
  keepUsed(own, html);
  const style = `<style data-own>${own.toString()}</style>`;
  const attributes = ` disabled="" integrity="${integrity(css)}"/>`;
  return {
    html: html.replace(sheetLink, (link) => style + link.replace(/\/?>$/, attributes)),
    missing: insertions(all, own),
  };
}

/** What only scripts bring about: passages from page to page. */
function dropPassages(root: Root): void {
  root.walkRules(/::view-transition/, (rule) => void rule.remove());
}

/** Rules of one selector, and queries of one condition, that follow each other. */
function joinNeighbours(container: Root | Container): void {
  container.each((node) => {
    const before = node.prev();
    if (before && headOf(before) && headOf(before) === headOf(node)) {
      (before as AtRule).append((node as AtRule).nodes);
      node.remove();
    }
  });
  container.each((node) => {
    if ("nodes" in node && node.nodes) joinNeighbours(node as Container);
  });
}

/** What a node's braces are for; nothing of a node without any, and of faces and pages, which are not joined. */
function headOf(node: ChildNode): string | undefined {
  if (node.type === "rule") return node.selector;
  if (node.type === "atrule" && node.nodes && isGroup(node)) return `@${node.name} ${node.params}`;
  return undefined;
}

function isGroup(node: ChildNode): node is AtRule {
  return node.type === "atrule" && ["media", "supports", "layer", "container"].includes(node.name);
}

/** Marks that a clone keeps. */
type Numbered = ChildNode & { number?: number };

function number(root: Root): void {
  let count = 0;
  root.walk((node) => {
    (node as Numbered).number = count++;
  });
}

/** What has to come into `own` for it to be `all` again. */
function insertions(all: Container, own: Container): Insertions {
  const kept = new Map((own.nodes as Numbered[]).map((node) => [node.number, node]));
  const steps: Insertions[number][] = [];
  const pass = () => {
    if (typeof steps.at(-1) === "number") (steps[steps.length - 1] as number) += 1;
    else steps.push(1);
  };
  for (const node of (all.nodes ?? []) as Numbered[]) {
    const there = kept.get(node.number);
    if (!there) steps.push(node.toString());
    else if (isGroup(node) && node.nodes) {
      const within = insertions(node, there as AtRule);
      if (within.some((step) => typeof step !== "number")) steps.push(within);
      else pass();
    } else {
      pass();
      if (node.type === "rule") steps.push(...rest(node, there as Rule));
    }
  }
  if (typeof steps.at(-1) === "number") steps.pop();
  return [own.nodes?.length ?? 0, ...steps];
}

/** What a rule lacks of what it was: it may stand beside it, for it sets other properties or is for other elements. */
function rest(all: Rule, own: Rule): string[] {
  const kept = new Set((own.nodes as Numbered[]).map(({ number }) => number));
  const lost = (all.nodes as Numbered[]).filter((node) => !kept.has(node.number));
  const others = all.selectors.filter((selector) => !own.selectors.includes(selector));
  return [
    ...(others.length > 0 ? [all.clone({ selectors: others }).toString()] : []),
    ...(lost.length > 0 ? [own.clone({ nodes: lost as Declaration[] }).toString()] : []),
  ];
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;
