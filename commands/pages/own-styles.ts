import postcss, { type AtRule, type ChildNode, type Container, type Root } from "postcss";
import { integrity } from "./integrity.ts";
import { usedRules } from "./used-rules.ts";

/**
 * Gives a page the rules that it uses in its own HTML. The whole site's sheet stays where React looks for it, but
 * disabled, so that it isn't even fetched until `app/entry.late.ts` enables it. States that only scripts can set come
 * with the whole sheet; those a browser sets by itself (`:hover`, `:target`, `[open]` …) are kept.
 * @param css the whole site's rules
 * @throws Error when the page doesn't link to exactly one sheet
 */
export function withOwnStyles(html: string, css: string): string {
  const links = html.match(sheetLink) ?? [];
  if (links.length !== 1)
    throw new Error(`A page links to ${links.length} style sheets; one is wanted (cssCodeSplit: false).`);
  const whole = integrity(css);
  const style = `<style data-own>${ownRules(usedRules(html, css))}</style>`;
  return html.replace(
    sheetLink,
    (link) => style + link.replace(/\/?>$/, ` disabled="" integrity="${whole}"/>`),
  );
}

/** Without what only scripts bring about, passages from page to page; what then stands side by side, in one. */
function ownRules(css: string): string {
  const root = postcss.parse(css.trim());
  root.walkRules(/::view-transition/, (rule) => {
    const around = rule.parent;
    rule.remove();
    if (around?.nodes?.length === 0) around.remove();
  });
  joinNeighbours(root);
  return root.toString();
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
  if (node.type === "atrule" && node.nodes && ["media", "supports", "layer"].includes(node.name))
    return `@${node.name} ${node.params}`;
  return undefined;
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;
