import { z } from "zod";
import { formatMonths, listMonths } from "../../data/billing.ts";
import { ContentError } from "../../data/content-error.ts";
import { localizeFile } from "../../data/hindi.server.ts";
import { toEnglishPath } from "../../data/language-paths.ts";
import { renderMarkdown } from "../../data/markdown.server.ts";
import { memoize } from "../../data/open-content.server.ts";
import { refuseAddress } from "../../data/paths.server.ts";
import { calculateFirstMonths } from "../../data/places/first-month.server.ts";
import { readPlaceCopy } from "../../data/places/place-copy.server.ts";
import { listFinishedFiles, readEach } from "../../data/publishing.server.ts";
import { readMarkdown } from "../../data/read-content.server.ts";
import { closing, draft, meta, text } from "../../data/schema.ts";
import { createBreadcrumbs, createPageMeta } from "../../seo/page-meta.server.ts";

/** The fields above the text of a page that is a Markdown file. */
export const textPageSchema = z.strictObject({
  head: meta,
  title: text.max(60),
  lead: text.max(200),
  closing: closing.optional(),
  draft,
});

/** A line of a text where the table of first months is to stand. */
const placeOfMonths = "{first months}";

/** A line of a text where the table of months is to stand: how many are paid for how many weeks. */
const placeOfWeeks = "{months by weeks}";

/** The longest booking in that table: a quarter of a year. */
const mostWeeks = 13;

/** Every page that is a Markdown file of `content/pages`, by its address. */
export const readTextPages = memoize(() => readEach(listFinishedFiles("pages"), readTextFile));

/**
 * One page that is a Markdown file.
 * @param name its file in `content/pages`
 * @throws ContentError naming what is wrong in it
 */
export function readTextFile(name: string) {
  const path = `/${name.replace(/\.md$/, "")}`;
  const file = `content/pages/${name}`;
  refuseAddress(`pages/${name}`);
  const { facts, body } = readMarkdown(`pages/${name}`, textPageSchema);
  if (!body.trim()) throw new ContentError(file, "text", "the page has no text below the second ---");
  return { ...facts, path, body };
}

/**
 * The screen of a page that is a Markdown file of `content/pages`.
 * @throws ContentError when there is no such file
 */
export function readTextPage({ pattern }: { pattern: string }) {
  const path = toEnglishPath(pattern);
  const name = `pages${path}.md`;
  const page = readTextPages().find((page) => page.path === path);
  if (!page) throw new ContentError(`content/${name}`, "", "this page is missing; put its file back");
  const { head, title, lead, closing, body } = page;
  const [html = "", below, more] = renderMarkdown(body.replace(placeOfWeeks, writeMonths), "").html.split(
    `<p>${placeOfMonths}</p>`,
  );
  if (more !== undefined)
    throw new ContentError(
      `content/${localizeFile(name)}`,
      placeOfMonths,
      "the table of first months can stand in a text once; keep one of these lines, and take the others out",
    );
  const firstMonths = below === undefined ? undefined : calculateFirstMonths();
  return {
    head: createPageMeta(head, path, { data: [createBreadcrumbs({ name: title, path })] }),
    title,
    lead,
    html,
    /** Where the text says `{first months}`, the table of them, and the text below it. */
    ...(firstMonths && { firstMonths, below }),
    ...(closing && { closing }),
  };
}

/** The table of months as Markdown. */
function writeMonths(): string {
  const copy = readPlaceCopy().months;
  const rows = listMonths(mostWeeks).map(({ first, last, months }) => [
    first === last ? first : `${first}–${last}`,
    formatMonths(copy, months),
  ]);
  return [[copy.weeks, copy.title], ["---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

export type TextPage = ReturnType<typeof readTextPage>;
