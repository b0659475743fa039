import { parse } from "yaml";
import { fieldName } from "../../app/data/content-error.ts";
import {
  atEnglishPlaces,
  englishOf,
  hindiFile,
  isGroup,
  movedInHindi,
  wayInHindi,
} from "../../app/data/hindi.server.ts";
import { asWanted } from "./as-wanted.ts";
import { factsIn, joined, partsOf, shownBody, textOf } from "./content-file.ts";
import { addField, type Path, removeField, renameField, setValues } from "./edit-yaml.ts";
import type { Answers } from "./read-answers.ts";
import { innerShape, isLeaf, type Shape, settled } from "./shape.ts";

/** A text of the English file, or a list of texts, which Hindi words can be laid over. */
type Words = { path: Path; english: string | string[]; shape: Shape };

/** Where a text may be a name for the site's own use, and what such a name looks like. */
const keys = { fields: /^(author|client|country|id|key|places|team)$/, sign: /^([a-z0-9-]+|[A-Z]{2})$/ };

/**
 * What can be said in Hindi of an English file, in its order: words alone, without figures, addresses and choices.
 * What the file says in both languages itself, in `en` and `hi`, is left out.
 */
export function wordsIn(given: Shape, english: unknown, path: Path = []): Words[] {
  const shape = settled(given, english);
  const field = String(path.findLast((part) => typeof part === "string"));
  const isWord = (own: Shape, text: string) =>
    isLeaf(own) &&
    // The row of the prices is named as the Hindi of prices.yaml names it.
    !(own.enum || (own.names && own.names !== "price")) &&
    (own.pattern || own.format ? /\p{L} \p{L}/u : /\p{L}/u).test(text) &&
    !(keys.fields.test(field) && keys.sign.test(text));
  if (typeof english === "string") return isWord(shape, english) ? [{ path, english, shape }] : [];
  if (Array.isArray(english) && english.length > 0 && english.every((one) => typeof one === "string"))
    return isWord(settled(shape.items ?? {}, english[0]), english.join(" "))
      ? [{ path, english, shape }]
      : [];
  if (english === null || typeof english !== "object" || "hi" in english) return [];
  return Object.entries(english).flatMap(([key, own]) =>
    wordsIn(innerShape(shape, key), own, [...path, Array.isArray(english) ? Number(key) : key]),
  );
}

/** What the English file beside a Hindi one says; undefined where the file isn’t a Hindi one. */
export function englishIn(file: string): unknown {
  const english = englishOf(file);
  return english && factsIn(partsOf(english, textOf(english) ?? ""));
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(facts: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<string | number, unknown> | null)?.[part],
    facts,
  );
}

/**
 * The YAML of a Hindi file with what was filled in. What stays as it was isn't touched; what is emptied is taken out.
 * @param english what the English file says
 * @param answers by the names of the English fields
 */
export function withHindiAnswers(yaml: string, english: unknown, shape: Shape, answers: Answers): string {
  let text = yaml;
  let facts: unknown = parse(text);
  for (const { path, english: beside, shape: own } of wordsIn(shape, english)) {
    const now = valueAt(atEnglishPlaces(english, facts), path);
    const answer = answerTo(own, Array.isArray(beside), now, path, answers);
    if (answer === undefined || String(answer) === String(now ?? "")) continue;
    text =
      answer.length === 0
        ? withoutField(text, wayInHindi(english, facts, path))
        : withField(text, english, path, answer);
    facts = parse(text);
  }
  return text;
}

/** What the form says of a text or list of texts, empty where it was emptied; undefined where it doesn't ask for it. */
function answerTo(
  shape: Shape,
  isList: boolean,
  now: unknown,
  path: Path,
  answers: Answers,
): string | string[] | undefined {
  const said = (at: Path, own: Shape, old: unknown) => {
    const answer = answers(fieldName(at));
    if (answer === undefined || answer === String(old ?? "")) return answer;
    return String(asWanted(own, answer, typeof old === "string" && old.includes("\n")));
  };
  if (!isList) return said(path, shape, now);
  const old: unknown[] = Array.isArray(now) ? now : [];
  const all: string[] = [];
  for (;;) {
    const one = said([...path, all.length], settled(shape.items ?? {}, ""), old[all.length]);
    if (one === undefined) break;
    all.push(one);
  }
  const written = all.filter((one) => one.trim() !== "");
  if (written.length === 0) return Array.isArray(now) || all.length > 0 ? [] : undefined;
  return Array.isArray(now) ? all : written;
}

/** A field that says something else; where it isn't there yet, with the groups around it. */
function withField(yaml: string, english: unknown, path: Path, value: string | string[]): string {
  const facts: unknown = parse(yaml);
  const way = wayInHindi(english, facts, path);
  const isHeld = (one: unknown) => one !== null && typeof one === "object";
  const groups = way.slice(0, -1).findIndex((_, at) => !isHeld(valueAt(facts, way.slice(0, at + 1))));
  const depth = groups < 0 ? way.length - 1 : groups;
  const [key, ...inner] = way.slice(depth);
  const held = inner.reduceRight<unknown>((own, part) => ({ [part]: own }), value);
  const here = way.slice(0, depth + 1);
  if (valueAt(facts, here) !== undefined) return setValues(yaml, [{ path: here, value: held }]);
  const above = path.slice(0, depth);
  const order = Object.keys(valueAt(english, above) ?? {}).map((part) =>
    String(wayInHindi(english, facts, [...above, part]).at(-1)),
  );
  return addField(yaml, way.slice(0, depth), String(key), held, order, true);
}

/**
 * The YAML of a Hindi file with a field for everything that has no Hindi words yet, left empty, with the English in a note.
 */
export function withGapsToFill(yaml: string, english: unknown, shape: Shape): string {
  const facts = atEnglishPlaces(english, parse(yaml));
  const gaps = wordsIn(shape, english).filter(({ path }) => valueAt(facts, path) === undefined);
  const marked = gaps.reduce(
    (text, { path }, index) => withField(text, english, path, `gap ${index};`),
    yaml,
  );
  return marked.replaceAll(
    /"gap (\d+);"/g,
    (_, index) => `# ${[gaps[index]?.english].flat().join("; ").replace(/\s+/g, " ")}`,
  );
}

/** A YAML text without a field, and without the groups that held nothing else; empty once nothing is left. */
function withoutField(yaml: string, way: Path): string {
  const facts: unknown = parse(yaml);
  const alone = (length: number) => {
    const above = valueAt(facts, way.slice(0, length - 1));
    return isGroup(above) && Object.keys(above).length === 1;
  };
  let length = way.length;
  while (length > 0 && alone(length)) length -= 1;
  if (length === 0) return "";
  if (typeof way[length - 1] === "number") return setValues(yaml, [{ path: way, value: "" }]);
  return removeField(yaml, way.slice(0, length));
}

/** Whether a Hindi file says nothing. */
export function isEmpty(file: string, text: string): boolean {
  const parts = partsOf(file, text);
  return !isGroup(factsIn(parts)) && shownBody(parts.body) === "";
}

/** A Hindi file to begin with. */
export function emptyHindi(file: string): string {
  return file.endsWith(".md") ? "---\n---\n" : "";
}

/**
 * What becomes of the Hindi words beside a file that is about to be written: those of an entry follow its name, those of
 * what is taken out go along.
 * @param file path below `content/` of the English file
 * @param after its text then; undefined where it goes
 */
export function hindiAlong(
  file: string,
  after: string | undefined,
): { file: string; from: string; to: string | undefined }[] {
  const [own, before] = [hindiFile(file), textOf(file)];
  const from = textOf(own);
  if (from === undefined || before === undefined) return [];
  if (after === undefined) return [{ file: own, from, to: undefined }];
  const parts = partsOf(own, from);
  const facts = (text: string) => factsIn(partsOf(file, text));
  const moved = movedInHindi(facts(before), facts(after), factsIn(parts));
  if (moved.length === 0) return [];
  const yaml = moved.reduce(
    (text, { way, name }) => (name === undefined ? withoutField(text, way) : renameField(text, way, name)),
    parts.yaml,
  );
  const to = joined({ ...parts, yaml });
  return [{ file: own, from, to: isEmpty(own, to) ? undefined : to }];
}
