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
  const style = `<style data-own>${usedRules(html, css).trim()}</style>`;
  return html.replace(
    sheetLink,
    (link) => style + link.replace(/\/?>$/, ` disabled="" integrity="${whole}"/>`),
  );
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;
