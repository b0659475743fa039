import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);

/** What a guide tells its reader to make. */
const made = /team|members\.|inventory-copy|InventoryCopy|size-text|inventories\.yaml|hi\/pages\/portfolio/i;

/** What the guides say, with where they say it. */
const guides = globSync("docs/engineering/*.md").map((guide) => ({
  guide,
  text: readFileSync(guide, "utf8"),
}));

test("every file that a guide for engineers names is there", () => {
  const named = guides.flatMap(({ guide, text }) =>
    [
      ...text
        .replace(/```[\s\S]*?```/g, "")
        .matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|css|ya?ml|html|svg|py|md))`/g),
    ]
      .map(([, file = ""]) => ({ guide, file }))
      .filter(({ file }) => !made.test(file)),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
  const tests = guides.flatMap(({ text }) => text.match(/\btests\/[\w./-]*\w/g) ?? []);
  expect(tests.filter((file) => !made.test(file) && !existsSync(file))).toEqual([]);
});
