import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles } from "./compress-files.ts";

let folder = "";
let copies = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chowk-compress-"));
  copies = path.join(folder, "made");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name));

test("every text file gets a Brotli and a gzip copy that unpack to it, and a picture gets neither", async () => {
  write("about.html", "<p>Words, words, words</p>");
  write("board.avif", "picture");
  await compressFiles(folder, ["about.html", "board.avif"], copies);
  expect(brotliDecompressSync(read("about.html.br")).toString()).toBe("<p>Words, words, words</p>");
  expect(gunzipSync(read("about.html.gz")).toString()).toBe("<p>Words, words, words</p>");
  expect(readdirSync(folder)).not.toContain("board.avif.br");
});

test("earlier compressed copies are reused, and those no longer needed are removed", async () => {
  write("about.html", "old");
  await compressFiles(folder, ["about.html"], copies);
  const names = readdirSync(copies);
  for (const name of names) writeFileSync(path.join(copies, name), `kept ${name}`);
  await compressFiles(folder, ["about.html"], copies);
  expect(read("about.html.br").toString()).toMatch(/^kept .*\.br$/);

  write("about.html", "new");
  await compressFiles(folder, ["about.html"], copies);
  expect(brotliDecompressSync(read("about.html.br")).toString()).toBe("new");
  expect(readdirSync(copies)).toHaveLength(2);
  for (const name of names) expect(readdirSync(copies)).not.toContain(name);
});
