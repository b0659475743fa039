import { globSync } from "node:fs";
import { pathKey } from "../../formats/address.ts";
import { isReserved } from "../data/collections.ts";
import { ContentError } from "../data/content-error.ts";
import { currentContent } from "../data/open-content.server.ts";
import { readPaths } from "../data/paths.server.ts";
import { findPicture } from "../data/pictures.server.ts";
import { listUnpublishedPages, type UnpublishedPage } from "../data/publishing.server.ts";
import { readRedirectEntries, redirectsFile } from "../data/redirects.server.ts";
import { type ContentText, createTextError, readTexts } from "./texts.server.ts";

/** A field that is an address of this site: a text that begins with a slash. */
const addressField = /^\/[\w\-/.]*(?:[?#][^\s]*)?$/;

/** Finds internal links that lead nowhere, or differ from their page's address in case. */
export function checkLinks(): ContentError[] {
  const unpublished = listUnpublishedPages();
  return readTexts()
    .filter(({ file }) => file !== `content/${redirectsFile}`)
    .flatMap((entry) => {
      const page = unpublished.find(({ file }) => `content/${file}` === entry.file);
      return linksIn(entry).flatMap(({ link, at }) => {
        const remedy = remedyFor(link, unpublished, page);
        return remedy ? [createTextError(entry, remedy, { at })] : [];
      });
    });
}

function linksIn({ text }: ContentText): { link: string; at: number }[] {
  if (addressField.test(text)) return [{ link: text, at: 0 }];
  return [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)]
    .map(({ 1: link = "", index: at }) => ({ link, at }))
    .filter(({ link }) => !/^(https?:|mailto:|tel:|#)/.test(link));
}

/**
 * What is wrong with an internal link and how to correct it; undefined if it leads to a page.
 * @param page the page that has the link, if it isn't published yet itself
 */
function remedyFor(link: string, unpublished: UnpublishedPage[], page?: UnpublishedPage): string | undefined {
  if (!link.startsWith("/"))
    return `the link ${link} leads nowhere; begin it with / for a page of this site, or with https:// for another`;
  const path = link.replace(/[?#].*$/, "");
  const target = unpublished.find((page) => page.path === path);
  if (target) {
    const { date } = target;
    if (page && date && page.date >= date) return undefined;
    return `the link ${link} leads to a page that ${date ? `isn’t there before ${date}` : "is a draft"}; take it out until then`;
  }
  const { everyPath } = readPaths();
  if (everyPath.includes(path)) return undefined;
  const meant = everyPath.find((page) => page.toLowerCase() === path.replace(/\/$/, "").toLowerCase());
  return meant
    ? `the link ${link} doesn’t match the spelling of its page; write ${link.replace(path, meant)}`
    : `the link ${link} leads nowhere: the site has no page of that address; correct it, or take it out`;
}

/** Finds pictures in articles that don't exist. */
export function checkTextPictures(): ContentError[] {
  return readTexts()
    .filter(({ field }) => field === "text")
    .flatMap((entry) =>
      [...entry.text.matchAll(/!\[[^\]]*\]\(([^)\s]*)[^)]*\)/g)].flatMap(({ 1: name = "", index: at }) => {
        if (findPicture(name)) return [];
        const remedy = `there is no picture named “${name}”; write the name of a file of content/pictures without its ending`;
        return [createTextError(entry, remedy, { at })];
      }),
    );
}

/** Finds redirects from an existing page, to a missing one or to another redirect, and repeated ones. */
export function checkRedirects(): ContentError[] {
  const entries = readRedirectEntries();
  const firstOf = new Map<string, number>();
  for (const [index, { from }] of entries.entries())
    if (!firstOf.has(pathKey(from))) firstOf.set(pathKey(from), index);
  const publicFiles = globSync("public/**/*.*", { cwd: currentContent().root }).map((file) =>
    file.replaceAll("\\", "/").slice("public".length),
  );
  const taken = new Set([...readPaths().everyPath, ...publicFiles].map(pathKey));
  return entries.flatMap(({ from, to }, index) => {
    const mistake = (field: "from" | "to", remedy: string) => [
      new ContentError(`content/${redirectsFile}`, `redirects (entry ${index + 1}).${field}`, remedy),
    ];
    const key = pathKey(from);
    const first = firstOf.get(key) ?? index;
    if (first !== index)
      return mistake(
        "from",
        `${from} is the same address as ${entries[first]?.from} in entry ${first + 1}; take one of the two out`,
      );
    if (taken.has(key))
      return mistake("from", `${from} has a page, which is shown in any case; take this redirect out`);
    if (isReserved(key))
      return mistake("from", `${from} belongs to the server itself; take this redirect out`);
    if (!to?.startsWith("/")) return [];
    const path = to.replace(/[?#].*$/, "");
    if (firstOf.has(pathKey(path)))
      return mistake(
        "to",
        `${to} is itself a redirect; write the page that visitors should see, or leave this out and choose \`gone: true\``,
      );
    if (path === "/404")
      return mistake(
        "to",
        "an address without a successor leads nowhere: leave this out and choose `gone: true`",
      );
    const remedy = remedyFor(to, listUnpublishedPages());
    return remedy ? mistake("to", remedy) : [];
  });
}
