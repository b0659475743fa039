import { isMap, type Scalar, visit } from "yaml";
import { ContentError, formatFieldPath } from "../data/content-error.ts";
import { findEnglishFile } from "../data/hindi.server.ts";
import { currentContent, memoize, peekContent } from "../data/open-content.server.ts";
import { isDraft } from "../data/publishing.server.ts";
import { fillNumbers } from "../data/read-content.server.ts";
import { descriptionLength, titleLength } from "../data/schema.ts";
import { findNodePath, parseNodes, splitFrontMatter } from "../data/yaml.server.ts";

/** A text of `content/`: its file, its field (`text` for an article's body) and the line it begins in, from 1. */
export type ContentText = { file: string; field: string; line: number; text: string; cutOff: string };

/** Every text of `content/` except drafts; an article's body is one text. Unreadable files have none. */
export const readTexts = memoize((): ContentText[] =>
  currentContent()
    .files()
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== "content/README.md")
    .filter((file) => !isDraft(file.slice("content/".length)))
    .filter((file) => peekContent(file.slice("content/".length)) !== undefined)
    .flatMap(textsIn)
    .map((entry) => ({ ...entry, text: fillNumbers(entry.file, entry.text) })),
);

function textsIn(file: string): ContentText[] {
  const source = String(currentContent().bytes(file));
  const { yaml, linesAbove, body } = splitFrontMatter(file, source);
  const { document, counter } = parseNodes(yaml);
  const texts: ContentText[] = [];
  const isHindi = findEnglishFile(file.slice("content/".length)) !== undefined;
  visit(document, {
    Scalar(key, scalar, ancestors) {
      if (typeof key === "number" || key === "value") add(scalar, ancestors, key);
    },
  });
  const bodyLine = source.slice(0, source.length - body.length).split("\n").length;
  if (body.trim()) texts.push({ file, field: "text", line: bodyLine, text: body, cutOff: "" });
  return texts;

  function add(scalar: Scalar, ancestors: readonly unknown[], key: number | "value") {
    // A field that isn't translated yet: visitors read the English.
    if (isHindi && scalar.value === null) return;
    if (ancestors.some((node) => isMap(node) && node.get("draft") === true)) return;
    const text = scalar.value === null ? "" : scalar.value;
    if (typeof text !== "string") return;
    const path = [...findNodePath(ancestors), ...(key === "value" ? [] : [key])];
    texts.push({
      file,
      field: formatFieldPath(path),
      line: counter.linePos(scalar.range?.[0] ?? 0).line + linesAbove,
      text,
      cutOff: scalar.type === "PLAIN" && scalar.comment ? scalar.comment : "",
    });
  }
}

/** An error at the character `at` of a text. */
export function createTextError(
  { file, field, line, text }: ContentText,
  remedy: string,
  { at = 0, isAdvice = false }: { at?: number; isAdvice?: boolean } = {},
): ContentError {
  const linesBefore = field === "text" ? text.slice(0, at).split("\n").length - 1 : 0;
  return new ContentError(file, field, remedy, { line: line + linesBefore, isAdvice });
}

/** Elements of HTML, scripts among them: they would stand in the page as they are. */
const code = /<[/!]?[a-z][a-z0-9-]*(?=[\s/>])/i;

const gap = /\?\?\?|\b(?:lorem|your text here)\b/i;

/** A space that is missing, doubled or before a sign, or a word that stands twice. Hindi doubles words to say “slowly” or “each”, but not these. */
const slip =
  /\p{Ll}[.,;:!?]\p{Lu}|[^\s|] {2,}[^\s|]| [,;:.?](?!\w)|(?<![\p{L}\p{M}])((?!\p{sc=Deva})[\p{L}\p{M}]{2,}|में|का|के|की|को|ने|हैं?|और|कि) \1(?![\p{L}\p{M}])/u;

/** Finds unfinished texts, program code and typing errors. */
export function checkTexts(): ContentError[] {
  return readTexts().flatMap((entry) => {
    const { text } = entry;
    const find = (pattern: RegExp, searched: string, remedy: string, isAdvice: boolean) => {
      const at = searched.search(pattern);
      // The words around the match, on one line.
      const words = text.slice(Math.max(0, at - 20), at + 40).replace(/\s+/g, " ");
      return at < 0
        ? []
        : [
            createTextError(
              entry,
              remedy.replace("…", () => words.trim()),
              { at, isAdvice },
            ),
          ];
    };
    const withoutLinks = text.replace(/\]\([^)]*\)/g, (link) => `]${"_".repeat(link.length - 1)}`);
    return [
      ...find(code, text, "“…” holds program code, as comes along from other sites; take it out", false),
      ...find(gap, text, "“…” stands in for a text that is still to come; write the text", false),
      ...find(
        slip,
        withoutLinks,
        "look at “…”: a space is missing, doubled or before a sign, or a word stands there twice",
        true,
      ),
    ];
  });
}

/**
 * Finds headings without a text, such as a question that has no answer, and those that skip a level; people who use a
 * screen reader navigate by them.
 */
export function checkHeadings(): ContentError[] {
  const pages = readTexts().filter(
    ({ file, field }) => /^content\/(blog|pages)\//.test(file) && field === "text",
  );
  return pages.flatMap((entry) => {
    let level = 1;
    return [...entry.text.matchAll(/^(#+) .+$/gm)].flatMap(({ 0: heading, 1: sign = "", index: at }) => {
      const [next = "# "] = /\S.*/.exec(entry.text.slice(at + heading.length)) ?? [];
      const nextLevel = /^#+(?= )/.exec(next)?.[0].length ?? Infinity;
      if (nextLevel <= sign.length)
        return [
          createTextError(entry, `“${heading}” has no text below it; write it, or take the line out`, { at }),
        ];
      const deepest = level + 1;
      level = sign.length;
      if (level > 1 && level <= deepest) return [];
      const remedy =
        level === 1
          ? "write ## for a heading; # is the title's"
          : `write ${"#".repeat(deepest)} here; a step is left out`;
      return [createTextError(entry, `“${heading}”: ${remedy}`, { at, isAdvice: true })];
    });
  });
}

/** Finds repeated titles of articles, and repeated or too long titles and descriptions for search results. */
export function checkTitles(): ContentError[] {
  const entries = new Map<string, ContentText>();
  return readTexts().flatMap((entry) => {
    const { file, field, text } = entry;
    const isTitle = /(^|\.)head\.title$|^metaTitle$/.test(field);
    const isDescription =
      /(^|\.)head\.description$/.test(field) || (field === "description" && file.startsWith("content/blog/"));
    const isHeading = field === "title" && /^content\/(hi\/)?blog\//.test(file);
    if (!isTitle && !isDescription && !isHeading) return [];
    const key = `${isHeading} ${text.toLowerCase()}`;
    const first = entries.get(key) ?? entry;
    entries.set(key, first);
    const refuse = (place: ContentText, other: ContentText) =>
      createTextError(place, `${other.file} has the same; each page needs its own`);
    if (first !== entry) return [refuse(first, entry), refuse(entry, first)];
    const limit = isTitle ? titleLength : descriptionLength;
    if (isHeading || text.length <= limit) return [];
    const remedy = `shorten this text to ${limit} characters or fewer; search results cut off the rest`;
    return [createTextError(entry, remedy, { isAdvice: true })];
  });
}
