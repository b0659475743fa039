import type { ContentError } from "../data/content-error.ts";
import { readPaths } from "../data/paths.server.ts";
import { findPicture } from "../data/pictures.server.ts";
import { type Unpublished, unpublishedPages } from "../data/publishing.server.ts";
import { redirectsFile } from "../data/redirects.server.ts";
import { type ContentText, contentTexts, mistakeIn } from "./content-texts.server.ts";

/** Where addresses of this site stand in fields: whole texts that begin with a slash. */
const address = /^\/[\w\-/.]*(?:[?#][^\s]*)?$/;

/** Links of the site's own that lead nowhere, or are spelt with other capitals than the page they mean. */
export function linksThatLeadNowhere(): ContentError[] {
  const unpublished = unpublishedPages();
  return contentTexts()
    .filter(({ file }) => file !== `content/${redirectsFile}`)
    .flatMap((one) => [...linksIn(one, unpublished)]);
}

function* linksIn(one: ContentText, unpublished: Unpublished[]): Generator<ContentError> {
  const own = unpublished.find(({ file }) => `content/${file}` === one.file);
  const remedyFor = (link: string) => remedyWhere(link, unpublished, own);
  if (address.test(one.text)) {
    const remedy = remedyFor(one.text);
    if (remedy) yield mistakeIn(one, remedy);
  }
  for (const { 1: link = "", index: at } of one.text.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)) {
    if (/^(https?:|mailto:|tel:|#)/.test(link)) continue;
    const remedy = remedyFor(link);
    if (remedy) yield mistakeIn(one, remedy, { at });
  }
}

/** What is wrong with a link of the site's own and what to write; undefined where it leads to a page. */
export function remedyForLink(link: string): string | undefined {
  return remedyWhere(link, unpublishedPages());
}

/** @param own the page on which the link stands, where that is still to come itself */
function remedyWhere(link: string, unpublished: Unpublished[], own?: Unpublished): string | undefined {
  if (!link.startsWith("/"))
    return `the link ${link} leads nowhere; begin it with / for a page of this site, or with https:// for another`;
  const path = link.replace(/[?#].*$/, "");
  const target = unpublished.find((one) => one.path === path);
  if (target) return own && target.date && own.date >= target.date ? undefined : tooEarly(link, target);
  const { everyPath } = readPaths();
  if (everyPath.includes(path)) return undefined;
  const meant = everyPath.find((one) => one.toLowerCase() === path.replace(/\/$/, "").toLowerCase());
  return meant
    ? `the link ${link} is spelt otherwise than its page; write ${link.replace(path, meant)}`
    : `the link ${link} leads nowhere: the site has no page of that address; correct it, or take it out`;
}

function tooEarly(link: string, { date }: Unpublished): string {
  return `the link ${link} leads to a page that ${date ? `isn’t there before ${date}` : "is a draft"}; take it out until then`;
}

/** Pictures inside an article that don't exist or say nothing. */
export function picturesInTexts(): ContentError[] {
  return contentTexts()
    .filter(({ field }) => field === "text")
    .flatMap((one) =>
      [...one.text.matchAll(/!\[[^\]]*\]\(([^)\s]*)[^)]*\)/g)].flatMap(({ 1: name = "", index: at }) =>
        findPicture(name)
          ? []
          : [
              mistakeIn(
                one,
                `there is no picture named “${name}”; write the name of a file of content/pictures without its ending`,
                { at },
              ),
            ],
      ),
    );
}
