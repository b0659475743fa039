import path from "node:path";
import { z } from "zod";
import { peekContent } from "../../app/data/peek-content.server.ts";
import { entriesOf } from "./entries.ts";
import { words } from "./files.ts";
import { kinds } from "./kinds.ts";
import { leavesOf, type Shape, schemaOf, shapeOf } from "./shape.ts";

/** Something that a field can name, with the words for it. */
export type Choice = readonly [name: string, label: string];

/** All that a field of this kind can name; undefined for pages and pictures, of which there are too many to list. */
export function choicesOf(names: NonNullable<Shape["names"]>): Choice[] | undefined {
  if (names === "page" || names === "picture") return undefined;
  if (names === "poster")
    return Object.keys(peekContent("posters.yaml") ?? {}).map((one) => [one, words(one)]);
  if (names === "price") {
    const rows = leavesOf(shapeOf(schemaOf("prices.yaml") ?? z.any()), peekContent("prices.yaml"));
    return rows.filter(({ path }) => path.at(-1) === "what").map(({ value: work }) => [`${work}`, `${work}`]);
  }
  const found = Object.values(kinds).flatMap((kind) =>
    entriesOf(kind).flatMap(({ facts, file, title }) =>
      kind.known(facts, path.parse(file).name).map(({ as, name }) => ({ as, name, title })),
    ),
  );
  return [...new Map(found.filter(({ as }) => as === names).map(({ name, title }) => [name, title]))];
}
