import { createHash } from "node:crypto";
import { html } from "hono/html";
import type { z } from "zod";
import { checkContent } from "../app/check-content.server.ts";
import { ContentError, countAdvice, formatFieldPath, toSentence } from "../app/data/content-error.ts";
import { overlayHindi } from "../app/data/hindi.server.ts";
import {
  currentContent,
  getField,
  inLanguage,
  openContent,
  withContent,
} from "../app/data/open-content.server.ts";
import { readPaths } from "../app/data/paths.server.ts";
import type { PictureFacts } from "../app/data/picture-widths.ts";
import { pictureFactsFile, readPictureFacts } from "../app/data/pictures.server.ts";
import { publishingDay } from "../app/data/publishing.server.ts";
import { findFactMistakes } from "../app/data/read-content.server.ts";
import { redirectsFile } from "../app/data/redirects.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import { formatNumber } from "../formats/number.ts";
import { countLinesAbove, type FileEdit, parseFields, readText } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import { type Path, rewriteYaml } from "./edit-yaml.ts";
import { isLandline } from "./form-answers.ts";
import { readEnglish } from "./hindi-overlay.ts";
import { describeField, getTitle, simplifyRemedy } from "./labels.ts";
import { getFieldId, getFieldUrl, type Html, summarySection } from "./page.ts";
import { type Leaf, listLeaves, type Shape } from "./shape.ts";

/** What is about to be written, by path below `content/`; undefined for what goes. */
type Texts = Record<string, string | undefined>;

/** What was found in the contents that were checked last: what is saved was checked just before, and is shown next. */
const findingsByDigest = new Map<string, ContentError[]>();
const maxChecks = 20;

/** The mistakes and advice of the current content; one that says the same as an earlier one isn’t checked again. */
export function checkCurrentContent(): ContentError[] {
  return withContent(currentContent(), () => {
    const digest = digestContent();
    const findings = findingsByDigest.get(digest) ?? checkContent();
    findingsByDigest.delete(digest);
    findingsByDigest.set(digest, findings);
    for (const oldest of [...findingsByDigest.keys()].slice(0, -maxChecks)) findingsByDigest.delete(oldest);
    return findings;
  });
}

/** Of pictures, only what is noted of them counts. */
function digestContent(): string {
  const { files, bytes } = currentContent();
  const digest = createHash("sha256").update(`${publishingDay()}\n${JSON.stringify(readPictureFacts())}`);
  for (const file of files()) {
    const text = /\.(avif|webp|jpe?g|png)$/i.test(file) ? undefined : bytes(file);
    digest.update(`\n${file} ${text?.length}\n`).update(text ?? "");
  }
  return digest.digest("hex");
}

/** `content/` as it is once that is written; pictures have no derived sizes yet. */
export function openPending(texts: Texts, pictures: Record<string, PictureFacts | undefined> = {}) {
  const changes = Object.entries(texts).map(([file, text]) => [`content/${file}`, text]);
  const facts = JSON.stringify({ ...readPictureFacts(), ...pictures });
  return openContent(process.cwd(), { ...Object.fromEntries(changes), [pictureFactsFile]: facts });
}

/** The mistakes and advice that writing something would add to those of `content/` as it stands. Writes nothing. */
export function findNewFindings(...pending: Parameters<typeof openPending>): ContentError[] {
  const messages = new Set(checkCurrentContent().map(({ message }) => message));
  return withContent(openPending(...pending), checkCurrentContent).filter(
    ({ message }) => !messages.has(message),
  );
}

/** The mistakes among them: what would stop the build. */
export function findNewMistakes(...pending: Parameters<typeof openPending>): ContentError[] {
  return findNewFindings(...pending).filter(({ isAdvice }) => !isAdvice);
}

/** The mistakes in a file’s fields; in those of a Hindi one, laid over the English. */
export function findFieldMistakes(file: string, text: string, schema: z.ZodType): ContentError[] {
  const [english, facts] = [readEnglish(file), parseFields(file, text)];
  try {
    if (!english) return findFactMistakes(file, facts, schema);
    const words = overlayHindi(`content/${file}`, english, facts);
    return inLanguage("hi", () => findFactMistakes(file, words, schema));
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

/** Asks about what may not be right: figures, days, WhatsApp, the board that is painted in a picture which was changed. */
export function findOutdatedWords(file: string, shape: Shape, before: string, after: string): ContentError[] {
  const [oldFacts, facts] = [before && parseFields(file, before), parseFields(file, after)];
  const ask = (field: Path, remedy: string) =>
    new ContentError(`content/${file}`, formatFieldPath(field), remedy);
  const leaves = listLeaves(shape, facts).filter(({ path, value }) => getField(oldFacts, ...path) !== value);
  const isLastDay = (path: Path) =>
    path.at(-1) === "until" || (path.at(-1) === "from" && !getField(facts, ...path.slice(0, -1), "until"));
  const findSlip = ({ path, value, shape: { format } }: Leaf): string => {
    const years = Number.parseInt(String(value), 10) - Number.parseInt(indianDay(), 10);
    const isDay = format === "date" && !before.includes(String(value));
    if (isDay && years > 3) return `this day is ${years} years ahead; is the year right?`;
    if (isDay && isLastDay(path) && value < indianDay())
      return "this day is over, so no visitor will read of it; is the year right?";
    if (path.at(-1) === "gst" && ![0, 5, 12, 18, 28, 40].includes(Number(value)))
      return `GST is 0, 5, 12, 18, 28 or 40 per cent; is ${value} right?`;
    const old = Number(getField(oldFacts, ...path));
    const [title, oldTitle] = [facts, oldFacts].map((all) => getTitle(getField(all, ...path.slice(0, -1))));
    const [less, more] = [Math.min(old, Number(value)), Math.max(old, Number(value))];
    const isClose = typeof value !== "number" || !(less > 0 && more >= 50 && more >= 5 * less);
    return isClose || title !== oldTitle
      ? ""
      : `${formatNumber(old)} became ${formatNumber(value)}; is that right?`;
  };
  const slips = leaves.map((leaf) => ask(leaf.path, findSlip(leaf))).filter(({ remedy }) => remedy !== "");
  const [oldPhone, phone, oldChat, chat] = ["phone", "chat"].flatMap((key) =>
    [oldFacts, facts].map((site) => String(getField(site, key, "number")).replace("+", "")),
  );
  const isLeftBehind = phone !== oldPhone && chat === oldChat && oldPhone === oldChat;
  const isOnLandline =
    chat !== oldChat && phone === chat && isLandline(String(getField(facts, "phone", "shown")));
  const chatQuestion = "the telephone has another number; is WhatsApp on this one?";
  const aboutChat = isLeftBehind || isOnLandline ? [ask(["chat", "number"], chatQuestion)] : [];
  const boardQuestion = "is there an empty board painted in the new picture? If not, choose Drawn";
  const aboutBoards = leaves
    .filter(({ shape }) => shape.names === "picture")
    .map(({ path }) => [...path.slice(0, -1), "board"])
    .filter((field) => [facts, oldFacts].every((all) => getField(all, ...field) === "painted"))
    .map((field) => ask(field, boardQuestion));
  return [...slips, ...aboutChat, ...aboutBoards];
}

/** The pages whose addresses change by what is about to be written: from where to where. */
export function findMovedPages(texts: Texts): [from: string, to: string][] {
  const list = () => readPaths().canonicalPaths;
  const [before, after] = [list(), withContent(openPending(texts), list)];
  const gone = before.filter((page) => !after.includes(page));
  const added = after.filter((page) => !before.includes(page));
  return gone.length === added.length ? gone.map((page, index) => [page, added[index] ?? "/"]) : [];
}

/** Old addresses as they are to be written: those of pages that move lead to the new ones, older ones follow. */
export function redirectMoved(moves: [from: string, to: string][]): FileEdit {
  const from = readText(redirectsFile) ?? "redirects: []\n";
  const { redirects } = parseFields(redirectsFile, from) as { redirects: { from: string; to?: string }[] };
  const entries = moves.reduce((list, [old, to]) => {
    const others = list.filter((entry) => entry.from !== to);
    return [...others.map((entry) => (entry.to === old ? { ...entry, to } : entry)), { from: old, to }];
  }, redirects);
  return { file: redirectsFile, from, to: rewriteYaml(from, { redirects: entries }) };
}

/** The form that findings are shown on: `file` below `content/`, and whether it has a field for each finding. */
type OpenForm = { file?: string; hasFields?: boolean; draft?: string };

/** Findings below a heading, each linked to its file, or to its field on the open form; nothing where there are none. */
export function findingSection(
  heading: string,
  findings: ContentError[] = [],
  { kind, note, ...open }: OpenForm & { kind?: "advice" | "alert"; note?: string } = {},
): Html | "" {
  if (findings.length === 0) return "";
  const items = countAdvice(findings).map(({ finding: { file: location, field, line, remedy }, count }) => {
    const file = location.replace(/^content\//, "");
    const isHere = file === open.file;
    const isText = isHere && !open.hasFields;
    const isInText = field === "text" && !isText;
    const above = isInText ? countLinesAbove(file, (isHere && open.draft) || (readText(file) ?? "")) : 0;
    const lineNumber = line && (isInText || isText) ? `line ${line - above}` : "";
    const { title } = describeFile(file);
    const isFile = !isHere && title === "Picture file";
    const target = isHere ? getFieldId(field) : isFile && `picture-${field || "file"}`;
    const url = target ? `#${target}` : getFieldUrl(file, field);
    const more = count > 1 && `the first of ${count} places`;
    const place = [describeField(file, field), lineNumber, more].filter(Boolean).join(", ");
    const words =
      isFile && field ? `${place}, of a work` : [isHere ? "" : title, place].filter(Boolean).join(": ");
    const link = isText || !words ? words : html`<a href="${url}">${words}</a>`;
    return html`<li>${link}${words && ": "}${toSentence(isText ? remedy : simplifyRemedy(remedy, file, field))}</li>`;
  });
  return summarySection(heading, html`${note && html`<p>${note}</p>`}<ul>${items}</ul>`, kind);
}

export function adviceSection(findings: ContentError[] = [], open: OpenForm = {}): Html | "" {
  const advice = findings.filter(({ isAdvice }) => isAdvice);
  const note = "The site can be published as it is.";
  return findingSection("Advice", advice, { kind: "advice", note, ...open });
}
