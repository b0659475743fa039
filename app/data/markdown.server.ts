import GithubSlugger from "github-slugger";
import { Marked, Renderer } from "marked";
import { smartypantsu } from "smartypants";
import { toLocalPath } from "./paths.server.ts";
import { webpWidths } from "./picture-widths.ts";
import { findPicture } from "./pictures.server.ts";

/**
 * Markdown as HTML: typographic quotes, headings with ids, tables that can scroll within themselves,
 * fenced blocks marked `thread` as comment threads, and pictures of `content/pictures` by their names.
 * @param body Markdown without front matter; trusted, because it comes from `content/`
 * @param tableWord what a table is called for those who listen; the heading above it is added
 * @returns the HTML, and the second-level headings with the ids they carry in it, their own numbers left out
 */
export function renderMarkdown(body: string, tableWord: string) {
  const contents: { id: string; title: string }[] = [];
  const slugger = new GithubSlugger();
  let above = "";
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        above = plainText(curlQuotes(inner));
        const title = above.replace(/^\d+\. /, "");
        const id = slugger.slug(title.replaceAll("’", "-"));
        if (depth === 2) contents.push({ id, title });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      image({ href, text }) {
        const picture = findPicture(href);
        if (!picture) return attributeText(text);
        const { base, width, height, widths, alt } = picture;
        const of = (size: number) => `/pictures/${base}-${size}.webp`;
        const made = webpWidths(widths);
        const all = made.map((size) => `${of(size)} ${size}w`).join(", ");
        return `<img src="${of(made[0] ?? 0)}" srcset="${all}" sizes="(min-width: 48rem) 44rem, 92vw" width="${width}" height="${height}" alt="${attributeText(text.trim() || alt)}" loading="lazy" decoding="async">`;
      },
      link({ href, tokens }) {
        const outside = /^https?:/.test(href) ? ' rel="noopener"' : "";
        return `<a href="${attributeText(toLocalPath(href))}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      code(token) {
        if (token.lang !== "thread") return Renderer.prototype.code.call(this, token);
        return `<div class="thread" lang="hi-Latn">\n${token.text.split("\n").map(threadLine).join("")}</div>\n`;
      },
      table(token) {
        const label = [tableWord, attributeText(above)].filter(Boolean).join(": ");
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="table" tabindex="0" role="group" aria-label="${label}">${table}</div>\n`;
      },
      tablecell({ tokens, header, align }) {
        const inner = this.parser.parseInline(tokens);
        const number = align === "right" ? ' class="number"' : "";
        return header && inner ? `<th scope="col"${number}>${inner}</th>\n` : `<td${number}>${inner}</td>\n`;
      },
    },
  });
  return { html: curlQuotes(marked.parse(body, { async: false })), contents };
}

/** Minutes that a text takes at 200 words a minute, at least one. */
export function estimateReadingMinutes(html: string): number {
  const words = plainText(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / 200));
}

/** The first paragraphs of an article as plain texts, up to the first heading or as many as wanted. */
export function findOpeningParagraphs(html: string, wanted: number): string[] {
  const before = html.split(/<h2/)[0] ?? "";
  return [...before.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .slice(0, wanted)
    .map(([, inner = ""]) => plainText(inner));
}

/** Straight quotes of a plain text or of HTML as curly ones. */
export function curlQuotes(html: string): string {
  const quotesAsTyped = html.replace(/(?<=^|>)[^<]+/g, (text) =>
    text.replaceAll("&quot;", '"').replaceAll("&#39;", "'"),
  );
  return smartypantsu(quotesAsTyped, 1);
}

function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|strong|em|del|code)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** A line of a comment thread, “name: words”, as a paragraph with the name before it. */
function threadLine(line: string): string {
  const [name = "", words = ""] = line.split(/: (.*)/s);
  return `<p><b>${attributeText(name)}</b> ${attributeText(words)}</p>\n`;
}

function attributeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** A text as it stands between the tags of XML or SVG. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
