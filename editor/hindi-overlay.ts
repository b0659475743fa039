import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile, hindiFile, isForStaff, isGroup, listKeyedParts } from "../app/data/hindi.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { formatHours, openingHoursSchema } from "../app/data/site.server.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { type FileEdit, parseFields, readText, trimBody, updateYaml } from "./content-file.ts";
import { type Path, rewriteYaml, setField } from "./edit-yaml.ts";
import { type Answers, normalizeAnswer } from "./form-answers.ts";
import { getTitle } from "./labels.ts";
import { findSchema, getChildShape, isLeaf, resolveShape, type Shape, toShape } from "./shape.ts";
import { createKey } from "./to-address.ts";

type TranslatableText = { path: Path; english: string | string[]; shape: Shape };

/** Where a text may be a name for the site's own use, and what such a name looks like. */
const names = { fields: /^(author|client|id|key|places|team)$/, sign: /^[a-z0-9-]+$/ };

/**
 * What can be said in Hindi of an English file, in its order: words alone, without figures, addresses and choices.
 * What the file says in both languages itself, in `en` and `hi`, is left out.
 */
export function listTranslatable(unresolved: Shape, english: unknown, path: Path = []): TranslatableText[] {
  const shape = resolveShape(unresolved, english);
  const field = String(path.findLast((part) => typeof part === "string"));
  const isWord = (leaf: Shape, text: string) =>
    isLeaf(leaf) &&
    !isForStaff(path) &&
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
  return listKeyedParts(english).flatMap(([part, value]) =>
    listTranslatable(getChildShape(shape, part), value, [...path, part]),
  );
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/**
 * What the English file beside a Hindi one says, each entry with its key or the one that it will get; undefined where the
 * file isn’t a Hindi one.
 */
export function readEnglish(file: string): unknown {
  const english = findEnglishFile(file);
  return english && fillKeys(english, parseFields(english, readText(english) ?? ""));
}

/** An English file with the keys of those entries that Hindi words are about to stand below. */
export function addKeys(file: string, hindi: string): FileEdit[] {
  const from = readText(file) ?? "";
  const words = parseFields(file, hindi);
  const isSaid = (path: Path) => getField(words, ...path) !== undefined;
  const to = updateYaml(file, from, (yaml) => rewriteYaml(yaml, fillKeys(file, parse(yaml), isSaid)));
  return to === from ? [] : [{ file, from, to }];
}

/** Facts with a key, made of its name, for each entry that has none and may have one. */
function fillKeys(file: string, facts: unknown, isNeeded: (path: Path) => boolean = () => true): unknown {
  const schema = findSchema(file);
  return schema ? fill(toShape(schema), facts, []) : facts;

  function fill(unresolved: Shape, value: unknown, path: Path): unknown {
    const shape = resolveShape(unresolved, value);
    const fillPart = ([part, inner]: [string | number, unknown]) =>
      fill(getChildShape(shape, part), inner, [...path, part]);
    if (isGroup(value))
      return Object.fromEntries(Object.entries(value).map((field) => [field[0], fillPart(field)]));
    if (!Array.isArray(value)) return value;
    const taken = value.map((entry) => getField(entry, "key"));
    return listKeyedParts(value).map(([part, entry]) => {
      const isWithout =
        isGroup(entry) && !entry.key && resolveShape(shape.items ?? {}, entry).properties?.key?.isKey;
      const key = isWithout ? createKey(getTitle(entry), taken) : "";
      taken.push(key);
      return key && isNeeded([...path, key])
        ? { key, ...Object(fillPart([key, entry])) }
        : fillPart([part, entry]);
    });
  }
}

/** The YAML of a Hindi file with answers to English fields: what stays isn't touched, what is emptied is taken out. */
export function applyHindiAnswers(yaml: string, english: unknown, shape: Shape, answers: Answers): string {
  const hindi: unknown = parse(yaml);
  let words = hindi;
  for (const text of listTranslatable(shape, english)) {
    const value = getField(hindi, ...text.path);
    const answer = findAnswer(text, value, answers);
    if (answer === undefined || String(answer) === String(value ?? "")) continue;
    words = setField(words, text.path, answer.length > 0 ? answer : undefined);
  }
  return words === hindi ? yaml : writeWords(yaml, english, words);
}

/** The YAML of a Hindi file that says these words, where the English still has a place for them; empty where there are none. */
function writeWords(yaml: string, english: unknown, words: unknown): string {
  const fitting = fitWords(english, words);
  return (fitting ?? null) === null ? "" : rewriteYaml(yaml, fitting, true);
}

/** Words in the order of the English file, without those whose field or entry it no longer has. */
function fitWords(english: unknown, words: unknown): unknown {
  if (!isGroup(words)) return words;
  const fields = listKeyedParts(english).flatMap(([part, value]) => {
    const fitting = part in words ? fitWords(value, words[part]) : undefined;
    return fitting === undefined ? [] : [[part, fitting] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** What the form says of a text or list of texts, empty where it was emptied; undefined where it doesn't ask for it. */
function findAnswer(text: TranslatableText, hindi: unknown, answers: Answers): string | string[] | undefined {
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
  if (written.length === 0) return texts.length > 0 ? [] : undefined;
  return Array.isArray(hindi) ? texts : written;
}

export function isEmptyFile(file: string, text: string): boolean {
  return !isGroup(parseFields(file, text)) && trimBody(splitFrontMatter(file, text).body) === "";
}

export function createHindiFile(file: string): string {
  return file.endsWith(".md") ? "---\n---\n" : "";
}

/** What becomes of the Hindi beside an English file about to be written: removals and hours are followed. */
export function syncHindi(file: string, text: string | undefined): FileEdit[] {
  const hindi = hindiFile(file);
  const [english, from] = [readText(file), readText(hindi)];
  if (from === undefined || english === undefined) return [];
  if (text === undefined) return [{ file: hindi, from, to: undefined }];
  const [before, after] = [english, text].map((source) => parseFields(file, source));
  const words = parseFields(hindi, from);
  const hours = syncHours(before, after, words);
  const newWords = hours ? setField(words, ["hours"], hours) : words;
  // Words that had no place before are a slip, which is reported; nothing of them is lost.
  const isSlip = !isDeepStrictEqual(fitWords(before, words), words);
  const to = updateYaml(hindi, from, (yaml) => writeWords(yaml, isSlip ? before : after, newWords));
  if (to === from) return [];
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
