import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Licences that ask for no more than their text to be kept. */
const permissive = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause"],
  ...["ISC", "MIT", "MIT-0", "Unlicense", "Zlib"],
];
/** Licences that ask for more of whoever passes the work on, changes or links it: fit for tools, which stay with us, and for the typeface. */
const forTools = [
  ...["CC-BY-4.0", "CC BY-SA 4.0", "CC0-1.0", "LGPL-3.0", "LGPL-3.0-or-later"],
  ...["MPL-2.0", "OFL-1.1", "Python-2.0", "WTFPL"],
];

type Locked = { version: string; license?: string; dev?: boolean; deprecated?: string };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
/** Those whose licence is a file of theirs, and not named where npm looks. */
const byFile: Record<string, string> = { "node_modules/png-js": "MIT" };
const locked = Object.entries(packages).filter(([folder]) => folder !== "");

test("every package names a licence; the server runs only on those that ask for nothing but their text", () => {
  expect(locked.length).toBeGreaterThan(100);
  const refused = locked.filter(([folder, { license = byFile[folder] ?? "none", dev }]) => {
    const allowed = dev ? [...permissive, ...forTools] : permissive;
    const all = license.replace(/[()]/g, "").split(" AND ");
    return !all.every((choice) => choice.split(" OR ").some((part) => allowed.includes(part)));
  });
  expect(refused.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

test("no package has been given up by its makers", () => {
  const givenUp = locked.filter(([, { deprecated }]) => deprecated);
  expect(givenUp.map(([folder, { deprecated }]) => `${folder}: ${deprecated}`)).toEqual([]);
});
