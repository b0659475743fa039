import { readEveryArticle } from "../data/articles.server.ts";
import type { ContentError } from "../data/content-error.ts";
import { type ContentText, contentTexts, mistakeIn } from "./content-texts.server.ts";

/** Advice on articles: length, headings, links and sources. */
export function adviceOnArticles(): ContentError[] {
  const serviceOf = new Map(
    readEveryArticle().flatMap(({ file, service, news }) => (news ? [] : [[file, service]])),
  );
  return contentTexts()
    .filter(({ file, field }) => serviceOf.has(file) && field === "text")
    .flatMap((one) =>
      [...lengthOf(one), ...headingsOf(one), ...linksOf(one, serviceOf.get(one.file) ?? "")].map(
        ({ remedy, at = 0 }) => mistakeIn(one, remedy, { at, style: true }),
      ),
    );
}

type Advice = { remedy: string; at?: number };

/** Words as a reader counts them: those of tables and headings too, signs and addresses not. */
function lengthOf({ text }: ContentText): Advice[] {
  const words = text
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
  return words < 900 || words > 1500
    ? [{ remedy: `the article has ${words} words; 900 to 1,500 are wanted` }]
    : [];
}

/** Heading levels may not skip a step: people who use a screen reader navigate by them. */
function headingsOf({ text }: ContentText): Advice[] {
  let level = 1;
  return [...text.matchAll(/^(#+) .+$/gm)].flatMap(({ 0: heading, 1: sign = "", index: at }) => {
    const deepest = level + 1;
    level = sign.length;
    if (level === 1) return [{ remedy: `“${heading}”: write ## for a heading; # is the title's`, at }];
    return level > deepest
      ? [{ remedy: `“${heading}”: write ${"#".repeat(deepest)} here; a step is left out`, at }]
      : [];
  });
}

function linksOf({ text }: ContentText, service: string): Advice[] {
  const links = [...text.matchAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)/g)].map(
    ({ 1: words = "", 2: address = "", index }) => ({ words, address, at: index }),
  );
  const found: Advice[] = links
    .filter(({ words }) => /^(here|click here|this|link|more|read more|https?:.*)$/i.test(words))
    .map(({ words, at }) => ({
      remedy: `“${words}” doesn’t say where the link leads; link the words that do`,
      at,
    }));
  if (!links.some(({ address }) => address.replace(/[?#].*/, "") === service))
    found.push({ remedy: `link to the article's service, [its name](${service})` });
  const sources = new Set(links.map(({ address }) => address).filter((one) => /^https?:/.test(one)));
  if (sources.size < 2)
    found.push({
      remedy: "name two sources or more: links to the law, an office or a platform's own page",
    });
  return found;
}
