import { fieldName } from "../../app/data/content-error.ts";
import { asWanted } from "./as-wanted.ts";
import { addField, type Path, removeField, setValues, type Value } from "./edit-yaml.ts";
import { isLeaf, isTick, type Shape, settled } from "./shape.ts";

/** The answer to a field, by the name that mistakes use for it; undefined if the form doesn’t show the field. */
export type Answers = (name: string) => string | undefined;

type Edits = {
  set: { path: Path; value: Value }[];
  add: { path: Path; key: string; value: unknown; order: string[] }[];
  remove: Path[];
};

/**
 * A YAML text with what was filled in. What stays as it was isn’t touched.
 * @param facts what the text says now
 */
export function withAnswers(yaml: string, facts: unknown, shape: Shape, answers: Answers): string {
  const edits: Edits = { set: [], add: [], remove: [] };
  collect(shape, facts, [], answers, edits);
  let text = edits.set.length > 0 ? setValues(yaml, edits.set) : yaml;
  for (const { path, key, value, order } of edits.add) text = addField(text, path, key, value, order);
  for (const path of edits.remove) text = removeField(text, path);
  return text;
}

function collect(given: Shape, value: unknown, path: Path, answers: Answers, edits: Edits): void {
  const shape = settled(given, value);
  if (isLeaf(shape)) {
    const answer = answerTo(shape, value, path, answers);
    if (answer !== undefined && answer !== value) edits.set.push({ path, value: answer });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(shape.items ?? {}, item, [...path, index], answers, edits);
  } else if (value !== null && typeof value === "object") {
    const properties = shape.properties ?? {};
    for (const [key, own] of Object.entries(value)) {
      const inner = properties[key] ?? (shape.additionalProperties || undefined);
      if (!inner) continue;
      const here = [...path, key];
      const needless = properties[key] && !shape.required?.includes(key);
      if (needless && isEmptied(inner, own, here, answers)) edits.remove.push(here);
      else collect(inner, own, here, answers, edits);
    }
    for (const [key, inner] of Object.entries(properties)) {
      if (key in value) continue;
      const added = filledIn(inner, [...path, key], answers);
      if (added !== undefined) edits.add.push({ path, key, value: added, order: Object.keys(properties) });
    }
  }
}

/** What the form says of one value, as the kind the field wants; undefined where it doesn’t ask for it. */
function answerTo(shape: Shape, value: unknown, path: Path, answers: Answers): Value | undefined {
  const answer = answers(fieldName(path));
  if (answer === undefined || (value !== null && typeof value === "object")) return undefined;
  if (isTick(shape)) return answer === "true";
  if (answer === String(value ?? "")) return value === null ? undefined : (value as Value);
  return asWanted(shape, answer, typeof value === "string" && value.includes("\n"));
}

/** Whether everything that the form shows of an optional field was emptied. */
function isEmptied(given: Shape, value: unknown, path: Path, answers: Answers): boolean {
  const shape = settled(given, value);
  if (isLeaf(shape)) {
    const answer = answers(fieldName(path));
    return isTick(shape) ? answer === "false" && shape.const === true : answer?.trim() === "";
  }
  if (shape.type !== "object" || !shape.properties) return false;
  return Object.entries(shape.properties).every(([key, inner]) => {
    const own = (value as Record<string, unknown>)[key];
    return own === undefined ? isLeaf(inner) : isEmptied(inner, own, [...path, key], answers);
  });
}

/** What was filled in for an optional field that isn’t there yet; undefined where nothing was. */
function filledIn(given: Shape, path: Path, answers: Answers): unknown {
  const shape = settled(given, undefined);
  if (isLeaf(shape)) {
    const answer = answerTo(shape, undefined, path, answers);
    return answer === "" || answer === false ? undefined : answer;
  }
  if (shape.type !== "object" || !shape.properties) return undefined;
  const own = Object.entries(shape.properties).map(
    ([key, inner]) => [key, filledIn(inner, [...path, key], answers)] as const,
  );
  if (own.every(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(
    own
      .filter(([key, value]) => value !== undefined || shape.required?.includes(key))
      .map(([key, value]) => [key, value ?? ""]),
  );
}
