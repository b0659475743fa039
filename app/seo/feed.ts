import { readArticles } from "../data/articles.server.ts";
import { buildSettings } from "../data/build-settings.ts";
import { readSite } from "../data/site.server.ts";

/** The articles as an Atom feed (RFC 4287), newest first. */
export function loader(): Response {
  const site = readSite();
  const articles = readArticles().toReversed();
  const latest =
    articles
      .map(({ date, updated = date }) => updated)
      .sort()
      .at(-1) ?? "";
  const absolute = (path: string) => new URL(path, buildSettings.siteUrl).href;
  const entries = articles.map(
    ({ title, path, date, updated = date, description }) => `  <entry>
    <title>${xmlText(title)}</title>
    <link href="${absolute(path)}"/>
    <id>${absolute(path)}</id>
    <published>${date}T00:00:00Z</published>
    <updated>${updated}T00:00:00Z</updated>
    <summary>${xmlText(description)}</summary>
  </entry>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <title>${xmlText(site.name)}</title>
  <link href="${absolute("/Blog")}"/>
  <link rel="self" href="${absolute("/feed.xml")}"/>
  <id>${absolute("/Blog")}</id>
  <updated>${latest}T00:00:00Z</updated>
  <author><name>${xmlText(site.name)}</name></author>
${entries.join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

function xmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
