import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { noteCopy, readLastCopy } from "./last-copy.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chowk-copy-"));
  return () => rmSync(folder, { recursive: true });
});

test("where the last copy lies and when it was made is known to whoever may read the store", () => {
  expect(readLastCopy(folder)).toBeUndefined();
  noteCopy(folder, "/copies/first.sqlite");
  noteCopy(folder, "/copies/second.sqlite");
  const note = join(folder, "last-copy");
  const made = new Date("2026-11-21T04:30:00Z");
  utimesSync(note, made, made);
  expect(readLastCopy(folder)).toEqual({ file: "/copies/second.sqlite", at: made });
  expect(statSync(note).mode & 0o777).toBe(0o600);
});

test("a note that holds nothing names no copy", () => {
  writeFileSync(join(folder, "last-copy"), "\n");
  expect(readLastCopy(folder)).toBeUndefined();
});
