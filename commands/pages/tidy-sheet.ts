import postcss, { type AtRule, type Root } from "postcss";
import discardDuplicates from "postcss-discard-duplicates";

/**
 * Makes one sheet of the style sheets that a bundler joined: the order of the layers stands first, as the order in which
 * the sheets are joined is the bundler's; a layer's rules stand together; and a rule that came with several sheets
 * (`composes`) stands once, where the last of them was.
 * @param css the joined sheets
 * @param order the statement that orders the layers, for example `@layer base, parts;`
 */
export function tidySheet(css: string, order: string): string {
  const { css: tidied } = postcss([joinLayers, discardDuplicates()]).process(css, { from: undefined });
  return order + tidied;
}

function joinLayers(root: Root): void {
  const first = new Map<string, AtRule>();
  root.each((node) => {
    if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return;
    const earlier = first.get(node.params);
    if (!earlier) first.set(node.params, node);
    else {
      earlier.append(node.nodes);
      node.remove();
    }
  });
}
