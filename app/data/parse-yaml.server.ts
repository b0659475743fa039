import { parse } from "yaml";

/** Far more than the files of a site; an editor that stays open reads ever new texts. */
const most = 500;
const parsed = new Map<string, unknown>();

/**
 * What a YAML text says. The same text is parsed once, since many ask a file for one of its fields each; so what is
 * returned is frozen.
 * @throws YAMLParseError, and what the parser throws at an unknown alias
 */
export function parseYaml(text: string): unknown {
  if (parsed.size >= most) parsed.clear();
  if (!parsed.has(text)) parsed.set(text, frozen(parse(text)));
  return parsed.get(text);
}

function frozen(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
