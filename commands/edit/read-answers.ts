import { fieldName } from "../../app/data/content-error.ts";
import { isGroup } from "../../app/data/hindi.server.ts";
import { asWanted } from "./as-wanted.ts";
import type { Path, Value } from "./edit-yaml.ts";
import { innerShape, isLeaf, isTick, type Shape, settled } from "./shape.ts";

/** The answer to a field, by the name that mistakes use for it; undefined if the form doesn’t show the field. */
export type Answers = (name: string) => string | undefined;

/**
 * What a file says once it is filled in, its fields in the order of their shape.
 * @param value what it says now
 */
export function withAnswers(given: Shape, value: unknown, answers: Answers, path: Path = []): unknown {
  const shape = settled(given, value);
  if (isLeaf(shape)) return answerTo(shape, value, path, answers) ?? value;
  if (Array.isArray(value))
    return value.map((item, index) => withAnswers(shape.items ?? {}, item, answers, [...path, index]));
  if (!isGroup(value)) return value;
  const { properties = {}, required } = shape;
  const keys = [...new Set([...Object.keys(properties), ...Object.keys(value)])];
  const fields = keys.map((key) => {
    const [inner, own, here] = [innerShape(shape, key), value[key], [...path, key]];
    if (!(key in value)) return [key, filledIn(inner, here, answers)] as const;
    const needless = properties[key] && !required?.includes(key);
    if (needless && isEmptied(inner, own, here, answers)) return [key, undefined] as const;
    return [key, withAnswers(inner, own, answers, here)] as const;
  });
  return Object.fromEntries(fields.filter(([, own]) => own !== undefined));
}

/** What a file says, its fields in the order of their shape. */
export function inOrder(shape: Shape, value: unknown): unknown {
  return withAnswers(shape, value, () => undefined);
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
