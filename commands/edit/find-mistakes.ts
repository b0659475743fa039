import { checkContent } from "../../app/check-content.server.ts";
import type { ContentError } from "../../app/data/content-error.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import type { PictureFacts } from "../../app/data/picture-facts.ts";
import { pictureFactsFile, readPictureFacts } from "../../app/data/pictures.server.ts";

/**
 * What is about to be written: texts by path below `content/`, and pictures whose sizes are not derived yet; undefined
 * for what is taken out.
 */
export type Intent = {
  texts: Record<string, string | undefined>;
  pictures?: Record<string, PictureFacts | undefined>;
};

/** The mistakes and advice that writing something would add to those of `content/` as it stands. Writes nothing. */
export function findingsOf({ texts, pictures }: Intent): ContentError[] {
  const changes = Object.fromEntries(Object.entries(texts).map(([file, text]) => [`content/${file}`, text]));
  if (pictures) changes[pictureFactsFile] = JSON.stringify({ ...readPictureFacts(), ...pictures });
  const content = openContent(process.cwd(), changes);
  const known = new Set(checkContent().map(({ message }) => message));
  return withContent(content, checkContent).filter(({ message }) => !known.has(message));
}

/** The mistakes among `findingsOf`: those that would stop the build. */
export function mistakesMadeBy(intent: Intent): ContentError[] {
  return findingsOf(intent).filter(({ style }) => !style);
}

/** Advice on a file as it stands. @param file path below `content/` */
export function adviceOn(file: string): ContentError[] {
  return checkContent().filter((one) => one.style && one.file === `content/${file}`);
}
