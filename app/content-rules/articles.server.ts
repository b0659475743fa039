import { type ArticleFacts, readFinishedArticles } from "../data/articles.server.ts";
import { ContentError } from "../data/content-error.ts";
import { renderMarkdown } from "../data/markdown.server.ts";
import { readServices } from "../data/services.server.ts";
import { contentTexts, mistakeIn } from "./content-texts.server.ts";

/** What every article has: length, structure, ways on, sources. */
export function articlesOneByOne(): ContentError[] {
  const services = new Set(readServices().map(({ path }) => path));
  const articles = readFinishedArticles();
  return articles.flatMap((article) => [
    ...structureOf(article),
    ...linksOf(article, services, new Set(articles.map(({ path }) => path))),
  ]);
}

function structureOf(article: ArticleFacts): ContentError[] {
  const { body, description } = article;
  const words = wordsIn(body);
  const found: ContentError[] = [];
  if (words < 900 || words > 1500)
    found.push(wrong(article, `the article has ${words} words; 900 to 1,500 are wanted`));
  if (description.length > 155)
    found.push(wrong(article, "shorten this text to 155 characters or fewer", "description"));
  if (!/[.?]$/.test(description))
    found.push(wrong(article, "end the description with a full stop", "description"));
  if ((body.match(/^## /gm)?.length ?? 0) < 5)
    found.push(wrong(article, "five headings or more (## Heading) are wanted, so that it can be skimmed"));
  if (!/^(\||- |1\. )/m.test(body))
    found.push(wrong(article, "a list or a table is wanted, so that it can be skimmed"));
  return [...found, ...headingsOutOfStep(article)];
}

/** Headings go down one step at a time, and none stands over nothing. */
function headingsOutOfStep(article: ArticleFacts): ContentError[] {
  const marks = [...article.body.matchAll(/^(#+) .+$/gm)];
  let level = 1;
  return marks.flatMap(({ 0: heading, 1: sign = "", index }, at) => {
    const step = sign.length - level;
    const before = level;
    level = sign.length;
    if (sign.length === 1)
      return [wrong(article, `“${heading}”: write ## for a heading; # is the title's`, "text", index)];
    if (step > 1)
      return [
        wrong(
          article,
          `“${heading}”: write ${"#".repeat(before + 1)} here; a step is left out`,
          "text",
          index,
        ),
      ];
    const next = marks[at + 1];
    const between = article.body.slice(index + heading.length, next?.index).trim();
    const deeper = next && (next[1]?.length ?? 0) > sign.length;
    return between || deeper
      ? []
      : [wrong(article, `“${heading}” stands over nothing; write its text`, "text", index)];
  });
}

function linksOf(article: ArticleFacts, services: Set<string>, paths: Set<string>): ContentError[] {
  const { body, path, service } = article;
  const links = ownLinksIn(body);
  const found: ContentError[] = [];
  if ([...links].filter((link) => link !== path && paths.has(link)).length < 2)
    found.push(wrong(article, "link to two other articles, such as [its title](/Blog/Keyword-Research)"));
  if (services.has(service) && !links.has(service))
    found.push(wrong(article, `link to the article's service, [its name](${service})`));
  const last = body.split(/^## /m).at(-1) ?? "";
  if (![...ownLinksIn(last)].some((link) => services.has(link)))
    found.push(wrong(article, `link to a service in the last section, such as [its name](${service})`));
  const outside = new Set([...body.matchAll(/\]\((https?:\/\/[^)]+)\)/g)].map(([, address]) => address));
  if (outside.size < 2)
    found.push(
      wrong(article, "name two sources or more: links to the law, an office or a platform's own page"),
    );
  for (const { 1: words = "", index } of body.matchAll(/\[([^\]]+)\]\((?:https?:|\/)/g))
    if (/^(here|click here|this|link|more|read more|https?:.*)$/i.test(words))
      found.push(
        wrong(article, `“${words}” doesn’t say where the link leads; link the words that do`, "text", index),
      );
  return found;
}

/** A text that two articles share where each has its own. */
export function articlesBesideEachOther(): ContentError[] {
  const articles = readFinishedArticles();
  return [
    ...repeated(articles, "description", ({ description }) => [{ text: description, at: 0 }]),
    ...repeated(articles, "metaTitle", ({ metaTitle }) => [{ text: metaTitle, at: 0 }]),
    ...repeated(articles, "text", headingsOf),
    ...tooManyOfAShape(articles),
  ];
}

type Found = { text: string; at: number };

function repeated(
  articles: ArticleFacts[],
  field: string,
  of: (article: ArticleFacts) => Found[],
): ContentError[] {
  const before = new Map<string, string>();
  return articles.flatMap((article) =>
    of(article).flatMap(({ text, at }) => {
      const other = before.get(text);
      before.set(text, article.file);
      return other ? [wrong(article, `“${text}” stands in ${other} too; write another`, field, at)] : [];
    }),
  );
}

/** Headings over a list of things to do after reading. */
const homework = /\b(tomorrow|to begin|your first|the first ninety|half-hour|checklist|on monday)\b/i;

/** Headings over a part that sends some readers away. */
const notForYou = /^(when|where|what)\b.*(n't\b|\b(keep your money|walk away|stop|leave|ignore|skip|not)\b)/i;

/** A business that an example is told about: its kind and the word before it. */
const business =
  /\b[\w-]+ (?:shop|showroom|dealer|class|installer|restaurant|clinic|baker|studio|jeweller|maker)\b/gi;

/** Words before a business that say no more than that it is one. */
const plain = /^(an?|the|one|this|that|your|our|own|his|her|small|new|which|every|each|whole)\b/i;

/** Articles built alike: four in ten may close with homework or say when not to, and two tell of one business. */
function tooManyOfAShape(articles: ArticleFacts[]): ContentError[] {
  const most = Math.max(4, Math.floor(articles.length * 0.4));
  const shapes: [RegExp, string][] = [
    [homework, "of the articles give the reader homework; end this one otherwise"],
    [notForYou, "of the articles have a part on when not to; build this one otherwise"],
  ];
  const built = shapes.flatMap(([pattern, remedy]) =>
    articles
      .flatMap((article) => {
        const heading = headingsOf(article).find(({ text }) => pattern.test(text));
        return heading ? [{ article, at: heading.at }] : [];
      })
      .slice(most)
      .map(({ article, at }) => wrong(article, `more than ${most} ${remedy}`, "text", at)),
  );
  const metIn = new Map<string, Set<string>>();
  const told = articles.flatMap((article) =>
    [...article.body.matchAll(business)].flatMap(({ 0: words, index }) => {
      const name = words.toLowerCase();
      if (plain.test(name)) return [];
      const slugs = metIn.get(name) ?? new Set();
      const known = slugs.has(article.slug);
      metIn.set(name, slugs.add(article.slug));
      return slugs.size > 2 && !known
        ? [
            wrong(
              article,
              `two other articles tell of a “${name}” already; take another business`,
              "text",
              index,
            ),
          ]
        : [];
    }),
  );
  return [...built, ...told];
}

function headingsOf({ body }: ArticleFacts): Found[] {
  return [...body.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(({ 1: text = "", index: at }) => ({ text, at }));
}

/** A rule of good writing that an article breaks, at that place of its body or in that field. */
function wrong({ file, body }: ArticleFacts, remedy: string, field = "text", at = 0): ContentError {
  if (field !== "text") return new ContentError(file, field, remedy, { style: true });
  const text = contentTexts().find((one) => one.file === file && one.field === "text");
  const offset = text ? text.text.indexOf(body.slice(at, at + 200)) : 0;
  return text
    ? mistakeIn(text, remedy, { at: Math.max(0, offset), style: true })
    : new ContentError(file, field, remedy, { style: true });
}

/** Words as a reader counts them: those of tables and headings too, dashes and addresses not. */
function wordsIn(body: string): number {
  const text = renderMarkdown(body, "").html.replace(/<[^>]+>/g, " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function ownLinksIn(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/\]\((\/[^)#]+)/g)].map(([, link = ""]) => link));
}
