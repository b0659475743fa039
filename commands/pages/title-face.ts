import { readFile } from "node:fs/promises";
import path from "node:path";
import { is, selectOne } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import postcss from "postcss";
import subsetFont from "subset-font";

/** What the letters stand behind: React takes the first style that it meets for its own, and the head's script reads them. */
const typeface = /<style data-typeface[^>]*>[^<]*<\/style>/;
/** The weight of all first headings (`app/styles/tokens.css`). */
const weight = 800;
/** The cuts of `commands/prepare/font.ts` that a first heading may be set in. */
const cuts = {
  normal: { file: "bricolage-grotesque.woff2", stretch: "100%" },
  condensed: { file: "bricolage-condensed.woff2", stretch: "78%" },
};

/**
 * Sets each page's first heading in the site's own letters from the first paint: those that it needs, 1 to 3 KB, stand in
 * the page. The typeface itself comes after the first view (`app/hold-typeface.ts`), and a heading that was set in another
 * would be seen changing its lines.
 * @param root the project's folder, with the cuts in `.generated/`
 * @returns gives a page and its rules the page with that face; pages without a first heading stay as they are
 */
export function titleFaces(root: string): (html: string, css: string) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  return async (html, css) => {
    const title = selectOne("h1", parseDocument(html));
    if (!title) return html;
    const { file, stretch } = cuts[isCondensed(title, css) ? "condensed" : "normal"];
    const letters = [...new Set(DomUtils.textContent(title))].sort().join("");
    const known = made.get(file + letters) ?? cut(path.join(root, ".generated", file), letters);
    made.set(file + letters, known);
    const face = `font-family:Bricolage Title;src:url(data:font/woff2;base64,${await known});font-weight:${weight};font-stretch:${stretch}`;
    const style = `<style data-title>@font-face{${face}}h1{font-family:Bricolage Title,var(--face)}</style>`;
    return html.replace(typeface, (faces) => faces + style);
  };
}

type Element = Parameters<typeof is>[0];

function isCondensed(title: Element, css: string): boolean {
  const selectors = known.get(css) ?? condensedIn(css);
  known.set(css, selectors);
  return selectors.some((selector) => is(title, selector));
}

const known = new Map<string, string[]>();

function condensedIn(css: string): string[] {
  const all: string[] = [];
  postcss.parse(css).walkDecls("font-stretch", ({ value, parent }) => {
    if (parent?.type === "rule" && value.includes("--condensed"))
      all.push(...(parent as postcss.Rule).selectors);
  });
  // What has a colon is a state or a part of an element, which no heading begins in.
  return all.filter((selector) => !selector.includes(":"));
}

async function cut(file: string, letters: string): Promise<string> {
  const source = await readFile(file);
  const axes = file.endsWith(cuts.normal.file) ? { variationAxes: { wght: weight } } : {};
  return (await subsetFont(source, letters, { targetFormat: "woff2", ...axes })).toString("base64");
}
