import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../app/check-content.server.ts";
import { formatFieldPath } from "../app/data/content-error.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { parseFields, updateYaml } from "./content-file.ts";
import { addEntry, moveEntryUp, type Path, removeIn, rewriteYaml, type Value } from "./edit-yaml.ts";
import { applyAnswers } from "./form-answers.ts";
import { findSchema, isCheckbox, type Leaf, listLeaves, toShape } from "./shape.ts";

checkContent();
const files = globSync("content/**/*.{yaml,md}")
  .map((file) => file.replaceAll("\\", "/").slice("content/".length))
  // Hindi words are laid over these: hindi-overlay.test.ts.
  .filter((file) => file !== "README.md" && !file.startsWith("hi/"))
  .sort();

function openFile(file: string) {
  const text = readFileSync(`content/${file}`, "utf8");
  const parts = splitFrontMatter(file, text);
  const schema = findSchema(file);
  if (!schema) throw new Error(`nothing reads ${file}`);
  const shape = toShape(schema);
  const facts = parseFields(file, text);
  const leaves = listLeaves(shape, facts);
  const answers = new Map(leaves.map(({ path, value }) => [formatFieldPath(path), String(value)]));
  return { text, parts, shape, facts, leaves, answers };
}

/** Something else of the same kind. */
function pickOtherValue({ value, shape }: Leaf): Value | undefined {
  if (isCheckbox(shape)) return shape.const === true ? undefined : !value;
  if (typeof value === "number") return value + 1;
  return shape.enum ? shape.enum.find((option) => option !== value) : `${value}, and more`;
}

/** Of each folder the last file, and the two with the most kinds of fields. */
const samples = files.filter(
  (file, index) =>
    path.dirname(file) !== path.dirname(files[index + 1] ?? "") || /^(site|pages\/home)\.yaml$/.test(file),
);

describe("Editing in the browser changes nothing but the edited field:", () => {
  test("a file saved without changes stays identical", () => {
    for (const file of files) {
      const { text, shape, facts, answers } = openFile(file);
      const expected = applyAnswers(shape, facts, (name) => answers.get(name));
      expect(
        updateYaml(file, text, (yaml) => rewriteYaml(yaml, expected)),
        file,
      ).toBe(text);
    }
  });

  test.each(samples)("every field of %s can be changed, and no other line changes with it", (file) => {
    const { parts, shape, facts, leaves, answers } = openFile(file);
    const changes = leaves.flatMap((leaf) => {
      const value = pickOtherValue(leaf);
      return value === undefined ? [] : [{ path: leaf.path, value }];
    });
    expect(changes.length).toBeGreaterThan(2);
    for (const { path, value } of spread(changes)) {
      const name = formatFieldPath(path);
      const expected = applyAnswers(shape, facts, (field) =>
        field === name ? String(value) : answers.get(field),
      );
      expect(countChangedLines(parts.yaml, rewriteYaml(parts.yaml, expected)), name).toBe(1);
    }
  });

  test.each(samples)(
    "entries in the lists of %s can be added, moved and removed, and the other lines stay",
    (file) => {
      const { parts, facts } = openFile(file);
      const { yaml } = parts;
      const lines = yaml.split("\n");
      for (const { path, length } of spread(listsOf(facts))) {
        const name = formatFieldPath(path);
        const longer = addEntry(yaml, path, "One more");
        expect(removeIn(longer, [...path, length]), name).toBe(yaml);
        if (length < 2) continue;
        expect(moveEntryUp(moveEntryUp(yaml, [...path, 1]), [...path, 1]), name).toBe(yaml);
        const shorter = removeIn(yaml, [...path, length - 1]).split("\n");
        expect(
          shorter.filter((line) => !lines.includes(line) && !/[[\]]/.test(line)),
          name,
        ).toEqual([]);
      }
    },
  );

  test("a text that needs quotes gets them, and one that had quotes keeps them", () => {
    const yaml = "plain: one # note\nquoted: \"two\"\nsingle: 'three'\nflow: { a: four, b: [five] }\n";
    const texts: [Path, string, string][] = [
      [["plain"], "a: b", 'plain: "a: b" # note'],
      [["plain"], "true", 'plain: "true" # note'],
      [["plain"], "Boards #2", 'plain: "Boards #2" # note'],
      [["quoted"], "6", 'quoted: "6"'],
      [["single"], "it's", "single: 'it''s'"],
      [["flow", "a"], "six, seven", 'flow: { a: "six, seven", b: [five] }'],
      [["flow", "b", 0], "eight", "flow: { a: four, b: [eight] }"],
    ];
    for (const [path, value, line] of texts)
      expect(withValues(yaml, [{ path, value }]).split("\n")).toContain(line);
  });

  test("a file formatted differently keeps its comments, texts and line endings", () => {
    const yaml = `# The top\n\na:    'it''s'   # of a\nb:\n    - x\n    # above y\n    - y\nc: "q\\u00ADr"\n`;
    const edited = withValues(yaml.replaceAll("\n", "\r\n"), [{ path: ["b", 0], value: "z" }]);
    expect(edited.split("\r\n")).toEqual([
      ...["# The top", "", "a: 'it''s' # of a", "b:", "  - z", "  # above y", "  - y"],
      ...['c: "q\\u00ADr"', ""],
    ]);
  });
});

/** A YAML text that says something else in some places. */
function withValues(yaml: string, changes: { path: Path; value: Value }[]): string {
  const expected = parse(yaml);
  for (const { path, value } of changes) {
    const parent = path.slice(0, -1).reduce((parentValue, part) => parentValue[part], expected);
    parent[path.at(-1) ?? ""] = value;
  }
  return rewriteYaml(yaml, expected);
}

/** Where the lists of a file are, with how many entries each has. */
function listsOf(value: unknown, path: Path = []): { path: Path; length: number }[] {
  if (value === null || typeof value !== "object") return [];
  const nested = Object.entries(value).flatMap(([key, child]) =>
    listsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [{ path, length: value.length }, ...nested] : nested;
}

/** How many lines differ; all where there are more or fewer of them. */
function countChangedLines(before: string, after: string): number {
  const oldLines = before.split("\n");
  const newLines = after.split("\n");
  return oldLines.length === newLines.length
    ? oldLines.filter((line, index) => line !== newLines[index]).length
    : Infinity;
}

/** Six of many, from beginning to end. */
function spread<T>(list: T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / 6));
  return list.filter((_, index) => index % step === 0);
}
