import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** A word as it stands in a file, and its line, counted from 1. */
export type Word = { text: string; line: number };

/** Fields whose text is a name for the site's own use, never read by a visitor. */
const namesOnly =
  /^(picture|tall|photo|hero|cover|key|client|poster|icon|followIn|id|path|url|service|article|case|kind|tests)$/;

/** A value such as `gate-at-night`: a picture's name. */
const fileName = /^[a-z0-9]+(-[a-z0-9]+)+$/;

/** What is never prose: addresses, numbers that carry letters, and names joined by dots, slashes or underscores. */
const notProse = [
  /\b(?:https?:|mailto:)\S+/g,
  /(?<=^|\s|")\/[\w/-]+/g,
  /\S+@\S+/g,
  /[\p{L}\d-]+(?:[./_][\p{L}\d-]+)+\/?/gu,
  /\{\w+\}/g,
  /[\p{L}-]*\d[\p{L}\d]*/gu,
];

/**
 * The words of a file that somebody reads, in their order.
 * Of YAML that is every text but names and addresses; of Markdown everything but code and the targets of links; of a
 * file of words in code its texts.
 * Words in Devanagari are left out: no dictionary here can judge them.
 * @param file decides by its ending (`.md`, `.yaml`, `.ts`) how the source is read
 */
export function wordsIn(file: string, source: string): Word[] {
  const read = file.endsWith(".md") ? proseOfMarkdown : file.endsWith(".ts") ? proseOfCode : proseOfYaml;
  const prose = read(source);
  return prose
    .split("\n")
    .flatMap((line, index) => wordsOfLine(line).map((text) => ({ text, line: index + 1 })));
}

function wordsOfLine(line: string): string[] {
  const plain = notProse.reduce((text, pattern) => text.replace(pattern, " "), line);
  return (plain.match(/[\p{L}\p{M}’']+/gu) ?? [])
    .filter((word) => !/\p{Script=Devanagari}/u.test(word))
    .map((word) =>
      word
        .replaceAll("’", "'")
        .replace(/^'+|'+$/g, "")
        .replace(/'s$/i, ""),
    )
    .filter((word) => word.length > 1);
}

/** Everything but the texts is blanked, so that each word keeps its line. */
function proseOfYaml(source: string): string {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const kept: [number, number][] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const isName = isScalar(key) && namesOnly.test(String(key.value));
      return isName && !isMap(value) ? visit.SKIP : undefined;
    },
    Scalar(role, { value, range }) {
      if (role === "key" || typeof value !== "string" || !range || fileName.test(value)) return;
      kept.push([range[0], range[1]]);
    },
  });
  let prose = "";
  for (const [from, to] of kept) prose += blank(source.slice(prose.length, from)) + source.slice(from, to);
  return prose.replace(/\\[nt"]/g, "  ").replace(/\\u00AD|\u00ad/gi, "");
}

function proseOfMarkdown(source: string): string {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const body = source
    .slice(front.length)
    .replace(/^```[\s\S]*?^```$/gm, blank)
    .replace(/(?<=\n\n)(?: {4}.*\n+)+/g, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/(?<=\])\([^)]*\)/g, blank)
    .replace(/<[^>]*>/g, blank);
  return `${front && `\n${proseOfYaml(front.slice(4, -4))}\n\n`}${body}`;
}

function proseOfCode(source: string): string {
  const text = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  let prose = "";
  for (const { 0: found, index } of source.replace(/^import .*$/gm, blank).matchAll(text))
    prose += blank(source.slice(prose.length, index)) + found.replace(/\$\{[^}]*\}/g, blank);
  return prose;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
