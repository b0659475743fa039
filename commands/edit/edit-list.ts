import { isSeq, type Node, parseDocument, type YAMLSeq } from "yaml";
import { endOf, isFlow, lineBreak, lineEnd, NotEditable, type Path, proven } from "./edit-yaml.ts";
import { flowText } from "./yaml-text.ts";

/** A YAML text in which a list's last entry stands twice, or with a first one where it had none. */
export function repeatLast(yaml: string, path: Path, first: unknown): string {
  const { list, wanted, entries } = listAt(yaml, path);
  const last = list.items.at(-1) as Node | undefined;
  if (!last) {
    entries.push(first);
    const at = (list.range?.[0] ?? 0) + 1;
    return proven(`${yaml.slice(0, at)}${flowText(first)}${yaml.slice(at)}`, wanted);
  }
  entries.push(structuredClone(entries.at(-1)));
  if (isFlow(list)) {
    const [from = 0, to = 0] = last.range ?? [];
    return proven(`${yaml.slice(0, to)}, ${yaml.slice(from, to)}${yaml.slice(to)}`, wanted);
  }
  const chunks = chunksOf(yaml, list);
  const chunk = chunks.at(-1);
  if (!chunk) throw new NotEditable(path.join("."));
  const own = yaml.slice(chunk.dash, chunk.end);
  const apart = chunks.length > 1 && /\n\s*\n/.test(yaml.slice(chunks.at(-2)?.end, chunk.from + 1));
  const gap = lineBreak(yaml).repeat(apart ? 2 : 1);
  return proven(yaml.slice(0, chunk.end) + gap + own + yaml.slice(chunk.end), wanted);
}

/** A YAML text without one entry of a list; the notes above the entry go with it. */
export function removeEntry(yaml: string, path: Path, index: number): string {
  const { list, wanted, entries } = listAt(yaml, path);
  entries.splice(index, 1);
  if (list.items.length === 1) {
    const [from = 0] = list.range ?? [];
    const start = isFlow(list) ? from : yaml.slice(0, from).trimEnd().length;
    const text = isFlow(list) || start === 0 ? "[]" : " []";
    return proven(yaml.slice(0, start) + text + yaml.slice(endOf(list)), wanted);
  }
  if (isFlow(list)) {
    const own = list.items[index] as Node;
    const next = list.items[index + 1] as Node | undefined;
    const before = list.items[index - 1] as Node | undefined;
    const [from, to] = next
      ? [own.range?.[0], next.range?.[0]]
      : [before?.range?.[1] ?? own.range?.[0], own.range?.[1]];
    return proven(yaml.slice(0, from) + yaml.slice(to), wanted);
  }
  const chunks = chunksOf(yaml, list);
  const { from, end } = chunks[index] as Chunk;
  const next = chunks[index + 1];
  return proven(
    next
      ? yaml.slice(0, from) + yaml.slice(next.from)
      : yaml.slice(0, chunks[index - 1]?.end) + yaml.slice(end),
    wanted,
  );
}

/** A YAML text in which an entry of a list has changed places with the one above it. */
export function moveUp(yaml: string, path: Path, index: number): string {
  const { list, wanted, entries } = listAt(yaml, path);
  [entries[index - 1], entries[index]] = [entries[index], entries[index - 1]];
  const [upper, lower] = isFlow(list)
    ? [list.items[index - 1], list.items[index]].map((item) => {
        const [from = 0, end = 0] = (item as Node).range ?? [];
        return { from, end };
      })
    : chunksOf(yaml, list).slice(index - 1, index + 1);
  if (!upper || !lower) throw new NotEditable(path.join("."));
  return proven(
    yaml.slice(0, upper.from) +
      yaml.slice(lower.from, lower.end) +
      yaml.slice(upper.end, lower.from) +
      yaml.slice(upper.from, upper.end) +
      yaml.slice(lower.end),
    wanted,
  );
}

type Chunk = { from: number; dash: number; end: number };

/** Where each entry of a list begins, with the notes above it and at its dash, and where its last line ends. */
function chunksOf(yaml: string, list: YAMLSeq): Chunk[] {
  let above = 0;
  return list.items.map((item, index) => {
    const [start = 0] = (item as Node).range ?? [];
    const lineStart = yaml.lastIndexOf("\n", yaml.lastIndexOf("-", start - 1)) + 1;
    const dash = lineStart;
    let from = dash;
    while (index > 0 && from > above) {
      const before = yaml.lastIndexOf("\n", from - 2) + 1;
      if (before <= above || !/^\s*#/.test(yaml.slice(before, from))) break;
      from = before;
    }
    const end = lineEnd(yaml, endOf(item));
    above = end;
    return { from, dash, end };
  });
}

function listAt(yaml: string, path: Path) {
  const document = parseDocument(yaml);
  const list = path.length > 0 ? document.getIn(path, true) : document.contents;
  const wanted = document.toJS();
  const entries = path.reduce<unknown>((value, part) => (value as never)?.[part], wanted);
  if (!isSeq(list) || !Array.isArray(entries)) throw new NotEditable(path.join("."));
  return { list, wanted, entries: entries as unknown[] };
}
