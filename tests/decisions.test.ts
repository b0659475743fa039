import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const folder = "docs/decisions";
const index = readFileSync(path.join(folder, "README.md"), "utf8");
const names = readdirSync(folder).filter((name) => name !== "README.md");
const [, template = ""] = /```markdown\n(.*?)```/s.exec(index) ?? [];
const parts = ["Context", "Decision", "Against", "Consequences"];

describe("A decision on record", () => {
  test.each(names)(
    "%s is named by its date and has the parts of the template, each with something in it",
    (name) => {
      const [, date] = /^(\d{4}-\d{2}-\d{2})-[a-z0-9-]+\.md$/.exec(name) ?? [];
      expect(date, "the date in the file's name, such as 2026-11-21-title.md").toBeDefined();
      const record = readFileSync(path.join(folder, name), "utf8");
      const wanted = parts.filter((part) => part !== "Against" || headingsOf(record).includes(part));
      expect(headingsOf(record), "the parts that docs/decisions/README.md shows").toEqual(wanted);
      expect(record).toMatch(
        new RegExp(
          `^# \\S[^\n]+\n\nStatus: (accepted, ${date}|replaced by \\[[^\\]]+\\]\\([\\w.-]+\\.md\\), \\d{4}-\\d{2}-\\d{2})\n\n## `,
        ),
      );
      for (const part of record.split(/^## .+$/m).slice(1)) expect(part.trim()).not.toBe("");
    },
  );

  test.each(names)("%s is listed under its subject, once and in one line", (name) => {
    expect(
      linesAbout(name),
      `docs/decisions/README.md wants a line “- [title](${name}): what it is about.”`,
    ).toEqual([expect.stringMatching(/^- \[[^\]]+\]\([^)]+\): .+\.$/)]);
  });

  test("is never listed without being there", () => {
    const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, target]) => target);
    expect(listed.filter((target) => !names.includes(target ?? ""))).toEqual([]);
  });

  test("follows a template that has all parts itself", () => {
    expect(headingsOf(template)).toEqual(parts);
    expect(template).toMatch(/^# .+\n\nStatus: accepted, \d{4}-\d{2}-\d{2}\n/);
  });
});

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
}

function linesAbout(name: string): string[] {
  return index.split("\n").filter((line) => line.includes(`(${name})`));
}
