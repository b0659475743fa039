import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("a misspelling is answered by file, line, word and remedy; names that nobody reads are no misspellings", () => {
  const text = `title: About
quote: "A shop in Pandri wants an anser."
text: We organize it in pandri, behind nginx.
picture: xyzzy
pieces: [gate-at-nite]
`;
  const words = ["commands/run.mjs", "spelling", "--", "stdin://content/pages/about.yaml"];
  const { stdout, stderr } = spawnSync("node", words, { input: text, encoding: "utf8" });
  const [first = "", ...others] = stdout.trim().split("\n");
  expect(stderr).toBe("");
  expect(first).toMatch(
    /^content\/pages\/about\.yaml:2: “anser” \(.*answer.*\?\): correct it, or add it to content\/spelling\.txt; /,
  );
  // Refused in content/spelling.txt; a name without its capital; a word of the documents alone.
  expect(others.map((line) => /“(\w+)”/.exec(line)?.[1])).toEqual(["organize", "pandri", "nginx"]);
});

test("a Hindi word that the list of the site lacks is answered by file, line, word and remedy", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-spelling-"));
  const file = `${folder}/content/hi/a-trial.yaml`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "# विज्ञापन\ntitle: रायपुर के होर्डिंग।\ntext: रायपूर का बोर्ड\n");
  try {
    const { stdout, status } = spawnSync("node", ["commands/run.mjs", "spelling", "--", file], {
      encoding: "utf8",
    });
    expect(stdout.trim()).toBe(`${file}:3: “रायपूर”: correct it, or add it to content/spelling-hindi.txt`);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
