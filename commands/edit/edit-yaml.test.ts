import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../app/check-content.server.ts";
import { formatFieldPath } from "../../app/data/content-error.ts";
import { joinFile, parseFields, splitFile } from "./content-file.ts";
import { addEntry, moveEntryUp, type Path, removeIn, rewriteYaml, type Value } from "./edit-yaml.ts";
import { applyAnswers } from "./form-answers.ts";
import { findSchema, isCheckbox, type Leaf, listLeaves, toShape } from "./shape.ts";

checkContent();
const files = globSync("content/**/*.{yaml,md}")
  .map((file) => file.replaceAll("\\", "/").slice("content/".length))
  // Hindi words are laid over these: hindi-overlay.test.ts.
  .filter((file) => file !== "README.md" && !file.startsWith("hi/"))
  .sort();

function opened(file: string) {
  const text = readFileSync(`content/${file}`, "utf8");
  const parts = splitFile(file, text);
  const schema = findSchema(file);
  if (!schema) throw new Error(`nothing reads ${file}`);
  const shape = toShape(schema);
  const facts = parseFields(file, text);
  const leaves = listLeaves(shape, facts);
  const given = new Map(leaves.map(({ path, value }) => [formatFieldPath(path), String(value)]));
  return { text, parts, shape, facts, leaves, given };
}

/** Something else of the same kind. */
function other({ value, shape }: Leaf): Value | undefined {
  if (isCheckbox(shape)) return shape.const === true ? undefined : !value;
  if (typeof value === "number") return value + 1;
  return shape.enum ? shape.enum.find((one) => one !== value) : `${value}, and more`;
}

/** One file of each kind stands for the others of its folder, which are read and written alike. */
const kinds = files.filter(
  (file, at) =>
    path.dirname(file) !== path.dirname(files[at + 1] ?? "") || !/^(blog|services|stories)/.test(file),
);

describe("Editing in the browser changes nothing but the edited field:", () => {
  test("a file saved without changes stays identical", () => {
    for (const file of files) {
      const { text, parts, shape, facts, given } = opened(file);
      const wanted = applyAnswers(shape, facts, (name) => given.get(name));
      expect(joinFile({ ...parts, yaml: rewriteYaml(parts.yaml, wanted) }), file).toBe(text);
    }
  });

  test.each(kinds)("every field of %s can be changed, and no other line changes with it", (file) => {
    const { parts, shape, facts, leaves, given } = opened(file);
    const changes = leaves.flatMap((leaf) => {
      const value = other(leaf);
      return value === undefined ? [] : [{ path: leaf.path, value }];
    });
    expect(changes.length).toBeGreaterThan(2);
    for (const { path, value } of spread(changes)) {
      const name = formatFieldPath(path);
      const wanted = applyAnswers(shape, facts, (field) =>
        field === name ? String(value) : given.get(field),
      );
      expect(linesBeside(parts.yaml, rewriteYaml(parts.yaml, wanted)), name).toBe(1);
    }
  });

  test.each(kinds)(
    "entries in the lists of %s can be added, moved and removed, and the other lines stay",
    (file) => {
      const { parts, facts } = opened(file);
      const { yaml } = parts;
      const lines = yaml.split("\n");
      for (const { path, length } of spread(listsOf(facts))) {
        const name = formatFieldPath(path);
        const more = addEntry(yaml, path, "One more");
        expect(removeIn(more, [...path, length]), name).toBe(yaml);
        if (length < 2) continue;
        expect(moveEntryUp(moveEntryUp(yaml, [...path, 1]), [...path, 1]), name).toBe(yaml);
        const less = removeIn(yaml, [...path, length - 1]).split("\n");
        expect(
          less.filter((line) => !lines.includes(line) && !/[[\]]/.test(line)),
          name,
        ).toEqual([]);
      }
    },
  );

  test("an optional field is added and removed on its own line", () => {
    const { parts, facts, shape, given } = opened("services/print-media.yaml");
    const filled = (more: Record<string, string>) => (name: string) => more[name] ?? given.get(name);
    const added = rewriteYaml(parts.yaml, applyAnswers(shape, facts, filled({ totalsTitle: "All in all" })));
    expect(added.split("\n").filter((line) => !parts.yaml.split("\n").includes(line))).toEqual([
      "totalsTitle: All in all",
    ]);
    const emptied = rewriteYaml(added, applyAnswers(shape, parse(added), filled({ totalsTitle: "" })));
    expect(emptied).toBe(parts.yaml);
  });

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
    const changed = withValues(yaml.replaceAll("\n", "\r\n"), [{ path: ["b", 0], value: "z" }]);
    expect(changed.split("\r\n")).toEqual([
      ...["# The top", "", "a: 'it''s' # of a", "b:", "  - z", "  # above y", "  - y"],
      ...['c: "q\\u00ADr"', ""],
    ]);
  });
});

/** A YAML text that says something else in some places. */
function withValues(yaml: string, changes: { path: Path; value: Value }[]): string {
  const wanted = parse(yaml);
  for (const { path, value } of changes) {
    const above = path.slice(0, -1).reduce((found, part) => found[part], wanted);
    above[path.at(-1) ?? ""] = value;
  }
  return rewriteYaml(yaml, wanted);
}

/** Where the lists of a file are, with how many entries each has. */
function listsOf(value: unknown, path: Path = []): { path: Path; length: number }[] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, own]) =>
    listsOf(own, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [{ path, length: value.length }, ...inner] : inner;
}

/** How many lines differ; all where there are more or fewer of them. */
function linesBeside(before: string, after: string): number {
  const old = before.split("\n");
  const now = after.split("\n");
  return old.length === now.length ? old.filter((line, at) => line !== now[at]).length : Infinity;
}

/** Six of many, from beginning to end. */
function spread<T>(list: T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / 6));
  return list.filter((_, at) => at % step === 0);
}
