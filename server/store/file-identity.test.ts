import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { rememberFiles } from "./file-identity.ts";

const folder = mkdtempSync(join(tmpdir(), "chowk-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, "x");
  return path;
};

test("a file that is written to is the same", () => {
  const path = file("written");
  const look = rememberFiles(path);
  writeFileSync(path, "more");
  expect(look).not.toThrow();
});

test.each([
  ["deleted", (path: string) => rmSync(path)],
  ["moved", (path: string) => renameSync(path, `${path}.old`)],
  ["replaced", (path: string) => renameSync(file("new"), path)],
])("a file that was %s is noticed, and named", (how, change) => {
  const path = file(`one-${how}`);
  const look = rememberFiles(file("other"), path);
  change(path);
  expect(look).toThrow(
    expect.objectContaining({ name: "StoreMoved", code: "MOVED", message: expect.stringContaining(path) }),
  );
});

test("a database that becomes shorter is damaged, however it has grown; a file beside it may", () => {
  const [path, beside] = [file("emptied"), file("beside")];
  const look = rememberFiles(path, beside);
  writeFileSync(path, "more");
  writeFileSync(beside, "");
  expect(look).not.toThrow();
  writeFileSync(path, "mor");
  expect(look).toThrow(expect.objectContaining({ message: "it had 4 bytes and has 3", errcode: 11 }));
});

test("a file that was not there at first may come", () => {
  const path = join(folder, "later");
  const look = rememberFiles(path);
  file("later");
  expect(look).not.toThrow();
});
