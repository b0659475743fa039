import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a misspelling is answered by file, line, word and remedy; names that nobody reads are no misspellings", () => {
  const text =
    'title: About\nquote: "A shop in Pandri wants an anser."\npicture: xyzzy\npieces: [gate-at-nite]\n';
  expect(misspellingsIn("content/pages/about.yaml", text)).toMatch(
    /^content\/pages\/about\.yaml:2: “anser” \(.*answer.*\?\): correct it, or add it to content\/spelling\.txt; .*\n$/,
  );
});

test("a name wants its capital, a refused word stays refused, and the documents’ own words are theirs alone", () => {
  const text = "We organize `runns` in pandri, behind nginx.\n";
  const found = misspellingsIn("content/README.md", text).matchAll(/“(\w+)”/g);
  expect([...found].map(([, word]) => word)).toEqual(["organize", "pandri", "nginx"]);
});

function misspellingsIn(file: string, text: string): string {
  const words = ["commands/run.mjs", "spelling", "--", `stdin://${file}`];
  const { stdout, stderr } = spawnSync("node", words, { input: text, encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}
