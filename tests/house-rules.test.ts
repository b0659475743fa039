import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listServerPackages } from "../release/release-server.ts";

/** Licences that ask for no more than their text to be kept. */
const permissive =
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 Unlicense Zlib".split(" ");
/** Licences that ask for more of whoever passes the work on, changes or links it: fit for tools, which stay with us, and for the typeface. */
const forTools = [
  ...["CC-BY-4.0", "CC BY-SA 4.0", "CC0-1.0", "LGPL-3.0", "LGPL-3.0-or-later"],
  ...["MPL-2.0", "OFL-1.1", "Python-2.0", "WTFPL"],
];

test("each package names a licence; the server runs only on those that ask for nothing but their text", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const ofTheServer = listServerPackages(process.cwd());
  expect(ofTheServer).toContain("node_modules/hono");
  const refused = Object.entries<{ license?: string }>(packages).filter(([folder, { license = "none" }]) => {
    const isOfTheServer = ofTheServer.some((name) => `${folder}/`.startsWith(`${name}/`));
    const allowed = isOfTheServer ? permissive : [...permissive, ...forTools];
    const choices = license.replace(/[()]/g, "").split(" AND ");
    return folder && !choices.every((choice) => choice.split(" OR ").some((part) => allowed.includes(part)));
  });
  expect(refused.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

test("the documents link to existing files", () => {
  const deadLinks = globSync(["*.md", "docs/**/*.md", "content/README.md"]).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)]
      .filter(([, target = ""]) => !existsSync(path.join(path.dirname(file), target)))
      .map(([, target]) => `${file}: ${target}`),
  );
  expect(deadLinks).toEqual([]);
});
