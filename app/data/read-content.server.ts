import type { z } from "zod";
import { formatNumber } from "../../formats/number.ts";
import { ContentError, describeIssue, toContentErrors } from "./content-error.ts";
import { findEnglishFile, hasHindi, hindiFile, overlayHindi, toKeyPath } from "./hindi.server.ts";
import { currentContent, getField, listContent, peekContent } from "./open-content.server.ts";
import {
  fillGaps,
  isInDraft,
  listShownFiles,
  type Path,
  removeDrafts,
  showsUnpublished,
} from "./publishing.server.ts";
import { parseYamlFields, splitFrontMatter } from "./yaml.server.ts";

/**
 * Reads one YAML file of `content/` and checks it.
 * @param file path below `content/`, for example `site.yaml`
 * @throws ContentError naming file, field and remedy
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return readMarkdown(file, schema).facts;
}

/**
 * Reads one Markdown file of `content/` with its front matter; in Hindi with the Hindi words laid over it.
 * @throws ContentError naming file, field and remedy
 */
export function readMarkdown<T extends z.ZodType>(
  file: string,
  schema: T,
): { facts: z.output<T>; body: string } {
  schemas.set(file, schema);
  const english = parseFile(file);
  const hindi = currentContent().language === "hi" && hasHindi(file) ? parseFile(hindiFile(file)) : undefined;
  const facts = hindi
    ? overlayHindi(contentPath(hindiFile(file)), english.facts, hindi.facts)
    : english.facts;
  const body = hindi?.body || english.body;
  const isGap = showsUnpublished() && isInDraft(facts, []) && !body.trim();
  return {
    facts: checkFacts(hindi ? hindiFile(file) : file, facts, schema),
    body: isGap ? "???" : fillNumbers(contentPath(file), body),
  };
}

const schemas = new Map<string, z.ZodType>();

/** The schema that each file was last read with, by its path below `content/`. */
export function listSchemas(): ReadonlyMap<string, z.ZodType> {
  return schemas;
}

/**
 * Finds every mistake in a file's fields; in a draft they are only advice.
 * @param file path below `content/`
 * @param facts its fields as written, before numbers are filled in
 */
export function findFactMistakes(file: string, facts: unknown, schema: z.ZodType): ContentError[] {
  try {
    return parseFacts(file, facts, schema).mistakes;
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

function checkFacts<T extends z.ZodType>(file: string, source: unknown, schema: T): z.output<T> {
  const { facts, mistakes } = parseFacts(file, source, schema);
  const [first, ...others] = mistakes.filter(({ isAdvice }) => !isAdvice || facts === undefined);
  if (first) throw Object.assign(first, { others });
  return facts as z.output<T>;
}

function parseFacts(file: string, source: unknown, schema: z.ZodType) {
  const filled = fillNumbers(contentPath(file), source);
  const { error } = schema.safeParse(filled, { reportInput: true, error: describeIssue });
  const place = (path: PropertyKey[]) => (findEnglishFile(file) ? toKeyPath(filled, path) : path);
  const mistakes = error
    ? toContentErrors(contentPath(file), error, place, (path) => isInDraft(filled, path))
    : [];
  if (mistakes.some(({ isAdvice }) => !isAdvice)) return { facts: undefined, mistakes };
  if (!showsUnpublished())
    return { facts: schema.safeParse(removeDrafts(filled, () => false)).data, mistakes };
  const complete = error ? fillGaps(filled, schema) : filled;
  const issues = schema.safeParse(complete).error?.issues ?? [];
  const canBeShown = (path: Path) =>
    !issues.some((issue) => path.every((part, at) => issue.path[at] === part));
  return { facts: schema.safeParse(removeDrafts(complete, canBeShown)).data, mistakes };
}

function parseFile(file: string): { facts: unknown; body: string } {
  const source = readText(file);
  const { yaml, linesAbove, body } = splitFrontMatter(file, source);
  if (linesAbove > 0 && body === source)
    throw new ContentError(
      contentPath(file),
      "",
      "the fields at the top stand between two lines of three dashes, ---; put back the one that is missing",
    );
  return { facts: parseYamlFields(contentPath(file), "\n".repeat(linesAbove) + yaml), body };
}

/** The text of a file of `content/`. @throws ContentError if it is missing, empty, not UTF-8 or has invisible characters */
export function readText(file: string): string {
  const path = contentPath(file);
  const refuse = (remedy: string) => new ContentError(path, "", remedy);
  const content = currentContent();
  content.filesRead.add(path);
  const bytes = content.bytes(path);
  if (!bytes) throw refuse("this file is missing; put it back or take out what refers to it");
  const text = decode(bytes);
  if (text === undefined)
    throw refuse("this file isn’t saved as UTF-8; save it again as UTF-8 (usually under “Save as”)");
  if (text.trim() === "")
    throw refuse(
      `this file is empty; write its fields, or take the file back as it was kept last: git restore ${path}`,
    );
  refuseInvisible(path, text);
  return text;
}

/** UTF-16 has a zero in every second byte of plain letters; our texts have none. */
function decode(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Invisible characters that change how a file is read. Hindi needs U+200C and U+200D; a no-break space may stand in a text,
 * but not before a field.
 */
const invisible =
  /^ *(?:[\w-]+:)?\u00a0|(?![\t\r\n])[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/mu;

function refuseInvisible(file: string, text: string): void {
  const match = invisible.exec(text);
  if (!match) return;
  const end = match.index + match[0].length;
  const line = text.slice(0, match.index).split("\n").length;
  const code = text
    .charCodeAt(end - 1)
    .toString(16)
    .toUpperCase()
    .padStart(4, "0");
  const [next = ""] = /^.{0,40}/.exec(text.slice(end)) ?? [];
  throw new ContentError(
    file,
    `line ${line}`,
    `there is an invisible character (U+${code}) before “${next.trim()}”; retype the line instead of copying it`,
    { line },
  );
}

function contentPath(file: string): string {
  return `content/${file}`;
}

const words = {
  en: "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  hi: "0 एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस",
};

/** What a text can count, by the words after “number of”. */
const counters: Record<string, () => number> = {
  services: () => listShownFiles("services").length,
  articles: () => listShownFiles("blog").length,
  clients: () => readEntries("clients.yaml").length,
  stories: () => listShownFiles("stories").length,
  campaigns: () => toList(getField(peekContent("pages/showcase.yaml"), "campaigns")).length,
  societies: () => readEntries("societies.yaml").length,
  sites: () =>
    listContent("inventory", ".yaml").flatMap((name) =>
      toList(getField(peekContent(`inventory/${name}`), "sites")),
    ).length,
  "other societies": () => readEntries("societies.yaml").length - 1,
  "societies with pylons": () => countSocietiesWith("pylon"),
  "societies with clip-ons": () => countSocietiesWith("lift", "clip"),
  "societies with display boards": () => countSocietiesWith("display"),
  "people in societies": () => sumOverSocieties("people"),
  "flats in societies": () => sumOverSocieties("flats"),
};

/**
 * Fills in the numbers in a value's texts: `{number of clients}` becomes “seventeen”, `{Number of clients}` “Seventeen”.
 * Up to twenty in words, then in figures grouped as in India.
 * @throws ContentError for an unknown number
 */
export function fillNumbers<T>(file: string, value: T): T {
  if (typeof value === "string") return fillText(file, value) as T;
  if (Array.isArray(value)) return value.map((item) => fillNumbers(file, item)) as T;
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, fillNumbers(file, inner)]),
  ) as T;
}

function fillText(file: string, text: string): string {
  return text.replace(/\{(n)umber of ([^{}]+)\}/gi, (place, initial: string, counter: string) => {
    const count = counters[counter]?.();
    if (count === undefined)
      throw new ContentError(
        file,
        place,
        `there is no such number; after “number of” write one of: ${Object.keys(counters).join(", ")}`,
      );
    const word = spellNumber(count);
    return initial === "N" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** A whole number up to twenty as a word of the current language, then in figures grouped as in India. */
export function spellNumber(number: number): string {
  return words[currentContent().language].split(" ")[number] ?? formatNumber(number);
}

function countSocietiesWith(...kinds: string[]): number {
  return readEntries("societies.yaml").filter((society) =>
    toList(getField(society, "boards")).some((board) => kinds.includes(String(getField(board, "kind")))),
  ).length;
}

function sumOverSocieties(field: string): number {
  return readEntries("societies.yaml").reduce<number>(
    (sum, society) => sum + (Number(getField(society, field)) || 0),
    0,
  );
}

function readEntries(file: string): unknown[] {
  return toList(peekContent(file)).filter((entry) => getField(entry, "draft") !== true);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
