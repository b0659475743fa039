import { PurgeCSS } from "purgecss";
import purgeFromHtml from "purgecss-from-html";
import { integrity } from "./integrity.ts";

/**
 * Gives a page the rules that it uses in its own HTML. The whole site's sheet stays where React looks for it, but
 * disabled, so that it isn't even fetched until `app/entry.late.ts` enables it. States that only scripts can set come
 * with the whole sheet; those a browser sets by itself (`:hover`, `:target`, `[open]` …) are kept.
 * @param css the whole site's rules
 * @throws Error when the page doesn't link to exactly one sheet
 */
export async function withOwnStyles(html: string, css: string): Promise<string> {
  const links = html.match(sheetLink) ?? [];
  if (links.length !== 1)
    throw new Error(`A page links to ${links.length} style sheets; one is wanted (cssCodeSplit: false).`);
  const raw = html.replace(/<script[\s\S]*?<\/script>/g, "");
  const [own] = await new PurgeCSS().purge({
    content: [{ raw, extension: "html" }],
    css: [{ raw: css }],
    extractors: [{ extractor: purgeFromHtml, extensions: ["html"] }],
    keyframes: true,
    dynamicAttributes: ["open"],
  });
  const whole = integrity(css);
  const style = `<style data-own>${own?.css.trim() ?? ""}</style>`;
  return html.replace(
    sheetLink,
    (link) => style + link.replace(/\/?>$/, ` disabled="" integrity="${whole}"/>`),
  );
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;
