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
function ways(shape: Shape, at: Path = []): Path[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, one]) => ways(one, [...at, name]));
  const more = [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])];
  const named = shape.additionalProperties ? [shape.additionalProperties] : [];
  return [...(at.length > 0 ? [at] : []), ...inner, ...[...more, ...named].flatMap((one) => ways(one, at))];
}

test("every field of every form has a label in plain words", () => {
  // Other tests read files of their own in the same process.
  const ours = [...listSchemas()].filter(([file]) => existsSync(`content/${file}`));
  const mute = ours.flatMap(([file, schema]) =>
    ways(toShape(schema))
      .filter((way) => !findLabel(file, way))
      .map((way) => `${file}: ${way.join(".")}`),
  );
  expect(mute).toEqual([]);
});

test("every field of a new entry has a label too, also on a page of text", () => {
  for (const { schema, files, list } of Object.values(kinds)) {
    const file = files ? `${files.folder}/new${files.ending}` : (list?.files()[0] ?? "");
    expect(ways(toShape(schema)).filter((way) => !findLabel(file, way))).toEqual([]);
  }
});
