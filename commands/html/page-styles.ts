import { readFileSync } from "node:fs";
import { PurgeCSS } from "purgecss";
import { escapeXml } from "../../app/data/markdown.server.ts";
import { createChatAddress } from "../../app/data/paths.ts";
import { readOutagePage } from "../../app/data/shell.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { integrity } from "./page-scripts.ts";

/**
 * Puts the rules that a page uses into its own HTML. The whole site's sheet stays where React looks for it, but disabled:
 * `app/late/wake-scripts.ts` enables it after the first view. Rules for states that a browser sets by itself (`:hover`,
 * `:target`, `[open]` …) are included; those for states that only scripts set come with the whole sheet.
 * @throws Error when the page doesn't link to exactly one sheet
 */
export async function withOwnStyles(html: string, css: string): Promise<string> {
  const links = html.match(sheetLink) ?? [];
  if (links.length !== 1)
    throw new Error(`A page links to ${links.length} style sheets; one is wanted (cssCodeSplit: false).`);
  const elements = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: elements, extension: "html" }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    dynamicAttributes: ["open"],
    // A selector that names only a state (`:focus-visible`, `:is(:hover, …)`) may match any element.
    safelist: { standard: [/^:/], variables: [...customPropertiesIn(elements, css)] },
  });
  const attributes = ` disabled="" integrity="${integrity(css)}"/>`;
  return html.replace(
    sheetLink,
    (link) => `<style data-own>${purged?.css}</style>${link.replace(/\/?>$/, attributes)}`,
  );
}

const sheetLink = /<link rel="stylesheet"[^>]*>/g;

/** The custom properties that the HTML's own drawings name, and all those that these are made of. */
function customPropertiesIn(text: string, css: string, names = new Set<string>()): Set<string> {
  for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
    if (names.has(name)) continue;
    names.add(name);
    for (const [value] of css.matchAll(new RegExp(`${name}:[^;}]*`, "g")))
      customPropertiesIn(value, css, names);
  }
  return names;
}

/** The page that the proxy shows while no instance of the server answers. It loads nothing: nothing could be loaded then. */
export async function renderAwayPage(applyStyles: (html: string) => Promise<string>): Promise<string> {
  const site = readSite();
  const { name, phone } = site;
  const words = readOutagePage();
  const html = await applyStyles(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(`${words.title} | ${name}`)}</title>
<style>${readFileSync("app/styles/layers.css", "utf8")}</style>
<link rel="stylesheet" href="">
</head>
<body>
<main class="grid section">
<p>${escapeXml(name)}</p>
<div class="prose">
<h1>${escapeXml(words.title)}</h1>
<p>${escapeXml(words.text)}</p>
<p><a href="tel:${phone.number}">${escapeXml(words.phone.replace("{phone}", phone.shown))}</a></p>
<p><a href="${createChatAddress(site)}">${escapeXml(words.chat)}</a></p>
</div>
</main>
</body>
</html>
`);
  return html.replace(/<link rel="stylesheet"[^>]*>/, "");
}
