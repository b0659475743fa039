import { isMap, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import { ContentError, fieldName } from "../data/content-error.ts";
import { fillNumbers } from "../data/content-numbers.server.ts";
import { fieldsOf, pathOfNode } from "../data/content-place.ts";
import { englishOf, placeInEnglish } from "../data/hindi.server.ts";
import { currentContent, memoize } from "../data/open-content.server.ts";
import { peekContent } from "../data/peek-content.server.ts";
import { isDraft } from "../data/publishing.server.ts";

/** A text of `content/`: its file, its field (`text` for an article's body) and the line it begins in, from 1. */
export type ContentText = { file: string; field: string; line: number; text: string; cutOff: string };

/** Every text of `content/` but the drafts', an article's body being one text. Files that can't be read give none. */
export const contentTexts = memoize((): ContentText[] =>
  currentContent()
    .files()
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== "content/README.md")
    .filter((file) => !isDraft(file.slice("content/".length)))
    .filter((file) => peekContent(file.slice("content/".length)) !== undefined)
    .flatMap(textsOf)
    .map((one) => ({ ...one, text: fillNumbers(one.file, one.text) })),
);

/** Texts that visitors read as running words; pictures' descriptions and the like left out. */
export function isOnPages({ file }: ContentText): boolean {
  return /^content\/(?:hi\/)?([^/]+\.yaml|(pages|services|blog|stories)\/[^/]+)$/.test(file);
}

function textsOf(file: string): ContentText[] {
  const source = String(currentContent().bytes(file));
  const { yaml, linesAbove, body } = fieldsOf(file, source);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const texts: ContentText[] = [];
  const hindiOf = englishOf(file.slice("content/".length));
  const english = hindiOf === undefined ? undefined : peekContent(hindiOf);
  visit(document, {
    Scalar(key, scalar, above) {
      if (typeof key === "number" || key === "value") add(scalar, above, key);
    },
  });
  if (body.trim()) texts.push({ file, field: "text", line: lineCount(source, body), text: body, cutOff: "" });
  return texts;

  function add(value: Scalar, above: readonly unknown[], key: number | "value") {
    // A field without Hindi words yet: visitors read the English.
    if (english !== undefined && value.value === null) return;
    const line = counter.linePos(value.range?.[0] ?? 0).line + linesAbove;
    if (above.some((node) => isMap(node) && node.get("draft") === true)) return;
    const words = value.value === null ? "" : value.value;
    if (typeof words !== "string") return;
    const way = [...pathOfNode(above), ...(key === "value" ? [] : [key])];
    const field = fieldName(english === undefined ? way : placeInEnglish(english, way));
    const cutOff = value.type === "PLAIN" && value.comment ? value.comment : "";
    texts.push({ file, field, line, text: words, cutOff });
  }
}

function lineCount(source: string, body: string): number {
  return source.slice(0, source.length - body.length).split("\n").length;
}

/** The mistake that a text holds, at the line of its first character. */
export function mistakeIn(
  { file, field, line, text }: Pick<ContentText, "file" | "field" | "line" | "text">,
  remedy: string,
  { at = 0, style = false }: { at?: number; style?: boolean } = {},
): ContentError {
  const below = field === "text" ? text.slice(0, at).split("\n").length - 1 : 0;
  return new ContentError(file, field, remedy, { line: line + below, style });
}

/** The words around a hit, on one line. */
export function around(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 20), at + 40)
    .replace(/\s+/g, " ")
    .trim();
}
