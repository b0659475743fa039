import { parse } from "yaml";
import { formatFieldPath } from "../../app/data/content-error.ts";
import {
  alignWithEnglish,
  findEnglishFile,
  findMovedWords,
  hindiFile,
  isGroup,
  toHindiFieldPath,
} from "../../app/data/hindi.server.ts";
import { getField } from "../../app/data/open-content.server.ts";
import { formatHours, openingHoursSchema } from "../../app/data/site.server.ts";
import { splitFrontMatter } from "../../app/data/yaml.server.ts";
import { type FileEdit, parseFields, readText, trimBody, updateYaml } from "./content-file.ts";
import { type Path, renameField, rewriteYaml, setField } from "./edit-yaml.ts";
import { type Answers, normalizeAnswer } from "./form-answers.ts";
import { getChildShape, isLeaf, resolveShape, type Shape } from "./shape.ts";

type TranslatableText = { path: Path; english: string | string[]; shape: Shape };

/** Where a text may be a name for the site's own use, and what such a name looks like. */
const names = { fields: /^(author|client|country|id|key|places|team)$/, sign: /^([a-z0-9-]+|[A-Z]{2})$/ };

/**
 * What can be said in Hindi of an English file, in its order: words alone, without figures, addresses and choices.
 * What the file says in both languages itself, in `en` and `hi`, is left out.
 */
export function listTranslatable(unresolved: Shape, english: unknown, path: Path = []): TranslatableText[] {
  const shape = resolveShape(unresolved, english);
  const field = String(path.findLast((part) => typeof part === "string"));
  const isWord = (leaf: Shape, text: string) =>
    isLeaf(leaf) &&
    // The row of the prices is named as the Hindi of prices.yaml names it.
    !(leaf.enum || (leaf.names && leaf.names !== "price")) &&
    (leaf.pattern || leaf.format ? /\p{L} \p{L}/u : /\p{L}/u).test(text) &&
    !(names.fields.test(field) && names.sign.test(text));
  if (typeof english === "string") return isWord(shape, english) ? [{ path, english, shape }] : [];
  if (isTextList(english) && english.length > 0)
    return isWord(resolveShape(shape.items ?? {}, english[0]), english.join(" "))
      ? [{ path, english, shape }]
      : [];
  if (english === null || typeof english !== "object" || "hi" in english) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    listTranslatable(getChildShape(shape, key), value, [...path, Array.isArray(english) ? Number(key) : key]),
  );
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** What the English file beside a Hindi one says; undefined where the file isn’t a Hindi one. */
export function readEnglish(file: string): unknown {
  const english = findEnglishFile(file);
  return english && parseFields(english, readText(english) ?? "");
}

/** The YAML of a Hindi file with answers to English fields: what stays isn't touched, what is emptied is taken out. */
export function applyHindiAnswers(yaml: string, english: unknown, shape: Shape, answers: Answers): string {
  const hindi: unknown = parse(yaml);
  const placed = alignWithEnglish(english, hindi);
  let words = hindi;
  for (const text of listTranslatable(shape, english)) {
    const value = getField(placed, ...text.path);
    const answer = readAnswer(text, value, answers);
    if (answer === undefined || String(answer) === String(value ?? "")) continue;
    const place = toHindiFieldPath(english, hindi, text.path);
    words = setField(words, place, answer.length > 0 ? answer : undefined);
  }
  return words === hindi ? yaml : writeWords(yaml, english, words);
}

/** The YAML of a Hindi file that says these words, new ones in the order of the English; empty where there are none. */
function writeWords(yaml: string, english: unknown, words: unknown): string {
  return (words ?? null) === null ? "" : rewriteYaml(yaml, sortLikeEnglish(english, words), true);
}

function sortLikeEnglish(english: unknown, words: unknown): unknown {
  if (Array.isArray(words))
    return words.map((entry, index) => sortLikeEnglish(getField(english, index), entry));
  if (!isGroup(words)) return words;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(Object(english))) {
    const [name = ""] = toHindiFieldPath(english, words, [Array.isArray(english) ? Number(key) : key]);
    if (name in words) sorted[name] = sortLikeEnglish(getField(english, key), words[name]);
  }
  return { ...sorted, ...words, ...sorted };
}

/** What the form says of a text or list of texts, empty where it was emptied; undefined where it doesn't ask for it. */
function readAnswer(text: TranslatableText, hindi: unknown, answers: Answers): string | string[] | undefined {
  const { path, english, shape } = text;
  const read = (at: Path, leaf: Shape, value: unknown) => {
    const answer = answers(formatFieldPath(at));
    if (answer === undefined || answer === String(value ?? "")) return answer;
    return String(normalizeAnswer(leaf, answer, typeof value === "string" && value.includes("\n")));
  };
  if (!Array.isArray(english)) return read(path, shape, hindi);
  const texts: string[] = [];
  for (;;) {
    const item = resolveShape(shape.items ?? {}, "");
    const answer = read([...path, texts.length], item, getField(hindi, texts.length));
    if (answer === undefined) break;
    texts.push(answer);
  }
  const written = texts.filter((text) => text.trim() !== "");
  if (written.length === 0) return Array.isArray(hindi) || texts.length > 0 ? [] : undefined;
  return Array.isArray(hindi) ? texts : written;
}

/** The YAML of a Hindi file with a field for everything that has no Hindi words yet, left empty, with the English in a note. */
export function addGaps(yaml: string, english: unknown, shape: Shape): string {
  const hindi: unknown = parse(yaml);
  const gaps = listTranslatable(shape, english)
    .map((text) => ({ path: toHindiFieldPath(english, hindi, text.path), english: text.english }))
    .filter(({ path }) => getField(hindi, ...path) === undefined);
  const marked = gaps.reduce((words, { path }, index) => setField(words, path, `gap ${index};`), hindi);
  const note = (index: number) => [gaps[index]?.english].flat().join("; ").replace(/\s+/g, " ");
  return writeWords(yaml, english, marked).replaceAll(/"gap (\d+);"/g, (_, index) => `# ${note(index)}`);
}

export function isEmptyFile(file: string, text: string): boolean {
  return !isGroup(parseFields(file, text)) && trimBody(splitFrontMatter(file, text).body) === "";
}

export function createHindiFile(file: string): string {
  return file.endsWith(".md") ? "---\n---\n" : "";
}

/** What becomes of the Hindi beside an English file about to be written: names, removals and hours are followed. */
export function syncHindi(file: string, text: string | undefined): FileEdit[] {
  const hindi = hindiFile(file);
  const [english, from] = [readText(file), readText(hindi)];
  if (from === undefined || english === undefined) return [];
  if (text === undefined) return [{ file: hindi, from, to: undefined }];
  const [before, after] = [english, text].map((source) => parseFields(file, source));
  const words = parseFields(hindi, from);
  const moves = findMovedWords(before, after, words);
  const hours = syncHours(before, after, words);
  if (moves.length === 0 && hours === undefined) return [];
  const set = (yaml: string, path: Path, value?: string) =>
    writeWords(yaml, undefined, setField(parse(yaml), path, value));
  const to = updateYaml(hindi, from, (yaml) => {
    let moved = yaml;
    for (const { way, name } of moves)
      moved = name === undefined ? set(moved, way) : renameField(moved, way, name);
    return hours ? set(moved, ["hours"], hours) : moved;
  });
  return [{ file: hindi, from, to: isEmptyFile(hindi, to) ? undefined : to }];
}

/** The hours in Hindi that say another week now; undefined where nothing changes, or they were put in words of their own. */
function syncHours(before: unknown, after: unknown, hindi: unknown): string | undefined {
  const [oldHours, hours] = [before, after].map((facts) => {
    const { data } = openingHoursSchema.safeParse(getField(facts, "openingHours"));
    return data && formatHours(data, "hi");
  });
  return oldHours !== hours && oldHours === getField(hindi, "hours") ? hours : undefined;
}
