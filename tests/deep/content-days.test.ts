import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readContentDays } from "../../app/data/last-change.server.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import { prepareContentDays } from "../../pipeline/content-days.ts";

const today = "2026-12-24";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "chowk-days-"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("The day on which a page's content last changed", () => {
  test("is the day of its last commit in Indian time, or today if it is new or has changed since", () => {
    commit({ "about.yaml": "a", "home.yaml": "a" }, "2026-11-01T12:00:00Z");
    commit({ "about.yaml": "b" }, "2026-11-20T20:00:00Z");
    expect(readDays(root)).toEqual({ "about.yaml": "2026-11-21", "home.yaml": "2026-11-01" });

    write({ "home.yaml": "b", "new.md": "a" });
    expect(readDays(root)).toEqual({ "about.yaml": "2026-11-21", "home.yaml": today, "new.md": today });
    expect(readDays(root, "2026-12-25"), "as long as they stay as they are").toMatchObject({
      "home.yaml": today,
      "new.md": today,
    });
  });

  test("is left out, rather than wrong, if the history was cut off", () => {
    commit({ "about.yaml": "a", "home.yaml": "a" }, "2026-11-01T12:00:00Z");
    commit({ "about.yaml": "b" }, "2026-11-20T12:00:00Z");
    commit({ "new.md": "a" }, "2026-11-21T12:00:00Z");
    const shallowClone = path.join(root, "shallow");
    execFileSync("git", ["clone", "-q", "--depth", "2", `file://${root}`, shallowClone]);
    expect(readDays(shallowClone)).toEqual({
      "about.yaml": undefined,
      "home.yaml": undefined,
      "new.md": "2026-11-21",
    });
  });

  test("is remembered from build to build without git", () => {
    write({ "about.yaml": "a", "home.yaml": "a" });
    expect(readDays(root)).toEqual({ "about.yaml": undefined, "home.yaml": undefined });
    write({ "about.yaml": "b", "new.md": "a" });
    expect(readDays(root)).toEqual({ "about.yaml": today, "home.yaml": undefined, "new.md": today });
    expect(readDays(root, "2026-12-25")).toMatchObject({ "about.yaml": today, "new.md": today });
  });
});

function readDays(folder: string, buildDay = today): Record<string, string | undefined> {
  prepareContentDays(folder, buildDay);
  const days = withContent(openContent(folder), readContentDays);
  return Object.fromEntries(Object.entries(days).map(([file, { day }]) => [file, day]));
}

function write(files: Record<string, string>): void {
  mkdirSync(path.join(root, "content"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, "content", name), text);
}

function commit(files: Record<string, string>, date: string): void {
  write(files);
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const author = ["-c", "user.name=Staff", "-c", "user.email=staff@chowk360.example"];
  for (const args of [
    ["init", "-q"],
    ["add", "content"],
    [...author, "commit", "-qm", "Change"],
  ])
    execFileSync("git", args, { cwd: root, env });
}
