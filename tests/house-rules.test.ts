import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);
const code = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith("artwork/"));

describe("The house rules", () => {
  test("files are named in small letters with dashes", () => {
    const strange = code.filter((file) => !/^[a-z0-9.-]+$/.test(path.basename(file)));
    expect(strange).toEqual([]);
  });

  test("there is no drawer for things without a place", () => {
    const drawers = /(^|\/)(utils?|lib|helpers?|common|misc|shared)(\/|\.)/;
    expect(code.filter((file) => drawers.test(file))).toEqual([]);
  });

  test("the versions of all parts are exact, and the lock file names no host", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved": "http');
  });

  test("nothing unfinished is left behind", () => {
    const marks = new RegExp(
      ["\\bTO" + "DO\\b", "FIX" + "ME", "lorem" + " ipsum", "\\.only\\("].join("|"),
      "i",
    );
    const left = files.filter(
      (file) => /\.(tsx?|mjs|css|md|ya?ml)$/.test(file) && marks.test(readFileSync(file, "utf8")),
    );
    expect(left).toEqual([]);
  });
});
