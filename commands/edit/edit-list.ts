import { isSeq, type Node, parseDocument, stringify, type YAMLSeq } from "yaml";
import { endOf, isFlow, lineBreak, lineEnd, NotEditable, type Path, proven } from "./edit-yaml.ts";
import { flowText, inBlocks } from "./yaml-text.ts";

/** A YAML text with one more entry at the end of a list, on one line where the last one is. */
export function addEntry(yaml: string, path: Path, entry: unknown): string {
  return withList(yaml, path, (list, { texts, gaps }, entries) => {
    const last = withoutNotes(texts.at(-1) ?? "");
    const [start = "", indent = ""] = /^([ \t]*)- */.exec(last) ?? [];
    const block = stringify([entry], inBlocks).trimEnd().replaceAll(/^/gm, indent);
    const flow = isFlow(list) || /^[[{]/.test(last.slice(start.length));
    gaps.push(gaps.at(-1) ?? (isFlow(list) ? ", " : lineBreak(yaml)));
    texts.push(
      flow ? start + flowText(entry).replaceAll('""', "''") : block.replaceAll("\n", lineBreak(yaml)),
    );
    entries.push(entry);
  });
}

/** A YAML text without one entry of a list; the notes above the entry go with it. */
export function removeEntry(yaml: string, path: Path, index: number): string {
  return withList(yaml, path, (_list, { texts, gaps }, entries) => {
    for (const one of [texts, entries]) one.splice(index, 1);
    gaps.splice(Math.min(index, gaps.length - 1), 1);
  });
}

/** A YAML text in which an entry of a list has changed places with the one above it. */
export function moveUp(yaml: string, path: Path, index: number): string {
  return withList(yaml, path, (_list, { texts }, entries) => {
    for (const one of [texts, entries]) one.splice(index - 1, 2, one[index], one[index - 1]);
  });
}

/** A list's entries as they are written, notes above them included, and what stands between one and the next. */
type Written = { texts: string[]; gaps: string[] };

/** A YAML text in which the entries of a list, as they are written and as what they say, are others. */
function withList(
  yaml: string,
  path: Path,
  change: (list: YAMLSeq, written: Written, entries: unknown[]) => void,
): string {
  const document = parseDocument(yaml);
  const list = path.length > 0 ? document.getIn(path, true) : document.contents;
  const wanted = document.toJS();
  const entries = path.reduce<unknown>((value, part) => (value as never)?.[part], wanted);
  if (!isSeq(list) || !Array.isArray(entries)) throw new NotEditable(path.join("."));
  const places = placesOf(yaml, list);
  const texts = places.map(({ from, end }) => yaml.slice(from, end));
  const gaps = places.slice(1).map(({ from }, index) => yaml.slice(places[index]?.end, from));
  change(list, { texts, gaps }, entries);
  const opened = (list.range?.[0] ?? 0) + (isFlow(list) ? 1 : 0);
  const [start, end] = [places[0]?.from ?? opened, places.at(-1)?.end ?? opened];
  const text = texts.map((one, index) => one + (gaps[index] ?? "")).join("");
  if (texts.length > 0 || isFlow(list)) return proven(yaml.slice(0, start) + text + yaml.slice(end), wanted);
  // A block without entries is no list any more.
  const name = yaml.slice(0, start).trimEnd();
  return proven(`${name}${name && " "}[]${yaml.slice(end)}`, wanted);
}

/** Where each entry begins, with the notes above all but the first, and where its last line ends. */
function placesOf(yaml: string, list: YAMLSeq): { from: number; end: number }[] {
  let above = 0;
  return list.items.map((item, index) => {
    const [start = 0, over = 0] = (item as Node).range ?? [];
    if (isFlow(list)) return { from: start, end: over };
    let from = yaml.lastIndexOf("\n", yaml.lastIndexOf("-", start - 1)) + 1;
    while (index > 0 && from > above) {
      const before = yaml.lastIndexOf("\n", from - 2) + 1;
      if (before <= above || !/^\s*#/.test(yaml.slice(before, from))) break;
      from = before;
    }
    above = lineEnd(yaml, endOf(item));
    return { from, end: above };
  });
}

function withoutNotes(entry: string): string {
  return entry.replace(/^(?:[ \t]*#.*\n)+/, "");
}
