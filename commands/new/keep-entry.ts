import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../../app/data/content-error.ts";
import type { Written } from "./question.ts";

/**
 * Writes what is new into `content/` and reads it as the site does; what can't be read is taken back.
 * @returns the files that were written or added to
 * @throws Error where a file is there already; ContentError with the site's own sentence
 */
export function keepEntry({ files, entry, check }: Written): string[] {
  const places = files.map(({ file, text }) => ({ file: path.join("content", file), text }));
  for (const { file } of places)
    if (existsSync(file)) throw new Error(`${file} is there already, and nothing is overwritten.`);
  const list = entry && path.join("content", entry.file);
  const before = list ? readFileSync(list, "utf8") : "";
  for (const { file, text } of places) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  }
  if (entry && list) appendFileSync(list, before.endsWith("\n") ? entry.text : `\n${entry.text}`);
  const touched = [...places.map(({ file }) => file), ...(list ? [list] : [])];
  try {
    check();
  } catch (error) {
    // Mistakes of other files were there before; dev and check tell them.
    if (!(error instanceof ContentError) || !touched.includes(error.file)) return touched;
    for (const { file } of places) rmSync(file);
    if (list) writeFileSync(list, before);
    throw error;
  }
  return touched;
}
