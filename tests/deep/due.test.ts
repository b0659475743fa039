import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { indianDay } from "../../formats/indian-day.ts";
import { switchLink } from "../../release/release-folders.ts";
import { copyWords } from "../project-copy.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

test("at night a release is made only on the day of an article, and only of words that the spelling check knows", () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-due-"));
  copyWords(folder.path);
  for (const name of ["commands/spelling.ts", "cspell.config.yaml", "docs/spelling.txt"])
    cpSync(name, path.join(folder.path, name));
  symlinkSync(path.resolve("node_modules"), path.join(folder.path, "node_modules"));
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
  // There is nothing in this folder that could build.
  expect(release().stderr).toMatch(/build\.ts[\s\S]*Nothing was released; the site is served as before/);
  writeFileSync(article, `${readFileSync(article, "utf8")}\nWrold बदलापुर\n`);
  expect(release()).toMatchObject({
    ...{ status: 1, stdout: expect.stringMatching(/“Wrold”[\s\S]*“बदलापुर”/) },
    stderr: expect.stringContaining("Nothing was released: correct these words first"),
  });
});
