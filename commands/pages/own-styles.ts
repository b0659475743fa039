import { PurgeCSS } from "purgecss";
import { integrity } from "./integrity.ts";

/**
 * Gives a page the rules that it uses in its own HTML. The whole site's sheet stays where React looks for it, but
 * disabled: `app/late/whole-styles.ts` puts it on after the first view. States that only scripts can set come with it;
 * those a browser sets by itself (`:hover`, `:target`, `[open]` …) are kept.
 * @param css the whole site's rules
 * @throws Error when the page doesn't link to exactly one sheet
 */
export async function withOwnStyles(html: string, css: string): Promise<string> {
  const links = html.match(sheetLink) ?? [];
  if (links.length !== 1)
    throw new Error(`A page links to ${links.length} style sheets; one is wanted (cssCodeSplit: false).`);
  const elements = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
  const [own] = await new PurgeCSS().purge({
    content: [{ raw: elements, extension: "html" }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    dynamicAttributes: ["open"],
    // A state by itself (`:focus-visible`, `:is(:hover, …)`) may hold of any element.
    safelist: [/^:/],
  });
  const attributes = ` disabled="" integrity="${integrity(css)}"/>`;
  return html.replace(
    sheetLink,
    (link) => `<style data-own>${own?.css}</style>${link.replace(/\/?>$/, attributes)}`,
  );
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;
