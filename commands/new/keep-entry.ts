import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../../app/data/content-error.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import type { Written } from "./question.ts";

/**
 * Writes what is new into `content/` once the site can read it.
 * @returns the files that were written or added to
 * @throws Error where a file is there already; ContentError with the site's own sentence
 */
export function keepEntry({ files, entry, check }: Written): string[] {
  const added = files.map(({ file, text }) => ({ file: `content/${file}`, text }));
  for (const { file } of added)
    if (existsSync(file)) throw new Error(`${file} is there already, and nothing is overwritten.`);
  const list = entry && `content/${entry.file}`;
  const before = list ? readFileSync(list, "utf8") : "";
  const more = `${before.endsWith("\n") ? "" : "\n"}${entry?.text}`;
  const changes = [...added, ...(list ? [{ file: list, text: before + more }] : [])];
  const touched = changes.map(({ file }) => file);
  const content = openContent(
    process.cwd(),
    Object.fromEntries(changes.map(({ file, text }) => [file, text])),
  );
  try {
    withContent(content, check);
  } catch (error) {
    // Mistakes in other files were there before; dev and check report them.
    if (!(error instanceof ContentError) || touched.includes(error.file)) throw error;
  }
  for (const { file, text } of added) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  }
  if (list) appendFileSync(list, more);
  return touched;
}
