import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../app/check-content.server.ts";
import { formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile } from "../app/data/hindi.server.ts";
import { getField, peekContent } from "../app/data/open-content.server.ts";
import { splitFrontMatter } from "../app/data/yaml.server.ts";
import { parseFields, readText } from "./content-file.ts";
import { addKeys, applyHindiAnswers, listTranslatable, readEnglish, syncHindi } from "./hindi-overlay.ts";
import { findSchema, toShape } from "./shape.ts";

checkContent();
const files = globSync("content/hi/**/*.{yaml,md}")
  .map((file) => file.replaceAll("\\", "/").slice("content/".length))
  .sort();

/** The last file of each folder. */
const samples = files.filter((file, index) => path.dirname(file) !== path.dirname(files[index + 1] ?? ""));

/** What the form of a Hindi file shows, by the names of its fields. */
function openOverlay(file: string, yaml: string) {
  const english = peekContent(findEnglishFile(file) ?? "");
  const shape = toShape(findSchema(file) as NonNullable<ReturnType<typeof findSchema>>);
  const hindi = parse(yaml);
  const words = listTranslatable(shape, english);
  const fields = new Map(
    words.flatMap(({ path, english: source }) => {
      const text = getField(hindi, ...path);
      const texts = Array.isArray(source) ? ((text as string[]) ?? source.map(() => "")) : [];
      return Array.isArray(source)
        ? texts.map((item, index) => [formatFieldPath([...path, index]), item] as const)
        : [[formatFieldPath(path), String(text ?? "")] as const];
    }),
  );
  const save = (changes: Record<string, string> = {}) =>
    applyHindiAnswers(yaml, english, shape, (name) => changes[name] ?? fields.get(name));
  return { english, shape, fields, save };
}

function readYaml(file: string): string {
  return splitFrontMatter(file, readText(file) ?? "").yaml;
}

describe("Hindi texts edited in the browser", () => {
  test("leave every file as it is if nothing is changed", () => {
    for (const file of files) expect(openOverlay(file, readYaml(file)).save(), file).toBe(readYaml(file));
  });

  test("of one person leave those of the others as they are, also where they are lists", () => {
    const yaml = readYaml("hi/people.yaml");
    const { english, shape, fields } = openOverlay("hi/people.yaml", yaml);
    const [first = ""] = Object.keys(parse(yaml));
    const saved = applyHindiAnswers(yaml, english, shape, (name) =>
      name === `${first}.job` ? "प्रमुख" : name.startsWith(`${first}.`) ? fields.get(name) : undefined,
    );
    expect(parse(saved)).toEqual({ ...parse(yaml), [first]: { ...parse(yaml)[first], job: "प्रमुख" } });
  });

  test.each(samples)("change one line of %s for each changed text, and can be changed back", (file) => {
    const yaml = readYaml(file);
    const { fields, save } = openOverlay(file, yaml);
    const texts = [...fields].filter(([, text]) => text !== "" && !text.includes("\n"));
    for (const [name, text] of texts.filter((_, index) => index % Math.ceil(texts.length / 8) === 0)) {
      const result = save({ [name]: `${text} और` });
      const lines = yaml.split("\n");
      expect(
        result.split("\n").filter((line, index) => line !== lines[index]),
        name,
      ).toHaveLength(1);
      expect(openOverlay(file, result).save({ [name]: text }), name).toBe(yaml);
    }
  });

  test("leave no file behind when the last of them is emptied", () => {
    const { save } = openOverlay("hi/services/print-media.yaml", "# A note\nname: प्रिंट\n");
    expect(save({ name: "" })).toBe("");
    const overlay = openOverlay(
      "hi/services/print-media.yaml",
      "name: प्रिंट\nhead:\n  # Short\n  title: छपाई\n",
    );
    expect(overlay.save({ "head.title": "" })).toBe("name: प्रिंट\n");
  });
});

describe("A change in English also changes its Hindi:", () => {
  const english = readText("societies.yaml") ?? "";
  const [first = "", second = ""] = Object.keys(
    Object(parseFields("x.yaml", readText("hi/societies.yaml") ?? "")),
  );

  test("a renamed or moved entry keeps its Hindi", () => {
    const [note, ...entries] = english.split(/^(?=- key: )/m);
    const renamed = entries.map((entry) => entry.replace(/^ {2}name: /m, "$&New "));
    expect(syncHindi("societies.yaml", [note, ...renamed.reverse()].join(""))).toEqual([]);
  });

  test("an entry gets its key, made of its name, with its first Hindi words", () => {
    const file = "services/print-media.yaml";
    const source = readText(file) ?? "";
    const key = String(getField(readEnglish(`hi/${file}`), "topics", 1, "key"));
    const topics = `topics:\n  ${key}: { title: पर्चे }\n`;
    const title = `title: ${getField(parse(source), "topics", 1, "title")}\n`;
    const to = source.replace(`- ${title}`, `- key: ${key}\n    ${title}`);
    expect(addKeys(file, `name: प्रिंट\n${topics}`)).toEqual([{ file, from: source, to }]);
    expect(addKeys(file, "name: प्रिंट\n")).toEqual([]);
  });

  test("the Hindi of a removed entry or file is removed too", () => {
    const entry = new RegExp(`^- key: ${second}\\n(?:  .*\\n|\\n(?! *-))*`, "m");
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
    expect(after?.filter((line, index) => line !== before?.[index])).toEqual([
      'hours: "सोमवार से शनिवार, सुबह\u00A010 से शाम\u00A06:30\u00A0बजे तक"',
    ]);
    expect(syncHindi("site.yaml", site.replace("hours: Monday", "hours: monday"))).toEqual([]);
  });
});
