import postcss from "postcss";
import { integrity } from "./integrity.ts";
import { keepUsed } from "./used-rules.ts";

/**
 * Gives a page the rules that it uses in its own HTML. The whole site's sheet stays where React looks for it, but
 * disabled: `app/late/whole-styles.ts` puts it on after the first view. States that only scripts can set come with it;
 * those a browser sets by itself (`:hover`, `:target`, `[open]` …) are kept.
 * @param css the whole site's rules
 * @throws Error when the page doesn't link to exactly one sheet
 */
export function withOwnStyles(html: string, css: string): string {
  const links = html.match(sheetLink) ?? [];
  if (links.length !== 1)
    throw new Error(`A page links to ${links.length} style sheets; one is wanted (cssCodeSplit: false).`);
  const own = postcss.parse(css.trim());
  own.walkComments((comment) => void comment.remove());
  // What only scripts bring about: passages from page to page.
  own.walkRules(/::view-transition/, (rule) => void rule.remove());
  keepUsed(own, html);
  const attributes = ` disabled="" integrity="${integrity(css)}"/>`;
  return html.replace(
    sheetLink,
    (link) => `<style data-own>${own}</style>${link.replace(/\/?>$/, attributes)}`,
  );
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;
