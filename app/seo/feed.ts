import { readArticles } from "../data/articles.server.ts";
import { startOfDay } from "../data/format.ts";
import { escapeXml, renderMarkdown } from "../data/markdown.server.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPaths, toContentLanguage } from "../data/paths.server.ts";
import { hindiFeed } from "../data/paths.ts";
import { findPerson } from "../data/people.server.ts";
import { readSite } from "../data/site.server.ts";
import { findLastDay, readStories, readStoryCopy } from "../data/stories.server.ts";
import { toUrl } from "./head.ts";

/** An article or a case story in the feed. */
type Entry = ReturnType<typeof readStoryEntries>[number] & { author?: string };

/**
 * The articles and case stories, each with its whole text, as an Atom feed (RFC 4287), newest first. The Hindi feed has
 * only those in Hindi.
 */
export function GET(): Response {
  const site = readSite();
  const inHindi = currentContent().language === "hi";
  const entries = [...readArticleEntries(), ...readStoryEntries()]
    .filter(({ path }) => !inHindi || readPaths().inHindi.includes(path))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const latest = entries.map(({ updated }) => updated).sort();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${inHindi ? "hi-IN" : "en-IN"}">
  <title>${escapeXml(site.name)}</title>
  <link href="${toUrl("/Blog")}"/>
  <link rel="self" href="${toUrl(inHindi ? hindiFeed : "/feed.xml")}"/>
  <id>${toUrl(inHindi ? hindiFeed : "/Blog")}</id>
  <updated>${startOfDay(latest.at(-1) ?? "")}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
${entries.map(renderEntry).join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

function readArticleEntries(): Entry[] {
  return readArticles().map(({ date, updated = date, body, author, file, ...article }) => ({
    ...article,
    date,
    updated,
    html: renderMarkdown(body, "").html,
    ...(author && { author: findPerson(author, file, "author").name }),
  }));
}

function readStoryEntries() {
  const { sample: note, parts } = readStoryCopy();
  return readStories().map((story) => {
    const { title, path, head, sample, sections } = story;
    const text = [
      sample ? `*${note}*` : "",
      ...Object.entries(sections).map(
        ([part, words]) => `## ${parts[part as keyof typeof parts]}\n\n${words}`,
      ),
    ].join("\n\n");
    const date = findLastDay(story);
    return {
      title,
      path,
      date,
      updated: date,
      description: head.description,
      html: renderMarkdown(text, "").html,
    };
  });
}

function renderEntry({ title, path, date, updated, description, html, author }: Entry): string {
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <link href="${toUrl(toContentLanguage(path))}"/>
    <id>${toUrl(toContentLanguage(path))}</id>
    <published>${startOfDay(date)}</published>
    <updated>${startOfDay(updated)}</updated>${author ? `\n    <author><name>${escapeXml(author)}</name></author>` : ""}
    <summary>${escapeXml(description)}</summary>
    <content type="html">${escapeXml(completeLinks(html))}</content>
  </entry>`;
}

/** Makes the links and pictures in HTML absolute. */
function completeLinks(html: string): string {
  const origin = toUrl("/").slice(0, -1);
  return html
    .replace(/(\s(?:href|src)=")\//g, `$1${origin}/`)
    .replace(/(\ssrcset=")([^"]+)/g, (_, name, list) => name + list.replace(/(^|, )\//g, `$1${origin}/`));
}
