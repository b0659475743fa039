import { formatFieldPath } from "../app/data/content-error.ts";
import { isGroup } from "../app/data/hindi.server.ts";
import { curlQuotes } from "../app/data/markdown.server.ts";
import { getField } from "../app/data/open-content.server.ts";
import { fitSearchTitle, formatHours, normalizePhone } from "../app/data/site.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import { parseAmount } from "../formats/number.ts";
import type { Path, Value } from "./edit-yaml.ts";
import { getChildShape, isCheckbox, isLeaf, resolveShape, type Shape } from "./shape.ts";

/** The answer to a field, by the name that mistakes use for it; undefined if the form doesn’t show the field. */
export type Answers = (name: string) => string | undefined;

/**
 * What a file that says `value` says once it is filled in, its fields in the order of their shape.
 * @param isOptional whether it goes where all that the form shows of it is empty
 */
export function applyAnswers(
  unresolved: Shape,
  value: unknown,
  answers: Answers,
  path: Path = [],
  isOptional = false,
): unknown {
  const shape = resolveShape(unresolved, value);
  if (isLeaf(shape)) {
    const answer = answers(formatFieldPath(path));
    if (answer === undefined || (value !== null && typeof value === "object")) return value;
    if (isCheckbox(shape)) {
      const isTicked = answer === "true";
      if (value === undefined && isTicked === (shape.default === true)) return undefined;
      return isTicked || (isOptional && shape.const === true ? undefined : false);
    }
    if (answer.trim() === "" && (isOptional || value === undefined)) return undefined;
    if (answer === String(value ?? "")) return value;
    return normalizeAnswer(shape, answer, typeof value === "string" && value.includes("\n"));
  }
  const { properties = {}, prefixItems, required } = shape;
  if (Array.isArray(value) && !prefixItems)
    return value.map((item, index) =>
      applyAnswers(getChildShape(shape, index), item, answers, [...path, index]),
    );
  if (!prefixItems && value !== undefined && !isGroup(value)) return value;
  let isShown = false;
  // Latitude and longitude, as maps copy them, in the field of the first.
  const degrees = prefixItems ? [0, 1] : properties.latitude ? ["latitude", "longitude"] : [];
  const names = degrees.map((part) => formatFieldPath([...path, part]));
  const pair = names[0] ? (answers(names[0])?.split(/,\s*(?=\d+\.)/) ?? []) : [];
  const note: Answers = (name) => {
    const answer = (pair.length === 2 ? pair[names.indexOf(name)] : undefined) ?? answers(name);
    isShown ||= answer !== undefined;
    return answer;
  };
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys({ ...(prefixItems ?? properties), ...Object(value) })) {
    const part = prefixItems ? Number(key) : key;
    const isFree = key in properties && !required?.includes(key);
    const child = getChildShape(shape, part);
    const field = applyAnswers(child, getField(value, key), note, [...path, part], isFree);
    if (field !== undefined) fields[key] = field;
    else if (value === undefined && !isFree) fields[key] = "";
  }
  if ((value === undefined || (isOptional && isShown)) && isBlank(fields)) return undefined;
  return prefixItems ? Object.values(fields) : fields;
}

function isBlank(value: unknown): boolean {
  return value === "" || (isGroup(value) && Object.values(value).every(isBlank));
}

export function sortFields(shape: Shape, value: unknown): unknown {
  return applyAnswers(shape, value, () => undefined);
}

/**
 * What somebody wrote, as a file wants it: “₹25,000” or “1.5 lakh” as a number, a telephone number with its country and without gaps,
 * quotes and apostrophes curly, on one line unless it had several. What can’t be read so stays as it is, to be refused.
 */
export function normalizeAnswer(shape: Shape, answer: string, hasLines = false): Value {
  const line = answer.trim().replace(/\s*\n\s*/g, " ");
  // Quotes around all of it are taken for those of a file, which a form doesn’t need.
  const text = hasLines ? answer : (/^"([^"]*)"$/.exec(line)?.[1] ?? line);
  if (shape.type === "number" || shape.type === "integer") {
    // In whole numbers a dot before three digits parts thousands, as a comma does.
    const amount = shape.type === "integer" ? text.replace(/\.(?=\d{3}(?:\/-)?$)/, ",") : text;
    return parseAmount(amount.replace(/\s*(?:° ?[NE]?|%|ft|feet)$/i, "")) ?? text;
  }
  if (shape.input === "phone" || shape.input === "whatsapp") {
    if (!/^\+?[\d\s().-]+$/.test(text)) return text;
    return shape.input === "phone" ? normalizePhone(text) : normalizePhone(text).slice(1);
  }
  if (shape.format === "date") return parseDay(text);
  if (shape.input === "month") return /^(\d{4}-\d\d)-01$/.exec(parseDay(`1 ${text}`))?.[1] ?? text;
  if (shape.format === "uri" && /^[\w-]+(\.[\w-]+)+(?=\/|$)/.test(text)) return `https://${text}`;
  // As it stands on a flyer or in the browser’s bar.
  const ownAddress = text.replace(/^(?:https?:\/\/|www\.)[^/]+/i, "");
  if (shape.input === "oldAddress")
    return ownAddress.replace(/(?<=^\/[^?#]*)[?#].*/, "").replaceAll(" ", "%20");
  // A page of ours, even without its slash; where it may lead elsewhere, a whole address, too.
  if (shape.names === "page") return addSlash(ownAddress);
  if (shape.input === "link") return addSlash(text.replace(/^www\./i, "https://$&"));
  if (shape.enum || shape.names || shape.format || shape.pattern) return text;
  return curlQuotes(text);
}

function addSlash(address: string): string {
  return address.replace(/^(?![/#]|\w+:)(?=.)/, "/");
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A day as it is written in India, 31-12-2026, 31/12/26 or 31 Dec 2026, as files have it; anything else as it is. */
export function parseDay(text: string): string {
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d\d)$/i.exec(text) ?? [];
  const number = Number(month) || months.indexOf(month.toLowerCase().slice(0, 3)) + 1;
  if (!number) return text;
  return [year.padStart(4, "20"), String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

type ReadField = (name: string) => string;

const dial = (read: ReadField) => normalizePhone(read("phone.shown"));
/** “3 x 5, 4 x 5 and 4 x 6 ft”. */
function measureBoards(read: ReadField): string {
  const sides = [1, 2, 3].map((n) => ["width", "height"].map((side) => read(`boards (entry ${n}).${side}`)));
  const sizes = sides.filter((size) => !size.includes("")).map((size) => size.join(" x "));
  return sizes.length > 0 ? `${sizes.join(", ").replace(/, ([^,]*)$/, " and $1")} ft` : "";
}

/** Fields that say what another one says: file, field, and what it says. They follow for as long as the two agree. */
const derivedFields: [file: RegExp, field: RegExp, derive: (read: ReadField) => string][] = [
  [/^site/, /^phone\.number$/, dial],
  [/^site/, /^chat\.number$/, (read) => (isLandline(read("phone.shown")) ? "" : dial(read).slice(1))],
  [/^site/, /^hours$/, (read) => formatHours(JSON.parse(read("openingHours") || "[]"))],
  [/^blog/, /^metaTitle$/, (read) => fitSearchTitle(read("title"))],
  [/^pages.*md$/, /^head\.title$/, (read) => fitSearchTitle(read("title"))],
  [/^societies/, /units\.text$/, (read) => read("units.count")],
  [/^societies/, /\.towers$/, (read) => (read("units.label") === "Blocks" ? read("units.count") : "")],
  [/^societies/, /\.size$/, measureBoards],
];

/** What a field says that follows others; undefined for a field of its own. */
export function findDerivation(file: string, field: string): ((read: ReadField) => string) | undefined {
  return derivedFields.find((rule) => rule[0].test(file) && rule[1].test(field))?.[2];
}

/** Whether an Indian number is written with an area code: 0771 401 2345, +91 771 401 2345. */
export function isLandline(shown: string): boolean {
  return /^(\+91[\s-]*)?\(?0?[1-9]\d{1,3}\)?[\s-]/.test(shown.trim());
}

/** Answers in which a field that agreed with another one, or said nothing, still does so after that one was changed. */
export function deriveAnswers(file: string, facts: unknown, answers: Answers): Answers {
  const before = (name: string) => {
    const value = getField(facts, ...parseFieldPath(name)) ?? "";
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  };
  return (name) => {
    const answer = answers(name);
    const derive = findDerivation(file, name);
    if (!derive || answer === undefined || answer !== before(name)) return answer;
    const entry = /^\(entry \d+\)\./.exec(name)?.[0] ?? "";
    const old = derive((field) => before(entry + field));
    const derived = derive((field) => answers(entry + field) ?? before(entry + field));
    return derived !== old && derived !== "" && (answer === old || answer === "") ? derived : answer;
  };
}
