import { isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { ContentError } from "./content-error.ts";

/** A file's fields and where they stand: YAML as a whole, or what stands between the two `---` lines of Markdown. */
export function fieldsOf(file: string, source: string): { yaml: string; linesAbove: number; body: string } {
  if (!file.endsWith(".md")) return { yaml: source, linesAbove: 0, body: "" };
  const [whole = "", yaml = ""] = /^---\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  return { yaml, linesAbove: 1, body: source.slice(whole.length) };
}

/**
 * The line of a file that a mistake stands in, counted from 1; where the field itself is missing, the line of what
 * should hold it. Undefined where nothing in the file answers to it.
 */
export function lineOf({ file, field, line }: ContentError, source: string): number | undefined {
  if (line) return line;
  const { yaml, linesAbove } = fieldsOf(file, source);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const path = pathOf(field);
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getIn(path.slice(0, length), true);
    if (!isNode(found) || !found.range) continue;
    const { line } = counter.linePos(found.range[0]);
    return keyLine(yaml, line, path[length - 1]) + linesAbove;
  }
  if (!field) return undefined;
  const at = source.split("\n").findIndex((one) => one.includes(field));
  return at < 0 ? undefined : at + 1;
}

/** The way to a node of a YAML document, from what `visit` tells of the nodes above it. */
export function pathOfNode(above: readonly unknown[]): (string | number)[] {
  return above.flatMap((node, at): (string | number)[] => {
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    const next = above[at + 1];
    return isSeq(node) && next !== undefined ? [node.items.indexOf(next)] : [];
  });
}

/** `contact.lines (entry 2).text` as the way into the document. */
export function pathOf(field: string): (string | number)[] {
  return [...field.matchAll(/\(entry (\d+)\)|([^.\s()]+)/g)].map(([, entry, name]) =>
    entry ? Number(entry) - 1 : String(name),
  );
}

/** A group or a folded text begins on the line below its name; the name is what people look for. */
function keyLine(yaml: string, line: number, name: string | number | undefined): number {
  if (typeof name !== "string") return line;
  const lines = yaml.split("\n");
  const named = (at: number) => (lines[at - 1] ?? "").includes(`${name}:`);
  return !named(line) && named(line - 1) ? line - 1 : line;
}
