import { stringify } from "yaml";

/** How an entry is written on lines of its own; a gap stays one. */
export const inBlocks = {
  lineWidth: 0,
  nullStr: "",
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
} as const;

const plain = { defaultStringType: "PLAIN", singleQuote: false, lineWidth: 0 } as const;

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
  if (type !== "PLAIN" || /[\n\r]/.test(value)) return JSON.stringify(value);
  return flow ? flowText([value]).slice(1, -1).trim() : stringify(value, plain).trim();
}

/** A list or map on one line. */
export function flowText(value: unknown): string {
  return stringify(value, { ...plain, collectionStyle: "flow" }).trim();
}
