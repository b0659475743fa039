import { factsIn, joined, partsOf } from "./content-file.ts";
import { addEntry, moveUp, type Path, removeAt, saying } from "./edit-yaml.ts";
import { valueAt } from "./hindi-words.ts";
import { withAnswers } from "./read-answers.ts";
import { blank, innerShape, type Shape, settled } from "./shape.ts";

/**
 * A file’s text after one of the buttons beside its lists: an entry added, taken out or moved up.
 * @param what `add`, `out` or `up`; anything else changes nothing
 * @param path where: the list to add to, else the entry
 */
export function changedList(file: string, text: string, shape: Shape, what: string, path: Path): string {
  if (!["add", "out", "up"].includes(what)) return text;
  const parts = partsOf(file, text);
  const yaml =
    what === "add"
      ? added(parts.yaml, path, shape, factsIn(parts))
      : (what === "out" ? removeAt : moveUp)(parts.yaml, path);
  return joined({ ...parts, yaml });
}

/** One more entry, to be filled in. */
function added(yaml: string, path: Path, whole: Shape, facts: unknown): string {
  const { shape, value } = placeIn(whole, facts, path);
  const entry = blank(shape.items ?? {});
  if (Array.isArray(value)) return addEntry(yaml, path, entry);
  const wanted = structuredClone(facts);
  Object.assign(valueAt(wanted, path.slice(0, -1)) as object, { [String(path.at(-1))]: [entry] });
  return saying(
    yaml,
    withAnswers(whole, wanted, () => undefined),
  );
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
