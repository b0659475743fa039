import { checkContent } from "../../app/check-content.server.ts";
import type { ContentError } from "../../app/data/content-error.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import type { PictureFacts } from "../../app/data/picture-facts.ts";
import { pictureFactsFile, readPictureFacts } from "../../app/data/pictures.server.ts";

/** What is about to be written: texts by their paths below `content/`, and pictures whose sizes are not made yet. */
export type Intent = { texts: Record<string, string>; pictures?: Record<string, PictureFacts> };

/** The mistakes that `content/` would have if something were written, and doesn’t have without. Writes nothing. */
export function mistakesMadeBy({ texts, pictures }: Intent): ContentError[] {
  const changes = Object.entries(texts).map(([file, text]) => [`content/${file}`, text]);
  if (pictures) changes.push([pictureFactsFile, JSON.stringify({ ...readPictureFacts(), ...pictures })]);
  const content = openContent(process.cwd(), Object.fromEntries(changes));
  const known = new Set(checkContent().map(({ message }) => message));
  return withContent(content, checkContent).filter(({ message }) => !known.has(message));
}
