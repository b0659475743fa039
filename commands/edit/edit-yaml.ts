import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isPair, isScalar, type Node, parse, parseDocument, stringify } from "yaml";
import { flowText, inBlocks, scalarText } from "./yaml-text.ts";

export type Path = readonly (string | number)[];
export type Value = string | number | boolean;

/** A change that can't be written without disturbing the rest of the file. */
export class NotEditable extends Error {}

/**
 * A YAML text in which some values are others; everything around them, comments, quotes and one-line maps, stays as it
 * is, byte for byte.
 * @throws NotEditable when one of the places holds no single value
 */
export function setValues(yaml: string, changes: { path: Path; value: Value }[]): string {
  const document = parseDocument(yaml);
  const wanted = document.toJS();
  const cuts = changes.map(({ path, value }) => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) throw new NotEditable(path.join("."));
    const [from, to] = node.range;
    const flow = path.some((_, length) => length > 0 && isFlow(document.getIn(path.slice(0, length), true)));
    const inFlow = flow || isFlow(document.contents);
    const gap = /[:-]/.test(yaml.charAt(from - 1)) ? " " : "";
    const end = yaml.slice(from, to).endsWith("\n") ? "\n" : yaml.charAt(to) === "#" ? " " : "";
    setIn(wanted, path, value);
    return {
      from,
      to,
      text: gap + scalarText(value, inFlow, yaml.slice(from, to) === "''" ? "PLAIN" : node.type) + end,
    };
  });
  let text = yaml;
  for (const { from, to, text: other } of cuts.sort((a, b) => b.from - a.from))
    text = text.slice(0, from) + other + text.slice(to);
  return proven(text, wanted);
}

/**
 * A YAML text with one more field in a map.
 * @param order all fields of the map, in the order in which they are usually written
 * @param blocks whether a group or list is written on lines of its own rather than on one
 */
export function addField(
  yaml: string,
  path: Path,
  key: string,
  value: unknown,
  order: readonly string[],
  blocks = false,
): string {
  const document = parseDocument(yaml);
  const map = path.length > 0 ? document.getIn(path, true) : document.contents;
  const wanted = document.toJS() ?? {};
  setIn(wanted, [...path, key], value);
  if (!isMap(map)) throw new NotEditable(path.join("."));
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const pairs = map.items.filter((pair) => isPair(pair));
  const above = pairs.findLast(({ key: name }) => before.includes(String(name))) ?? pairs[0];
  if (isFlow(map)) {
    const text = `${scalarText(key, true, "PLAIN")}: ${valueText(value, true)}`;
    const at = above ? endOf(above) : (map.range?.[0] ?? 0) + 1;
    return proven(yaml.slice(0, at) + (above ? `, ${text}` : ` ${text} `) + yaml.slice(at), wanted);
  }
  if (!above) throw new NotEditable(path.join("."));
  const [start] = (above.key as Node).range ?? [0];
  const indent = " ".repeat(start - yaml.lastIndexOf("\n", start - 1) - 1);
  const line = lineEnd(yaml, endOf(above));
  const text = blocks
    ? stringify({ [key]: value }, inBlocks).trimEnd()
    : `${scalarText(key, false, "PLAIN")}: ${valueText(value, false)}`;
  const lines = `\n${text}`.replaceAll(/\n(?=.)/g, `${lineBreak(yaml)}${indent}`);
  return proven(yaml.slice(0, line) + lines + yaml.slice(line), wanted);
}

/** A YAML text without one field of a map. */
export function removeField(yaml: string, path: Path): string {
  const document = parseDocument(yaml);
  const map = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const wanted = document.toJS();
  const above = path.slice(0, -1).reduce<unknown>((value, part) => (value as never)?.[part], wanted);
  delete (above as Record<string, unknown>)[String(path.at(-1))];
  if (!isMap(map)) throw new NotEditable(path.join("."));
  const at = map.items.findIndex(({ key }) => String(key) === path.at(-1));
  const pair = map.items[at];
  if (!pair || map.items.length === 1) throw new NotEditable(path.join("."));
  const from = (pair.key as Node).range?.[0] ?? 0;
  if (isFlow(map)) {
    const next = map.items[at + 1];
    const previous = map.items[at - 1];
    const cut = next
      ? yaml.slice(0, from) + yaml.slice((next.key as Node).range?.[0])
      : yaml.slice(0, previous ? endOf(previous) : from) + yaml.slice(endOf(pair));
    return proven(cut, wanted);
  }
  const start = yaml.lastIndexOf("\n", from - 1) + 1;
  const end = lineEnd(yaml, endOf(pair)) + 1;
  const dash = /^\s*- +$/.exec(yaml.slice(start, from));
  if (!dash) return proven(yaml.slice(0, start) + yaml.slice(end), wanted);
  const next = (map.items[at + 1]?.key as Node | undefined)?.range?.[0] ?? end;
  return proven(yaml.slice(0, from) + yaml.slice(next), wanted);
}

/** A YAML text in which a field of a map has another name. */
export function renameField(yaml: string, path: Path, name: string): string {
  const document = parseDocument(yaml);
  const map = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(map)) throw new NotEditable(path.join("."));
  const key = map.items.find((pair) => String(pair.key) === path.at(-1))?.key as Node | undefined;
  const [from, to] = key?.range ?? [];
  if (from === undefined) throw new NotEditable(path.join("."));
  map.set(name, map.get(String(path.at(-1)), true));
  map.delete(path.at(-1));
  const text = scalarText(name, isFlow(map), "PLAIN");
  return proven(yaml.slice(0, from) + text + yaml.slice(to), document.toJS());
}

/** Where the last value of a node or pair ends, without comments behind it. */
export function endOf(node: unknown): number {
  if (isPair(node)) {
    const value = node.value as Node | null;
    return isScalar(value) && value.source === "" ? endOf(node.key) : endOf(value ?? node.key);
  }
  if (isCollection(node) && !isFlow(node) && node.items.length > 0) return endOf(node.items.at(-1));
  return (node as Node).range?.[1] ?? 0;
}

export function isFlow(node: unknown): boolean {
  return isCollection(node) && node.flow === true;
}

/** The end of the line at an offset, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", text.charAt(at - 1) === "\n" ? at - 1 : at);
  const last = end < 0 ? text.length : end;
  return text.charAt(last - 1) === "\r" ? last - 1 : last;
}

export function lineBreak(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** The text, if it parses to what is wanted; throws NotEditable otherwise, so that nothing is written. */
export function proven(text: string, wanted: unknown): string {
  let said: unknown;
  try {
    said = parse(text);
  } catch {
    throw new NotEditable("the changed text can’t be read");
  }
  if (!isDeepStrictEqual(said, wanted)) throw new NotEditable("the changed text says something else");
  return text;
}

function valueText(value: unknown, flow: boolean): string {
  return value !== null && typeof value === "object"
    ? flowText(value)
    : scalarText(value as Value, flow, "PLAIN");
}

function setIn(whole: unknown, path: Path, value: unknown): void {
  const above = path.slice(0, -1).reduce<unknown>((found, part) => (found as never)?.[part], whole);
  (above as Record<string | number, unknown>)[path.at(-1) as string] = value;
}
