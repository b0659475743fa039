import type { ContentError } from "../data/content-error.ts";
import { everyPath } from "../data/paths.server.ts";
import { findPicture } from "../data/pictures.server.ts";
import { redirectsFile } from "../data/redirects.server.ts";
import { type ContentText, contentTexts, mistakeIn } from "./content-texts.server.ts";

/** Where addresses of this site stand in fields: whole texts that begin with a slash. */
const address = /^\/[\w\-/.]*(?:[?#][^\s]*)?$/;

/** Links of the site's own that lead nowhere, or are spelt with other capitals than the page they mean. */
export function linksThatLeadNowhere(): ContentError[] {
  return contentTexts()
    .filter(({ file }) => file !== `content/${redirectsFile}`)
    .flatMap((one) => [...linksIn(one)]);
}

function* linksIn(one: ContentText): Generator<ContentError> {
  if (one.field !== "text") {
    const remedy = address.test(one.text) && remedyForLink(one.text);
    if (remedy) yield mistakeIn(one, remedy);
    return;
  }
  for (const { 1: link = "", index: at } of one.text.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)) {
    if (/^(https?:|mailto:|tel:|#)/.test(link)) continue;
    const remedy = remedyForLink(link);
    if (remedy) yield mistakeIn(one, remedy, { at });
  }
}

/** What is wrong with a link of the site's own and what to write; undefined where it leads to a page. */
export function remedyForLink(link: string): string | undefined {
  if (!link.startsWith("/"))
    return `the link ${link} leads nowhere; begin it with / for a page of this site, or with https:// for another`;
  const path = link.replace(/[?#].*$/, "");
  if (everyPath.includes(path)) return undefined;
  const meant = everyPath.find((one) => one.toLowerCase() === path.replace(/\/$/, "").toLowerCase());
  return meant
    ? `the link ${link} is spelt otherwise than its page; write ${link.replace(path, meant)}`
    : `the link ${link} leads nowhere: the site has no page of that address; correct it, or take it out`;
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
