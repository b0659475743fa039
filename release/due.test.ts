import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { indianDay } from "../formats/indian-day.ts";
import { copyWords } from "../tests/project-copy.ts";
import { writeBuild } from "../tests/server/fixtures/write-build.ts";
import { switchLink } from "./release-folders.ts";

test("at night a release is made only on the day of an article, and only of words that the spelling check knows", () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-due-"));
  copyWords(folder.path);
  mkdirSync(path.join(folder.path, "releases/1/build"), { recursive: true });
  const built = writeBuild({ siteUrl: "http://localhost:3000" });
  onTestFinished(built.remove);
  const manifest = {
    ...JSON.parse(readFileSync(path.join(built.folder, "build/site.json"), "utf8")),
    release: "2026-01-01T00:00:00Z",
  };
  writeFileSync(path.join(folder.path, "releases/1/build/site.json"), JSON.stringify(manifest));
  switchLink(folder.path, "current", { number: 1, folder: path.join(folder.path, "releases/1") });
  const article = path.join(folder.path, "content/blog/Keyword-Research.md");
  const setDay = (day: string) =>
    writeFileSync(article, readFileSync(article, "utf8").replace(/^date: .*$/m, `date: "${day}"`));
  const release = () =>
    spawnSync(process.execPath, [path.resolve("commands/release.ts"), "--due"], {
      ...{ cwd: folder.path, encoding: "utf8" },
    });
  for (const day of ["2025-01-31", "2099-12-24"]) {
    setDay(day);
    expect(release(), day).toMatchObject({ stdout: "No article is due.\n", status: 0 });
  }
  setDay(indianDay());
  // There is no check in this folder, so that it can’t go well.
  expect(release()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Nothing was released: correct these words first"),
  });
}, 60_000);
