import { formatFieldPath } from "../../app/data/content-error.ts";
import { isGroup } from "../../app/data/hindi.server.ts";
import { curlQuotes } from "../../app/data/markdown.server.ts";
import {
  days,
  fitSearchTitle,
  formatHours,
  normalizePhone,
  type OpeningHours,
} from "../../app/data/site.server.ts";
import type { Path, Value } from "./edit-yaml.ts";
import { getChildShape, isCheckbox, isLeaf, resolveShape, type Shape } from "./shape.ts";

/** The answer to a field, by the name that mistakes use for it; undefined if the form doesn’t show the field. */
export type Answers = (name: string) => string | undefined;

/**
 * What a file says once it is filled in, its fields in the order of their shape.
 * @param value what it says now
 */
export function applyAnswers(given: Shape, value: unknown, answers: Answers, path: Path = []): unknown {
  const shape = resolveShape(given, value);
  if (isLeaf(shape)) return readAnswer(shape, value, path, answers) ?? value;
  if (Array.isArray(value))
    return value.map((item, index) => applyAnswers(shape.items ?? {}, item, answers, [...path, index]));
  if (!isGroup(value)) return value;
  const { properties = {}, required } = shape;
  const keys = [...new Set([...Object.keys(properties), ...Object.keys(value)])];
  const fields = keys.map((key) => {
    const [inner, own, here] = [getChildShape(shape, key), value[key], [...path, key]];
    if (!(key in value)) return [key, readNewField(inner, here, answers)] as const;
    const needless = properties[key] && !required?.includes(key);
    if (needless && isCleared(inner, own, here, answers)) return [key, undefined] as const;
    return [key, applyAnswers(inner, own, answers, here)] as const;
  });
  return Object.fromEntries(fields.filter(([, own]) => own !== undefined));
}

/** What a file says, its fields in the order of their shape. */
export function sortFields(shape: Shape, value: unknown): unknown {
  return applyAnswers(shape, value, () => undefined);
}

/** What the form says of one value, as the kind the field wants; undefined where it doesn’t ask for it. */
function readAnswer(shape: Shape, value: unknown, path: Path, answers: Answers): Value | undefined {
  const answer = answers(formatFieldPath(path));
  if (answer === undefined || (value !== null && typeof value === "object")) return undefined;
  if (isCheckbox(shape)) return answer === "true";
  if (answer === String(value ?? "")) return value === null ? undefined : (value as Value);
  return normalizeAnswer(shape, answer, typeof value === "string" && value.includes("\n"));
}

/** Whether everything that the form shows of an optional field was emptied. */
function isCleared(given: Shape, value: unknown, path: Path, answers: Answers): boolean {
  const shape = resolveShape(given, value);
  if (isLeaf(shape)) {
    const answer = answers(formatFieldPath(path));
    return isCheckbox(shape) ? answer === "false" && shape.const === true : answer?.trim() === "";
  }
  if (shape.type !== "object" || !shape.properties) return false;
  return Object.entries(shape.properties).every(([key, inner]) => {
    const own = (value as Record<string, unknown>)[key];
    return own === undefined ? isLeaf(inner) : isCleared(inner, own, [...path, key], answers);
  });
}

/** What was filled in for an optional field that isn’t there yet; undefined where nothing was. */
function readNewField(given: Shape, path: Path, answers: Answers): unknown {
  const shape = resolveShape(given, undefined);
  if (isLeaf(shape)) {
    const answer = readAnswer(shape, undefined, path, answers);
    return answer === "" || answer === false ? undefined : answer;
  }
  if (shape.type !== "object" || !shape.properties) return undefined;
  const own = Object.entries(shape.properties).map(
    ([key, inner]) => [key, readNewField(inner, [...path, key], answers)] as const,
  );
  if (own.every(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(
    own
      .filter(([key, value]) => value !== undefined || shape.required?.includes(key))
      .map(([key, value]) => [key, value ?? ""]),
  );
}

/**
 * What somebody wrote, as a file wants it: “₹25,000” or “1.5 lakh” as a number, a telephone number without its gaps,
 * quotes and apostrophes curly, on one line unless it had several. What can’t be read so stays as it is, to be refused.
 */
export function normalizeAnswer(shape: Shape, answer: string, lines = false): Value {
  const text = lines ? answer : joinLines(answer);
  if (shape.type === "number" || shape.type === "integer") {
    const [, figures, unit = ""] =
      /^(?:₹|rs\.?|inr)?\s*(-?[\d,]+(?:\.\d+)?)\s*(lakhs?|crores?|°|%|ft|feet)?(?:\/-)?$/i.exec(text) ?? [];
    const times = /^lakh/i.test(unit) ? 100_000 : /^crore/i.test(unit) ? 10_000_000 : 1;
    return figures ? Math.round(Number(figures.replaceAll(",", "")) * times * 1e6) / 1e6 : text;
  }
  if (shape.pattern?.includes("\\d{8,15}")) {
    const digits = text.replace(/[\s().-]/g, "");
    return shape.pattern.startsWith("^\\+") ? digits : digits.replace(/^\+/, "");
  }
  if (shape.enum || shape.names || shape.format || shape.pattern) return text;
  return curlQuotes(text);
}

/** A text on one line. Quotes around all of it are taken for those of a file, which a form doesn’t need. */
function joinLines(text: string): string {
  const line = text.trim().replace(/\s*\n\s*/g, " ");
  return /^"([^"]*)"$/.exec(line)?.[1] ?? line;
}

/** A field that says what another one says: it follows for as long as the two agree. */
type DerivedField = {
  file: RegExp;
  field: RegExp;
  /** What it says; `of` reads a field by its name, which begins as the field’s own does. */
  derive: (of: (name: string) => string) => string;
};

const derivedFields: DerivedField[] = [
  { file: /^site/, field: /^phone\.number$/, derive: (of) => normalizePhone(of("phone.shown")) },
  { file: /^site/, field: /^chat\.number$/, derive: (of) => normalizePhone(of("phone.shown")).slice(1) },
  { file: /^site/, field: /^hours$/, derive: (of) => formatHours(JSON.parse(of("openingHours") || "[]")) },
  { file: /^blog/, field: /^metaTitle$/, derive: (of) => fitSearchTitle(of("title")) },
  { file: /^pages.*md$/, field: /^head\.title$/, derive: (of) => fitSearchTitle(of("title")) },
  { file: /^societies/, field: /units\.text$/, derive: (of) => of("units.count") },
  {
    file: /^societies/,
    field: /\.towers$/,
    derive: (of) => (of("units.label") === "Blocks" ? of("units.count") : ""),
  },
  {
    file: /^societies/,
    field: /\.size$/,
    derive: (of) => `${of("boards (entry 1).width")} x ${of("boards (entry 1).height")} ft`,
  },
];

/**
 * Answers in which a field that agreed with another one, or said nothing, still does so after that one was changed.
 * @param before what the file says now
 */
export function deriveAnswers(file: string, before: (name: string) => string, answers: Answers): Answers {
  return (name) => {
    const answer = answers(name);
    const rule = derivedFields.find((one) => one.file.test(file) && one.field.test(name));
    if (!rule || answer === undefined || answer !== before(name)) return answer;
    const near = (other: string) => name.match(/^\(entry \d+\)\./)?.[0].concat(other) ?? other;
    const said = rule.derive((other) => before(near(other)));
    const says = rule.derive((other) => answers(near(other)) ?? before(near(other)));
    return says !== said && says !== "" && (answer === said || answer === "") ? says : answer;
  };
}

/** The hours that a form says; days that share theirs make one entry. Undefined where it doesn’t ask for them. */
export function parseWeek(form: FormData): OpeningHours | undefined {
  if (!form.has(`week:${days[0]}:opens`)) return undefined;
  const found: OpeningHours = [];
  for (const day of days) {
    const [opens, closes] = ["opens", "closes"].map((which) => String(form.get(`week:${day}:${which}`)));
    if (!opens && !closes) continue;
    const same = found.find((one) => one.opens === opens && one.closes === closes);
    if (same) same.days.push(day);
    else found.push({ days: [day], opens: opens ?? "", closes: closes ?? "" });
  }
  return found;
}
