import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findMisspellings } from "./find-misspellings.ts";

const root = mkdtempSync(path.join(tmpdir(), "chowk-spelling-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a misspelling is answered by file, line, word and remedy; documents have a list of their own", () => {
  write("content/pages/about.yaml", 'title: About\nquote: "A shop in Pandri wants an anser."\n');
  write("content/spelling.txt", "Pandri\n");
  write("docs/operations.md", "nginx in Pandri\n\nIt runns.\n");
  write("docs/spelling.txt", "nginx\n");
  const { files, found } = findMisspellings(root);
  expect(files).toBe(2);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.yaml:2: “anser” \(.*answer.*\?\): correct it, or add it to content\/spelling\.txt$/,
    ),
    expect.stringMatching(
      /^docs\/operations\.md:3: “runns” \(.*\?\): correct it, or add it to docs\/spelling\.txt$/,
    ),
  ]);
});

test("the places of Raipur that an address may name are known", () => {
  write("content/spelling.txt", readFileSync("content/spelling.txt", "utf8"));
  write(
    "content/site.yaml",
    "street: Pachpedi Naka, Tikrapara; near Maruti, Purani Basti, Vidhan Sabha Road, Mahoba Bazar\n",
  );
  expect(findMisspellings(root).found).toEqual([]);
});

test("what a package brings along is not ours to spell", () => {
  write("artwork/README.md", "Every picture is made here.\n");
  write("artwork/node_modules/face/README.md", "It runns.\n");
  expect(findMisspellings(root)).toEqual({ files: 1, found: [] });
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
