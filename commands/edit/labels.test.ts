import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "../../app/check-content.server.ts";
import { listSchemas } from "../../app/data/read-content.server.ts";
import type { Path } from "./edit-yaml.ts";
import { kinds } from "./entry-kinds.ts";
import { findLabel } from "./labels.ts";
import { type Shape, toShape } from "./shape.ts";

checkContent();

/** Every way to a field that a file of this shape may have. */
function listPaths(shape: Shape, path: Path = []): Path[] {
  const nested = Object.entries(shape.properties ?? {}).flatMap(([name, property]) =>
    listPaths(property, [...path, name]),
  );
  const variants = [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])];
  const records = shape.additionalProperties ? [shape.additionalProperties] : [];
  return [
    ...(path.length > 0 ? [path] : []),
    ...nested,
    ...[...variants, ...records].flatMap((variant) => listPaths(variant, path)),
  ];
}

test("every field of every form has a label in plain words", () => {
  // Other tests read files of their own in the same process.
  const contentSchemas = [...listSchemas()].filter(([file]) => existsSync(`content/${file}`));
  const unlabelled = contentSchemas.flatMap(([file, schema]) =>
    listPaths(toShape(schema))
      .filter((way) => !findLabel(file, way))
      .map((way) => `${file}: ${way.join(".")}`),
  );
  expect(unlabelled).toEqual([]);
});

test("every field of a new entry has a label too, also on a page of text", () => {
  for (const { schema, files, list } of Object.values(kinds)) {
    const file = files ? `${files.folder}/new${files.ending}` : (list?.files()[0] ?? "");
    expect(listPaths(toShape(schema)).filter((way) => !findLabel(file, way))).toEqual([]);
  }
});
