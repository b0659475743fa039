import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findProgram, parts } from "./machine.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chowk-machine-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("a program is found wherever the PATH leads, by the first of its names that is there", () => {
  const second = program("chowk-browser-b");
  expect(findProgram(["chowk-browser-a", "chowk-browser-b"])).toBe(second);
  const first = program("chowk-browser-a");
  expect(findProgram(["chowk-browser-a", "chowk-browser-b"])).toBe(first);
  expect(findProgram(["chowk-browser-c"])).toBeUndefined();
});

test("what can't be run is no program", () => {
  chmodSync(program("chowk-browser-a"), 0o644);
  writeFileSync(path.join(folder, "chowk-browser-b"), "");
  expect(findProgram(["chowk-browser-a", "chowk-browser-b"])).toBeUndefined();
});

test("a browser that somebody names is taken, and no other one where it isn’t there", () => {
  const named = program("my-own-chromium");
  vi.stubEnv("CHROMIUM", named);
  expect(parts.chromium.find()).toBe(named);
  expect(parts.shell.find()).toBe(named);
  vi.stubEnv("CHROMIUM", `${named}-elsewhere`);
  expect(parts.chromium.find()).toBeUndefined();
});

function program(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, "#!/bin/sh\n", { mode: 0o755 });
  return file;
}
