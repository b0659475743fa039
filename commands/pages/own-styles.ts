import { PurgeCSS } from "purgecss";
import { integrity } from "./integrity.ts";

/**
 * Puts the rules that a page uses into its own HTML. The whole site's sheet stays where React looks for it, but disabled:
 * `app/late/wake-scripts.ts` enables it after the first view. Rules for states that a browser sets by itself
 * (`:hover`, `:target`, `[open]` …) are included; those for states that only scripts set come with the whole sheet.
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
    // A selector that names only a state (`:focus-visible`, `:is(:hover, …)`) may match any element.
    safelist: { standard: [/^:/], variables: [...namedIn(elements, css)] },
  });
  const attributes = ` disabled="" integrity="${integrity(css)}"/>`;
  return html.replace(
    sheetLink,
    (link) => `<style data-own>${own?.css}</style>${link.replace(/\/?>$/, attributes)}`,
  );
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;

/** The custom properties that the HTML's own drawings name, and all those that these are made of. */
function namedIn(text: string, css: string, names = new Set<string>()): Set<string> {
  for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
    if (names.has(name)) continue;
    names.add(name);
    for (const [value] of css.matchAll(new RegExp(`${name}:[^;}]*`, "g"))) namedIn(value, css, names);
  }
  return names;
}
