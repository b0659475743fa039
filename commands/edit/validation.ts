import { html } from "hono/html";
import type { z } from "zod";
import { checkContent } from "../../app/check-content.server.ts";
import { ContentError, formatFieldPath, toSentence } from "../../app/data/content-error.ts";
import { findEnglishFile, overlayHindi } from "../../app/data/hindi.server.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import type { PictureFacts } from "../../app/data/picture-widths.ts";
import { pictureFactsFile, readPictureFacts } from "../../app/data/pictures.server.ts";
import { findFactMistakes } from "../../app/data/read-content.server.ts";
import { getIn, parseFields, splitFile } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import { readEnglish } from "./hindi-overlay.ts";
import { describeField, simplifyRemedy } from "./labels.ts";
import { getFieldId, getFileUrl, type Html } from "./page.ts";
import { listLeaves, type Shape } from "./shape.ts";

/**
 * What is about to be written: texts by path below `content/`, and pictures whose sizes are not derived yet; undefined
 * for what is taken out.
 */
export type PendingFiles = {
  texts: Record<string, string | undefined>;
  pictures?: Record<string, PictureFacts | undefined>;
};

/** The mistakes and advice that writing something would add to those of `content/` as it stands. Writes nothing. */
export function findNewFindings({ texts, pictures }: PendingFiles): ContentError[] {
  const changes = Object.fromEntries(Object.entries(texts).map(([file, text]) => [`content/${file}`, text]));
  if (pictures) changes[pictureFactsFile] = JSON.stringify({ ...readPictureFacts(), ...pictures });
  const content = openContent(process.cwd(), changes);
  const known = new Set(checkContent().map(({ message }) => message));
  return withContent(content, checkContent).filter(({ message }) => !known.has(message));
}

/** The mistakes among `findingsOf`: those that would stop the build. */
export function findNewMistakes(intent: PendingFiles): ContentError[] {
  return findNewFindings(intent).filter(({ isAdvice }) => !isAdvice);
}

/** Advice on a file as it stands. @param file path below `content/` */
export function findAdvice(file: string): ContentError[] {
  return checkContent().filter((one) => one.isAdvice && one.file === `content/${file}`);
}

/** The mistakes in a file’s fields; in those of a Hindi one, laid over the English. */
export function findFieldMistakes(file: string, text: string, schema: z.ZodType): ContentError[] {
  const [english, facts] = [readEnglish(file), parseFields(splitFile(file, text))];
  try {
    const whole = english ? overlayHindi(`content/${file}`, english, facts) : facts;
    return findFactMistakes(file, whole, schema);
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

export function isReadable(file: string, text: string): boolean {
  try {
    const facts = parseFields(splitFile(file, text));
    return typeof facts === "object" && (facts !== null || findEnglishFile(file) !== undefined);
  } catch {
    return false;
  }
}

/** What says something of the picture beside it, and what to ask once that is another one. */
const questions: Record<string, string> = {
  board: "is there an empty board painted in the new picture? If not, choose Drawn",
  caption: "the picture beside it is another one; do these words still say what is seen?",
};

/** What should be looked at, because the picture that it speaks of was changed and it was not. */
export function findOutdatedWords(file: string, shape: Shape, before: string, after: string): ContentError[] {
  const [old, now] = [before, after].map((text) => parseFields(splitFile(file, text)));
  return listLeaves(shape, now)
    .filter(({ path, value, shape: own }) => own.names === "picture" && getIn(old, path) !== value)
    .flatMap(({ path }) =>
      Object.entries(questions).flatMap(([key, remedy]) => {
        const beside = [...path.slice(0, -1), key];
        const said = getIn(now, beside);
        const speaks = key === "board" ? said === "painted" : said !== undefined;
        const stays = speaks && said === getIn(old, beside);
        return stays ? [new ContentError(`content/${file}`, formatFieldPath(beside), remedy)] : [];
      }),
    );
}

/**
 * Mistakes or advice as a list, each linked to its file.
 * @param file the open file, by path below `content/`; with `fields`, its entries link to the fields on this page
 */
export function findingList(base: string, found: ContentError[], { file = "", fields = false } = {}): Html {
  const items = found.map(({ file: where, field, line, remedy }) => {
    const own = where.replace(/^content\//, "");
    const isHere = own === file;
    const byLine = line && (field === "text" || (isHere && !fields)) ? `line ${line}` : "";
    const place = [describeField(own, field), byLine].filter(Boolean).join(", ");
    const way = isHere && fields && place ? html`<a href="#${getFieldId(field)}">${place}</a>` : place;
    const other = html`<a href="${getFileUrl(base, own)}">${describeFile(own).title}</a>: `;
    return html`<li>${isHere ? "" : other}${way}${way ? ": " : ""}${toSentence(isHere && !fields ? remedy : simplifyRemedy(remedy))}</li>`;
  });
  return html`<ul>${items}</ul>`;
}

/** Says that nothing was saved, and why. */
export function refusal(heading: string, reasons: Html, more: Html | "" = ""): Html {
  return html`<section class="summary" role="alert" tabindex="-1" data-focus aria-label="What is wrong"><h2>${heading}</h2>${reasons}${more}</section>`;
}

/** The advice among the findings; empty if there is none. */
export function adviceSection(
  base: string,
  found: ContentError[],
  open: { file?: string; fields?: boolean } = {},
): Html | "" {
  const advice = found.filter(({ isAdvice }) => isAdvice);
  if (advice.length === 0) return "";
  return html`<section class="summary advice" aria-label="Advice"><h2>Advice</h2><p>The site can be published as it is.</p>${findingList(base, advice, open)}</section>`;
}
