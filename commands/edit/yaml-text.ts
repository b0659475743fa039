import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";

/**
 * One value as YAML, quoted as the one it replaces; where that doesn't hold it, in double quotes.
 * @param flow whether it stands within brackets or braces
 * @param type how the value before it was written
 */
export function scalarText(value: string | number | boolean, flow: boolean, type?: string | null): string {
  if (typeof value !== "string") return String(value);
  // An empty text in single quotes remembers that what stood there before had none; see setValues.
  if (type === "PLAIN" && value === "") return "''";
  if (type === "QUOTE_SINGLE" && !/[\n\r]/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return type === "PLAIN" && readsAs(value, flow) ? value : JSON.stringify(value);
}

/** A list or map on one line. */
export function flowText(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", lineWidth: 0, defaultStringType: "PLAIN" }).trim();
}

/** Whether a text without quotes is read as itself, in its place and without a note behind it. */
function readsAs(value: string, flow: boolean): boolean {
  if (value === "" || /[\n\r\t]|\s#/.test(value)) return false;
  try {
    return flow
      ? isDeepStrictEqual(parse(`{ a: ${value}, b: [${value}] }`), { a: value, b: [value] })
      : isDeepStrictEqual(parse(`a: ${value}\nb:\n  - ${value}\n`), { a: value, b: [value] });
  } catch {
    return false;
  }
}
