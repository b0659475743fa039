import { z } from "zod";
import { factsIn, joined, partsOf } from "./content-file.ts";
import { moveUp, removeEntry, repeatLast } from "./edit-list.ts";
import { addField, type Path, removeField, setValues, type Value } from "./edit-yaml.ts";
import { blank, innerShape, leavesOf, type Shape, settled } from "./shape.ts";

const pathWritten = z.array(z.union([z.string(), z.number()]));

/**
 * A file’s text after one of the buttons beside its lists: an entry added, taken out or moved up.
 * @param what `add`, `out` or `up`; anything else changes nothing
 * @param at where, as JSON: the list to add to, else the entry
 */
export function changedList(file: string, text: string, shape: Shape, what: string, at: string): string {
  if (!["add", "out", "up"].includes(what)) return text;
  const parts = partsOf(file, text);
  const path = pathWritten.parse(JSON.parse(at));
  const change = { add: added, out: takenOut, up: movedUp }[what as "add" | "out" | "up"];
  return joined({ ...parts, yaml: change(parts.yaml, path, shape, factsIn(parts)) });
}

/** The last entry once more, its texts taken out, and no longer marked as a sample. */
function added(yaml: string, path: Path, whole: Shape, facts: unknown): string {
  const { shape, value } = placeIn(whole, facts, path);
  const item = shape.items ?? {};
  if (!Array.isArray(value)) {
    const above = placeIn(whole, facts, path.slice(0, -1)).shape;
    return addField(
      yaml,
      path.slice(0, -1),
      String(path.at(-1)),
      [blank(item)],
      Object.keys(above.properties ?? {}),
    );
  }
  const here = [...path, value.length];
  const last = value.at(-1);
  let text = repeatLast(yaml, path, blank(item));
  if (last !== undefined) text = setValues(text, emptied(item, last, here));
  if ((last as { sample?: boolean } | undefined)?.sample) text = removeField(text, [...here, "sample"]);
  return text;
}

function takenOut(yaml: string, path: Path): string {
  return removeEntry(yaml, path.slice(0, -1), Number(path.at(-1)));
}

function movedUp(yaml: string, path: Path): string {
  return moveUp(yaml, path.slice(0, -1), Number(path.at(-1)));
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

/** Every text of an entry taken out; what is chosen from a list stays. */
function emptied(given: Shape, value: unknown, path: Path): { path: Path; value: Value }[] {
  return leavesOf(given, value, path)
    .filter(
      (one) => !one.shape.enum && one.shape.names !== "page" && typeof one.value === "string" && one.value,
    )
    .map((one) => ({ path: one.path, value: "" }));
}
