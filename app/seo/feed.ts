import { type ArticleFacts, readArticles } from "../data/articles.server.ts";
import { buildSettings } from "../data/build-settings.ts";
import { renderMarkdown } from "../data/markdown.server.ts";
import { readSite } from "../data/site.server.ts";
import { startOfDay } from "./start-of-day.ts";

/** The articles, each with its whole text, as an Atom feed (RFC 4287), newest first. */
export function loader(): Response {
  const site = readSite();
  const articles = readArticles().toReversed();
  const latest = articles.map(({ date, updated = date }) => updated).sort();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <title>${xmlText(site.name)}</title>
  <link href="${absolute("/Blog")}"/>
  <link rel="self" href="${absolute("/feed.xml")}"/>
  <id>${absolute("/Blog")}</id>
  <updated>${startOfDay(latest.at(-1) ?? "")}</updated>
  <author><name>${xmlText(site.name)}</name></author>
${articles.map(entry).join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

function entry({ title, path, date, updated = date, description, body }: ArticleFacts): string {
  return `  <entry>
    <title>${xmlText(title)}</title>
    <link href="${absolute(path)}"/>
    <id>${absolute(path)}</id>
    <published>${startOfDay(date)}</published>
    <updated>${startOfDay(updated)}</updated>
    <summary>${xmlText(description)}</summary>
    <content type="html">${xmlText(withOrigin(renderMarkdown(body, "").html))}</content>
  </entry>`;
}

/** Makes the links and pictures in HTML absolute. */
function withOrigin(html: string): string {
  const origin = absolute("/").slice(0, -1);
  return html
    .replace(/(\s(?:href|src)=")\//g, `$1${origin}/`)
    .replace(/(\ssrcset=")([^"]+)/g, (_, name, list) => name + list.replace(/(^|, )\//g, `$1${origin}/`));
}

function absolute(path: string): string {
  return new URL(path, buildSettings.siteUrl).href;
}

function xmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
