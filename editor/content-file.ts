import { readdirSync, statSync } from "node:fs";
import { findEnglishFile } from "../app/data/hindi.server.ts";
import { currentContent } from "../app/data/open-content.server.ts";
import { parseYaml, splitFrontMatter } from "../app/data/yaml.server.ts";

/** A file to be written, by its path below `content/`: its text now and then; undefined where there is none. */
export type FileEdit = { file: string; from: string | undefined; to: string | undefined };

/** Keeps the origins of Hindi texts whose English has changed since: by the texts alone, whatever is moved or renamed. */
export const originsFile = "hi/.written-for.json";

/** A Markdown text without the empty lines around it, as it is shown to be edited. */
export function trimBody(body: string): string {
  return body.replaceAll("\r\n", "\n").replace(/^\n+|\s+$/g, "");
}

/** How many lines of a Markdown file stand above its text. */
export function countLinesAbove(file: string, text: string): number {
  return text.slice(0, -splitFrontMatter(file, text).body.trimStart().length).split("\n").length - 1;
}

/** A Markdown file with another text below its fields; the same one changes nothing. */
export function replaceBody(file: string, text: string, shown: string): string {
  const { body } = splitFrontMatter(file, text);
  if (trimBody(shown) === trimBody(body)) return text;
  return text.slice(0, text.length - body.length) + keepLineEnds(body, `\n${trimBody(shown)}\n`);
}

/** A text with the line ends of the one that it replaces. */
export function keepLineEnds(before: string, text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll("\n", before.includes("\r\n") ? "\r\n" : "\n");
}

/** A file with other fields, which in Markdown stand between the `---` lines; all else stays, byte for byte. */
export function updateYaml(file: string, text: string, change: (yaml: string) => string): string {
  const { yaml, linesAbove } = splitFrontMatter(file, text);
  const start = linesAbove === 0 ? 0 : text.indexOf("\n") + 1;
  return text.slice(0, start) + change(yaml) + text.slice(start + yaml.length);
}

/** The unchecked fields of a file with this text. */
export function parseFields(file: string, text: string): unknown {
  return parseYaml(splitFrontMatter(file, text).yaml);
}

export function isReadable(file: string, text: string): boolean {
  try {
    const facts = parseFields(file, text);
    return typeof facts === "object" && (facts !== null || findEnglishFile(file) !== undefined);
  } catch {
    return false;
  }
}

/** The files of words and facts, by path below `content/`. */
export function listFiles(kinds = /\.(yaml|md)$/, content = currentContent()): string[] {
  const files = content.files().map((file) => file.slice("content/".length));
  return files.filter((file) => kinds.test(file) && file !== "README.md");
}

export function readBytes(file: string): Buffer | undefined {
  return currentContent().bytes(`content/${file}`);
}

/** When a file was last written; one that is gone, just now. */
export function readTime(file: string): Date {
  return statSync(`content/${file}`, { throwIfNoEntry: false })?.mtime ?? new Date();
}

export function readText(file: string): string | undefined {
  return readBytes(file)?.toString("utf8");
}

/** A picture’s own file in `content/pictures`, and those for dark mode and phones. */
export function listPictureFiles(name: string): string[] {
  return readdirSync("content/pictures").filter(
    (file) =>
      !file.endsWith(".yaml") &&
      [file.replace(/\.\w+$/, ""), file.replace(/(-tall)?(-dusk)?\.\w+$/, "")].includes(name),
  );
}
