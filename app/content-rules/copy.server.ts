import type { ContentError } from "../data/content-error.ts";
import { readBlogCopy } from "../pages/blog/blog-page.server.ts";
import { around, type ContentText, contentTexts, isOnPages, mistakeIn } from "./content-texts.server.ts";

/** Words that fit any agency in any city, and the promises an agency can't keep. */
const filler = [
  "fast-paced",
  "ever-changing",
  "ever-evolving",
  "digital age",
  "digital landscape",
  "leverag(?:e|es|ed|ing)",
  "unlock(?:s|ed|ing)?",
  "unleash(?:es|ed|ing)?",
  "elevat(?:e|es|ed|ing)",
  "harness(?:es|ed|ing)?",
  "delv(?:e|es|ed|ing)",
  "synerg(?:y|ies|ise)",
  "solutions",
  "game[- ]chang(?:er|ers|ing)",
  "cutting[- ]edge",
  "state[- ]of[- ]the[- ]art",
  "world[- ]class",
  "best[- ]in[- ]class",
  "next[- ]level",
  "one[- ]stop",
  "end[- ]to[- ]end",
  "result[s]?[- ]driven",
  "tailor(?:ed|[- ]made)",
  "seamless(?:ly)?",
  "holistic",
  "robust",
  "award[- ]winning",
  "trusted by",
  "years of experience in",
  "guaranteed results",
  "look no further",
  "it is important to note",
  "needless to say",
  "at the end of the day",
];

type Rule = {
  pattern: RegExp;
  remedy: (hit: string) => string;
  where?: (one: ContentText) => boolean;
  /** The text with what the rule doesn't look at taken out, its length kept. */
  seen?: (text: string) => string;
};

const rules: Rule[] = [
  {
    pattern: new RegExp(`\\b(?:${filler.join("|")})\\b`, "i"),
    remedy: (hit) => `“${hit}” fits any agency in any city; say what is meant here`,
  },
  {
    pattern: /\b(?:lorem|ipsum|placeholder|tbd|tbc|dummy text|your text here|coming soon)\b|\?\?\?|\bxxx/i,
    remedy: (hit) => `“${hit}” stands in for a text that is still to come; write the text`,
  },
  {
    pattern: /!(?!\[)/,
    where: (one) =>
      isOnPages(one) && !/✅ Form Submitted Successfully!|Unexpected Application Error!/.test(one.text),
    remedy: () => "take out the exclamation mark; only what the specification quotes has one",
  },
  {
    pattern: /['"]/,
    where: ({ file, field }) =>
      !file.startsWith("content/pictures/") && !file.endsWith(".md") && !/(^|\.)id$/.test(field),
    remedy: () => "write curly quotes and apostrophes here: “ ” ’",
  },
  {
    pattern: /\p{Ll}[.,;:!?]\p{Lu}|[^\s|] {2,}[^\s|]| [,;:.?](?!\w)|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u,
    seen: (text) => text.replace(/\]\([^)]*\)/g, (link) => `]${"_".repeat(link.length - 1)}`),
    remedy: (hit) =>
      `look at “${hit}”: a space is missing, doubled or before a sign, or a word stands there twice`,
  },
];

/** Phrases, signs and slips that our copy does without; texts that are empty. */
export function phrasesAndSlips(): ContentError[] {
  return contentTexts().flatMap((one) => {
    if (!one.text.trim()) return [mistakeIn(one, "this text is empty; write it, or take its line out")];
    return rules
      .filter(({ where }) => where?.(one) ?? true)
      .flatMap(({ pattern, remedy, seen = (text) => text }) => {
        const hit = pattern.exec(seen(one.text));
        if (!hit) return [];
        const words = hit[0].length > 3 ? hit[0] : around(one.text, hit.index);
        return [mistakeIn(one, remedy(words), { at: hit.index, style: true })];
      });
  });
}

/** A sentence of six words or more that stands on two pages. */
export function sentencesSaidTwice(): ContentError[] {
  const saidIn = new Map<string, string>();
  return contentTexts()
    .filter(isOnPages)
    .flatMap((one) =>
      sentencesOf(one.text).flatMap(({ sentence, at }) => {
        const before = saidIn.get(sentence);
        if (!before) saidIn.set(sentence, one.file);
        return before && before !== one.file
          ? [
              mistakeIn(one, `“${sentence}” is said in ${before} too; say it differently in one of the two`, {
                at,
                style: true,
              }),
            ]
          : [];
      }),
    );
}

/** Titles in the browser and descriptions: each its own, the descriptions ending as sentences do. */
export function titlesAndDescriptions(): ContentError[] {
  return ["title", "description"].flatMap((kind) => {
    const before = new Map<string, string>();
    return contentTexts()
      .filter((one) => isOnPages(one) && new RegExp(`(^|\\.)head\\.${kind}$`).test(one.field))
      .flatMap((one) => {
        const other = before.get(one.text);
        before.set(one.text, one.file);
        if (other)
          return [mistakeIn(one, `${other} has the same ${kind}; each page needs its own`, { style: true })];
        if (kind === "title") return [];
        if (one.text.length >= 160)
          return [mistakeIn(one, "shorten this text to 159 characters or fewer", { style: true })];
        return /[.?]$/.test(one.text)
          ? []
          : [mistakeIn(one, "end the description with a full stop", { style: true })];
      });
  });
}

/** What the specification fixes of the home page's board and of the blog's front page. */
export function fixedBySpecification(): ContentError[] {
  const lines = contentTexts().filter(({ field }) => /(^|\.)hero\.typed \(entry/.test(field));
  const seen = new Set<string>();
  const twice = lines.flatMap((one) => {
    const again = seen.has(one.text);
    seen.add(one.text);
    if (again) return [mistakeIn(one, "this line stands here twice; write another")];
    return one.text.length > 38
      ? [mistakeIn(one, "shorten this line to 38 characters or fewer; the board is no wider")]
      : [];
  });
  const featured = contentTexts().find(({ field }) => field === "featured.article");
  const wrong = featured && readBlogCopy().featured.article !== "SEO-Optimization";
  const board = lines[0];
  return [
    ...twice,
    ...(board && lines.length < 20
      ? [
          mistakeIn(
            board,
            `the board has twenty lines or more to choose from, here are ${lines.length}; write twenty`,
          ),
        ]
      : []),
    ...(wrong
      ? [mistakeIn(featured, "the specification puts SEO-Optimization on the front page; write it here")]
      : []),
  ];
}

/** Sentences of six words or more; shorter ones are labels. */
function sentencesOf(text: string): { sentence: string; at: number }[] {
  let at = 0;
  return text.split(/((?<=[.!?])\s+|\n{2,}|\n[-|#\d])/).flatMap((part, index) => {
    const start = at;
    at += part.length;
    const sentence = part.replace(/\s+/g, " ").trim();
    return index % 2 === 0 && /[a-z]/i.test(sentence) && sentence.split(" ").length >= 6
      ? [{ sentence, at: start }]
      : [];
  });
}
