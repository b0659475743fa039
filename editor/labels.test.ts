import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { listSchemas } from "../app/data/read-content.server.ts";
import { getLabel, getTitle, labels, simplifyRemedy } from "./labels.ts";
import { type Shape, toShape } from "./shape.ts";

checkContent();

/** The ways to all fields that a file of this shape may have, as labels write them. */
function listWays(shape: Shape, way: string[] = []): string[][] {
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    listWays(field, [...way, name]),
  );
  const variants = [shape.anyOf ?? [], shape.items ?? [], shape.additionalProperties || []].flat();
  return [way, ...fields, ...variants.flatMap((variant) => listWays(variant, way))];
}

test("every label of the editor is that of a field, and a field without one is called by its own name", () => {
  // Other tests read files of their own in the same process.
  const files = [...listSchemas()].filter(([file]) => existsSync(`content/${file}`));
  const ways = files.flatMap(([file, schema]) =>
    listWays(toShape(schema)).map((way) => ({ file, way: way.join(".") })),
  );
  const { files: _, notes: __, ...groups } = labels;
  const isOf = (group: string, file: string) =>
    group === "everywhere" ||
    new RegExp(`^(hi/)?${group.replace("*", "[^/]+")}$`).test(file) ||
    group === `hi/${file}`;
  const unused = Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts)
      .filter((key) => !ways.some(({ file, way }) => isOf(group, file) && `.${way}`.endsWith(`.${key}`)))
      .map((key) => `${group}: ${key}`),
  );
  expect(unused).toEqual([]);
  expect(getLabel("pages/career.yaml", ["cvHint"]).label).toBe("CV hint");
});

test.each([
  ["societies.yaml", [0, "units", "text"]],
  ["site.yaml", ["hours"]],
])("a field of %s that follows another says so in English alone, where it does", (file, field) => {
  expect(getLabel(file, field).hint).not.toBe("");
  expect(getLabel(`hi/${file}`, field).hint).toBe("");
});

test("a service’s part of the price list is called by the service", () => {
  const service = "/Outdoor-Advertising-in-Raipur";
  expect(getTitle({ key: "outdoor-advertising", service, rows: [] })).toBe("Outdoor Advertising");
});

test.each([
  [
    "write degrees as the map shows them, without quotes, for example 21.2514",
    "write degrees as the map shows them, for example 21.2514",
  ],
  ["write the date as year-month-day, for example 2025-01-28", "write the date"],
  [
    "add a row “Hoarding” with board: { kind: hoarding } to content/prices.yaml",
    "add a row “Hoarding” to “Prices”",
  ],
  ["leave this out and choose `gone: true`", "leave this out and choose “Gone”"],
])("a form says “%s” without what only a file has", (remedy, words) => {
  expect(simplifyRemedy(remedy, "redirects.yaml", "redirects (entry 1).to")).toBe(words);
});

test("a field is called by its own name, though every table of words has something of that name", () => {
  expect(getLabel("pictures/photographs.yaml", ["constructor"]).label).toBe("Constructor");
});
