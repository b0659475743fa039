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
import { getIn, parseFields, readText, splitFile, trimBody, updateYaml } from "./content-file.ts";
import { type Path, renameField, rewriteYaml } from "./edit-yaml.ts";
import { type Answers, normalizeAnswer } from "./form-answers.ts";
import { getChildShape, isLeaf, resolveShape, type Shape } from "./shape.ts";

/** A text of the English file, or a list of texts, which Hindi words can be laid over. */
type TranslatableText = { path: Path; english: string | string[]; shape: Shape };

/** Where a text may be a name for the site's own use, and what such a name looks like. */
const identifiers = {
  fields: /^(author|client|country|id|key|places|team)$/,
  sign: /^([a-z0-9-]+|[A-Z]{2})$/,
};

/**
 * What can be said in Hindi of an English file, in its order: words alone, without figures, addresses and choices.
 * What the file says in both languages itself, in `en` and `hi`, is left out.
 */
export function listTranslatable(given: Shape, english: unknown, path: Path = []): TranslatableText[] {
  const shape = resolveShape(given, english);
  const field = String(path.findLast((part) => typeof part === "string"));
  const isWord = (own: Shape, text: string) =>
    isLeaf(own) &&
    // The row of the prices is named as the Hindi of prices.yaml names it.
    !(own.enum || (own.names && own.names !== "price")) &&
    (own.pattern || own.format ? /\p{L} \p{L}/u : /\p{L}/u).test(text) &&
    !(identifiers.fields.test(field) && identifiers.sign.test(text));
  if (typeof english === "string") return isWord(shape, english) ? [{ path, english, shape }] : [];
  if (Array.isArray(english) && english.length > 0 && english.every((one) => typeof one === "string"))
    return isWord(resolveShape(shape.items ?? {}, english[0]), english.join(" "))
      ? [{ path, english, shape }]
      : [];
  if (english === null || typeof english !== "object" || "hi" in english) return [];
  return Object.entries(english).flatMap(([key, own]) =>
    listTranslatable(getChildShape(shape, key), own, [...path, Array.isArray(english) ? Number(key) : key]),
  );
}

/** What the English file beside a Hindi one says; undefined where the file isn’t a Hindi one. */
export function readEnglish(file: string): unknown {
  const english = findEnglishFile(file);
  return english && parseFields(splitFile(english, readText(english) ?? ""));
}

/**
 * The YAML of a Hindi file with what was filled in. What stays as it was isn't touched; what is emptied is taken out.
 * @param english what the English file says
 * @param answers by the names of the English fields
 */
export function applyHindiAnswers(yaml: string, english: unknown, shape: Shape, answers: Answers): string {
  const facts: unknown = parse(yaml);
  const placed = alignWithEnglish(english, facts);
  let words = facts;
  for (const { path, english: beside, shape: own } of listTranslatable(shape, english)) {
    const now = getIn(placed, path);
    const answer = readAnswer(own, Array.isArray(beside), now, path, answers);
    if (answer !== undefined && String(answer) !== String(now ?? ""))
      words = setWords(words, toHindiFieldPath(english, facts, path), answer);
  }
  return words === facts ? yaml : writeWords(yaml, english, words);
}

/** Words with others at a place; where these are empty, without the place and the groups that held nothing else. */
function setWords(words: unknown, [part, ...way]: Path, said: string | string[]): unknown {
  if (part === undefined) return said.length > 0 ? said : undefined;
  const inner = setWords(getIn(words, [part]), way, said);
  if (Array.isArray(words)) return words.with(Number(part), inner ?? null);
  const { [part]: _, ...others } = Object(words);
  if (inner !== undefined) return { ...others, [part]: inner };
  return Object.keys(others).length > 0 ? others : undefined;
}

/** The YAML of a Hindi file that says these words, new ones in the order of the English; empty where there are none. */
function writeWords(yaml: string, english: unknown, words: unknown): string {
  return words === undefined || words === null
    ? ""
    : rewriteYaml(yaml, sortLikeEnglish(english, words), true);
}

function sortLikeEnglish(english: unknown, words: unknown): unknown {
  if (Array.isArray(words)) return words.map((one, index) => sortLikeEnglish(getIn(english, [index]), one));
  if (!isGroup(words)) return words;
  const parts = Object.keys(Object(english)).map((key) => {
    const part = Array.isArray(english) ? Number(key) : key;
    return [String(toHindiFieldPath(english, words, [part])[0]), part] as const;
  });
  const ordered = parts
    .filter(([name]) => name in words)
    .map(([name, part]) => [name, sortLikeEnglish(getIn(english, [part]), words[name])]);
  const own = Object.fromEntries(ordered);
  return { ...own, ...words, ...own };
}

/** What the form says of a text or list of texts, empty where it was emptied; undefined where it doesn't ask for it. */
function readAnswer(
  shape: Shape,
  isList: boolean,
  now: unknown,
  path: Path,
  answers: Answers,
): string | string[] | undefined {
  const said = (at: Path, own: Shape, old: unknown) => {
    const answer = answers(formatFieldPath(at));
    if (answer === undefined || answer === String(old ?? "")) return answer;
    return String(normalizeAnswer(own, answer, typeof old === "string" && old.includes("\n")));
  };
  if (!isList) return said(path, shape, now);
  const old: unknown[] = Array.isArray(now) ? now : [];
  const all: string[] = [];
  for (;;) {
    const one = said([...path, all.length], resolveShape(shape.items ?? {}, ""), old[all.length]);
    if (one === undefined) break;
    all.push(one);
  }
  const written = all.filter((one) => one.trim() !== "");
  if (written.length === 0) return Array.isArray(now) || all.length > 0 ? [] : undefined;
  return Array.isArray(now) ? all : written;
}

/** The YAML of a Hindi file with a field for everything that has no Hindi words yet, left empty, with the English in a note. */
export function addGaps(yaml: string, english: unknown, shape: Shape): string {
  const facts: unknown = parse(yaml);
  const gaps = listTranslatable(shape, english)
    .map(({ path, english: beside }) => ({ way: toHindiFieldPath(english, facts, path), beside }))
    .filter(({ way }) => getIn(facts, way) === undefined);
  const marked = gaps.reduce((words, { way }, index) => setWords(words, way, `gap ${index};`), facts);
  return writeWords(yaml, english, marked).replaceAll(
    /"gap (\d+);"/g,
    (_, index) => `# ${[gaps[index]?.beside].flat().join("; ").replace(/\s+/g, " ")}`,
  );
}

/** Whether a Hindi file says nothing. */
export function isEmptyFile(file: string, text: string): boolean {
  const parts = splitFile(file, text);
  return !isGroup(parseFields(parts)) && trimBody(parts.body) === "";
}

/** A Hindi file to begin with. */
export function createHindiFile(file: string): string {
  return file.endsWith(".md") ? "---\n---\n" : "";
}

/**
 * What becomes of the Hindi words beside a file that is about to be written: those of an entry follow its name, those of
 * what is taken out go along, and hours that say the week say the new one.
 * @param file path below `content/` of the English file
 * @param after its text then; undefined where it goes
 */
export function syncHindi(
  file: string,
  after: string | undefined,
): { file: string; from: string; to: string | undefined }[] {
  const [own, before] = [hindiFile(file), readText(file)];
  const from = readText(own);
  if (from === undefined || before === undefined) return [];
  if (after === undefined) return [{ file: own, from, to: undefined }];
  const facts = (file: string, text: string) => parseFields(splitFile(file, text));
  const moved = findMovedWords(facts(file, before), facts(file, after), facts(own, from));
  const hours = syncHours(facts(file, before), facts(file, after), facts(own, from));
  if (moved.length === 0 && hours === undefined) return [];
  const change = (yaml: string, { way, name }: (typeof moved)[number]) =>
    name === undefined
      ? writeWords(yaml, undefined, setWords(parse(yaml), way, ""))
      : renameField(yaml, way, name);
  const to = updateYaml(own, from, (yaml) => {
    const words = moved.reduce(change, yaml);
    return hours ? writeWords(words, undefined, setWords(parse(words), ["hours"], hours)) : words;
  });
  return [{ file: own, from, to: isEmptyFile(own, to) ? undefined : to }];
}

/** The hours in Hindi that say another week now; undefined where nothing changes, or they were put in words of their own. */
function syncHours(before: unknown, after: unknown, hindi: unknown): string | undefined {
  const [old, now] = [before, after].map((facts) => {
    const { data } = openingHoursSchema.safeParse(getField(facts, "openingHours"));
    return data && formatHours(data, "hi");
  });
  return old !== now && old === getField(hindi, "hours") ? now : undefined;
}
