import GithubSlugger from "github-slugger";
import { Marked, Renderer, type Tokens } from "marked";
import { smartypantsu } from "smartypants";
import { toContentLanguage } from "./paths.server.ts";
import { describeImage, listSources, narrow } from "./picture-sources.ts";
import { findPicture, findWork, type PictureData, readPicture } from "./pictures.server.ts";
import { keepByText } from "./yaml.server.ts";

/** The most columns that fit a phone; the rows of a wider table stand there one below another, each cell with its column’s name. */
const stackedFrom = 3;

/**
 * Renders Markdown as HTML: typographic quotes, headings with ids, tables that can scroll within themselves,
 * fenced blocks marked `thread` as comment threads, and pictures of `content/pictures` by their names, a work on a line
 * of its own with its client and medium. HTML in it is shown as it was typed.
 * @param body Markdown without front matter; trusted, because it comes from `content/`
 * @param tableWord the accessible name of a table; the heading above it is added
 * @param sizes how wide its pictures are shown, as in HTML
 * @returns the HTML, and its second-level headings with their ids, without their numbers
 */
export function renderMarkdown(body: string, tableWord: string, sizes = articleSizes) {
  const contents: { id: string; title: string }[] = [];
  const slugger = new GithubSlugger();
  const labels = new Map<Tokens.TableCell, string>();
  let heading = "";
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        heading = stripTags(curlQuotes(inner));
        const title = heading.replace(/^\d+\. /, "");
        const id = slugger.slug(title.replaceAll("’", "-"));
        if (depth === 2) contents.push({ id, title });
        // Of “Step 3: Listen” an article shows the number large, in place of these words.
        const [words, step] = /^(?:\p{L}[\p{L}\p{M}]* )?(\d+)[.:] /u.exec(inner) ?? [];
        if (depth !== 2 || !words) return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
        return `<h2 id="${id}" data-step="${step}"><span class="step">${words}</span>${inner.slice(words.length)}</h2>\n`;
      },
      paragraph(token) {
        const [image, ...others] = token.tokens;
        const work = image?.type === "image" && others.length === 0 ? findWork(image.href) : undefined;
        if (!work) return Renderer.prototype.paragraph.call(this, token);
        const { width, height } = work.picture;
        return `<figure${height > width ? ' class="tall"' : ""}>${renderPicture(work.picture, workSizes)}<figcaption><b>${escapeXml(work.client)}</b> ${escapeXml(work.medium)}</figcaption></figure>\n`;
      },
      image({ href, text }) {
        if (!findPicture(href)) return escapeXml(text);
        const picture = readPicture(href, "");
        return renderPicture({ ...picture, alt: text.trim() || picture.alt }, sizes);
      },
      html: ({ text }) => escapeXml(text),
      link({ href, tokens }) {
        const outside = /^https?:/.test(href) ? ' rel="noopener"' : "";
        return `<a href="${escapeXml(toContentLanguage(href))}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      code(token) {
        if (token.lang !== "thread") return Renderer.prototype.code.call(this, token);
        return `<div class="thread" lang="hi-Latn">\n${token.text.split("\n").map(renderThreadLine).join("")}</div>\n`;
      },
      table(token) {
        const label = [tableWord, escapeXml(heading)].filter(Boolean).join(": ");
        const isWide = token.header.length > stackedFrom;
        for (const row of isWide ? token.rows : [])
          for (const [index, cell] of row.entries())
            labels.set(cell, curlQuotes(token.header[index]?.text ?? ""));
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="table${isWide ? " stacked" : ""}" tabindex="0" role="group" aria-label="${label}">${table}</div>\n`;
      },
      tablecell(token) {
        const { tokens, header, align } = token;
        const inner = this.parser.parseInline(tokens);
        const number = align === "right" ? ' class="number"' : "";
        const label = labels.has(token) ? ` data-label="${escapeXml(labels.get(token) ?? "")}"` : "";
        return header && inner
          ? `<th scope="col"${number}>${inner}</th>\n`
          : `<td${number}${label}>${inner}</td>\n`;
      },
    },
  });
  return { html: curlQuotes(marked.parse(body, { async: false })), contents };
}

const articleSizes = "(min-width: 48rem) 58rem, 103vw";
const workSizes = "(min-width: 48rem) 31rem, 100vw";

/** As `app/components/picture.tsx` renders a picture; one much wider than high can scroll within itself. */
function renderPicture(picture: PictureData, sizes: string): string {
  const sources = listSources(picture, sizes, narrow).map((source) => openTag("source", source));
  const image = openTag("img", {
    class: `ph-${picture.name}`,
    ...describeImage(picture, sizes),
    alt: picture.alt,
    loading: "lazy",
    decoding: "async",
  });
  const isStrip = picture.width > 3 * picture.height;
  return `<picture${isStrip ? ' class="strip" tabindex="0"' : ""}>${sources.join("")}${image}</picture>`;
}

function openTag(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : ` ${attribute.toLowerCase()}="${escapeXml(String(value))}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** Minutes of reading at 200 words a minute, at least one. */
export function estimateReadingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / 200));
}

export function countWords(html: string): number {
  return stripTags(html).split(/\s+/).filter(Boolean).length;
}

/** The paragraphs before the first heading as plain text, up to a limit. */
export function findOpeningParagraphs(html: string, limit: number): string[] {
  const opening = html.split(/<h2/)[0] ?? "";
  return [...opening.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .slice(0, limit)
    .map(([, inner = ""]) => stripTags(inner));
}

/** Replaces straight quotes in plain text or HTML with curly ones. */
export const curlQuotes = keepByText((html) => {
  const quotesAsTyped = html.replace(/(?<=^|>)[^<]+/g, (text) =>
    text.replaceAll("&quot;", '"').replaceAll("&#39;", "'"),
  );
  return smartypantsu(quotesAsTyped, 1);
});

function stripTags(html: string): string {
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
function renderThreadLine(line: string): string {
  const [name = "", words = ""] = line.split(/: (.*)/s);
  return `<p><b>${escapeXml(name)}</b> ${escapeXml(words)}</p>\n`;
}

/** Escapes a text or an attribute's value for HTML, XML or SVG. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
