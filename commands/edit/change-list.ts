import { parse } from "yaml";
import { inYaml, valueAt } from "./content-file.ts";
import { addEntry, moveUp, type Path, removeAt, saying } from "./edit-yaml.ts";
import { inOrder } from "./read-answers.ts";
import { blank, innerShape, type Shape, settled } from "./shape.ts";

/**
 * A file’s text after one of the buttons beside its lists: an entry added, taken out or moved up.
 * @param what `add`, `out` or `up`; anything else changes nothing
 * @param path where: the list to add to, else the entry
 */
export function changedList(file: string, text: string, shape: Shape, what: string, path: Path): string {
  if (!["add", "out", "up"].includes(what)) return text;
  return inYaml(file, text, (yaml) =>
    what === "add" ? added(yaml, path, shape) : (what === "out" ? removeAt : moveUp)(yaml, path),
  );
}

/** One more entry, to be filled in. */
function added(yaml: string, path: Path, whole: Shape): string {
  const facts: unknown = parse(yaml);
  const { shape, value } = placeIn(whole, facts, path);
  const entry = blank(shape.items ?? {});
  if (Array.isArray(value)) return addEntry(yaml, path, entry);
  Object.assign(valueAt(facts, path.slice(0, -1)) as object, { [String(path.at(-1))]: [entry] });
  return saying(yaml, inOrder(whole, facts));
}

/** What stands at a place, and what may stand there. */
export function placeIn(whole: Shape, facts: unknown, path: Path): { shape: Shape; value: unknown } {
  let shape = settled(whole, facts);
  let value = facts;
  for (const part of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[part];
    shape = settled(innerShape(shape, part), value);
  }
  return { shape, value };
}
