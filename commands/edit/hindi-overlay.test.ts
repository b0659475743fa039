import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../app/check-content.server.ts";
import { formatFieldPath } from "../../app/data/content-error.ts";
import { alignWithEnglish, findEnglishFile } from "../../app/data/hindi.server.ts";
import { getField, peekContent } from "../../app/data/open-content.server.ts";
import { parseFields, readText, splitFile } from "./content-file.ts";
import { applyHindiAnswers, listTranslatable, syncHindi } from "./hindi-overlay.ts";
import { findSchema, toShape } from "./shape.ts";

checkContent();
const files = globSync("content/hi/**/*.{yaml,md}")
  .map((file) => file.replaceAll("\\", "/").slice("content/".length))
  .sort();

/** The last file of each folder, and all that are one of their kind. */
const ofEachKind = files.filter(
  (file, at) =>
    path.dirname(file) !== path.dirname(files[at + 1] ?? "") || !/services|blog|stories/.test(file),
);

/** What the form of a Hindi file shows, by the names of its fields. */
function shownOf(file: string, yaml: string) {
  const english = peekContent(findEnglishFile(file) ?? "");
  const shape = toShape(findSchema(file) as NonNullable<ReturnType<typeof findSchema>>);
  const placed = alignWithEnglish(english, parse(yaml));
  const words = listTranslatable(shape, english);
  const shown = new Map(
    words.flatMap(({ path, english: beside }) => {
      const own = getField(placed, ...path);
      const texts = Array.isArray(beside) ? ((own as string[]) ?? beside.map(() => "")) : [];
      return Array.isArray(beside)
        ? texts.map((one, index) => [formatFieldPath([...path, index]), one] as const)
        : [[formatFieldPath(path), String(own ?? "")] as const];
    }),
  );
  const saved = (more: Record<string, string> = {}) =>
    applyHindiAnswers(yaml, english, shape, (name) => more[name] ?? shown.get(name));
  return { english, shape, shown, saved };
}

function yamlOf(file: string): string {
  return splitFile(file, readText(file) ?? "").yaml;
}

describe("Hindi texts edited in the browser", () => {
  test("leave every file as it is if nothing is changed", () => {
    for (const file of files) expect(shownOf(file, yamlOf(file)).saved(), file).toBe(yamlOf(file));
  });

  test.each(ofEachKind)("change one line of %s for each changed text, and can be changed back", (file) => {
    const yaml = yamlOf(file);
    const { shown, saved } = shownOf(file, yaml);
    const written = [...shown].filter(([, text]) => text !== "" && !text.includes("\n"));
    for (const [name, text] of written.filter((_, at) => at % Math.ceil(written.length / 8) === 0)) {
      const changed = saved({ [name]: `${text} और` });
      const lines = yaml.split("\n");
      expect(
        changed.split("\n").filter((line, at) => line !== lines[at]),
        name,
      ).toHaveLength(1);
      expect(shownOf(file, changed).saved({ [name]: text }), name).toBe(yaml);
    }
  });

  test("leave no file behind when the last of them is emptied", () => {
    const { saved } = shownOf("hi/services/print-media.yaml", "# A note\nname: प्रिंट\n");
    expect(saved({ name: "" })).toBe("");
    const two = shownOf("hi/services/print-media.yaml", "name: प्रिंट\nhead:\n  # Short\n  title: छपाई\n");
    expect(two.saved({ "head.title": "" })).toBe("name: प्रिंट\n");
  });
});

describe("A change in English also changes its Hindi:", () => {
  const english = readText("societies.yaml") ?? "";
  const [first = "", second = ""] = Object.keys(
    Object(parseFields("x.yaml", readText("hi/societies.yaml") ?? "")),
  );

  test("a renamed entry keeps its Hindi", () => {
    const [{ to = "" } = {}] = syncHindi(
      "societies.yaml",
      english.replace(`name: ${first}`, "name: Lane Four"),
    );
    const [before, after] = [readText("hi/societies.yaml"), to].map((text) => text?.split("\n") ?? []);
    expect(after?.filter((line, at) => line !== before?.[at])).toEqual(["Lane Four:"]);
  });

  test("the Hindi of a removed entry or file is removed too", () => {
    const entry = new RegExp(`^- name: ${second}\\n(?:  .*\\n|\\n(?! *-))*`, "m");
    expect(english).toMatch(entry);
    const [{ to = "" } = {}] = syncHindi("societies.yaml", english.replace(entry, ""));
    expect(Object.keys(parse(to))).not.toContain(second);
    expect(Object.keys(parse(to))).toContain(first);
    expect(syncHindi("societies.yaml", undefined)).toMatchObject([
      { file: "hi/societies.yaml", to: undefined },
    ]);
  });

  test("Hindi hours that match the English ones follow them, and any others stay as written", () => {
    const site = readText("site.yaml") ?? "";
    const [{ to = "" } = {}] = syncHindi("site.yaml", site.replace('closes: "19:00"', 'closes: "18:30"'));
    const [before, after] = [readText("hi/site.yaml"), to].map((text) => text?.split("\n") ?? []);
    expect(after?.filter((line, at) => line !== before?.[at])).toEqual([
      'hours: "सोमवार से शनिवार, सुबह\u00A010 से शाम\u00A06:30\u00A0बजे तक"',
    ]);
    expect(syncHindi("site.yaml", site.replace("hours: Monday", "hours: monday"))).toEqual([]);
  });
});
