import type { ContentError } from "../data/content-error.ts";
import { descriptionLength, titleLength } from "../data/schema.ts";
import { around, type ContentText, contentTexts, isOnPages, mistakeIn } from "./content-texts.server.ts";

/** Words that fit any agency in any city, and promises that no agency can keep. */
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
  /** Whether it stops the build rather than being advice. */
  stops?: boolean;
};

/** Fields of the service pages, by their names. */
const onServices =
  (fields: RegExp) =>
  ({ file, field }: ContentText) =>
    file.startsWith("content/services/") && fields.test(field);

const rules: Rule[] = [
  {
    pattern: /\?\?\?|\b(?:lorem|your text here)\b/i,
    remedy: (hit) => `“${hit}” stands in for a text that is still to come; write the text`,
    stops: true,
  },
  {
    pattern: new RegExp(`\\b(?:${filler.join("|")})\\b`, "i"),
    remedy: (hit) => `“${hit}” fits any agency in any city; say what is meant here`,
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
    pattern:
      /\p{Ll}[.,;:!?]\p{Lu}|[^\s|] {2,}[^\s|]| [,;:.?](?!\w)|(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/u,
    seen: (text) => text.replace(/\]\([^)]*\)/g, (link) => `]${"_".repeat(link.length - 1)}`),
    remedy: (hit) =>
      `look at “${hit}”: a space is missing, doubled or before a sign, or a word stands there twice`,
  },
  {
    pattern: /₹\s?\d|\bRs\.?\s?\d|\d+ ?%|per cent/,
    where: onServices(/^(topics .*|benefits .*|enquiry)\.(text|price|time)$/),
    remedy: () => "say what decides the price, and name none here",
  },
  {
    pattern: /\b(within|in) (\d+|one|two|three|a few) (hours?|days?|weeks?)\b|guarantee/i,
    where: onServices(/^(benefits .*\.text|enquiry\.(time|steps .*))$/),
    remedy: () => "promise no day and no result; say what decides it",
  },
];

/** Words and signs that our copy does without, slips, and texts that are empty or still to be written. */
export function wordsAndSigns(): ContentError[] {
  return contentTexts().flatMap((one) => {
    if (!one.text.trim()) return [mistakeIn(one, "this text is empty; write it, or take its line out")];
    return rules
      .filter(({ where }) => where?.(one) ?? true)
      .flatMap(({ pattern, remedy, seen = (text) => text, stops }) => {
        const hit = pattern.exec(seen(one.text));
        if (!hit) return [];
        const words = hit[0].length > 3 ? hit[0] : around(one.text, hit.index);
        return [mistakeIn(one, remedy(words), { at: hit.index, style: !stops })];
      });
  });
}

/** What search results show of a page: titles and descriptions, each its own and of a length that is shown whole. */
export function titlesAndDescriptions(): ContentError[] {
  const before = new Map<string, string>();
  return contentTexts().flatMap((one) => {
    const isTitle = /(^|\.)head\.title$|^metaTitle$/.test(one.field);
    const isDescription =
      /(^|\.)head\.description$/.test(one.field) ||
      (one.field === "description" && one.file.startsWith("content/blog/"));
    if (!isOnPages(one) || !(isTitle || isDescription)) return [];
    const other = before.get(one.text);
    before.set(one.text, one.file);
    if (other) return [mistakeIn(one, `${other} has the same; each page needs its own`)];
    const most = isTitle ? titleLength : descriptionLength;
    return one.text.length > most
      ? [
          mistakeIn(
            one,
            `shorten this text to ${most} characters or fewer; search results cut off the rest`,
            {
              style: true,
            },
          ),
        ]
      : [];
  });
}

/** Topics of the service pages that are too short or too long. */
export function topicLengths(): ContentError[] {
  return contentTexts()
    .filter(onServices(/^topics .*\.text$/))
    .flatMap((one) => {
      const words = one.text.split(/\s+/).length;
      return words < 60 || words > 120
        ? [mistakeIn(one, `this text has ${words} words; 60 to 120 are wanted`, { style: true })]
        : [];
    });
}
