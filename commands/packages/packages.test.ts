import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { productionPackages } from "../release/production-packages.ts";
import { readAudit } from "./ask-registry.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { judgeLicences } from "./judge-licences.ts";
import { lockedPackages } from "./locked-packages.ts";

const root = process.cwd();
const packages = lockedPackages(root);

describe("The packages of others", () => {
  test("each name a licence, and those that serve one that asks for nothing but its text", () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(judgeLicences(packages)).toEqual([]);
  });

  test("are judged by every part of their licence", () => {
    const one = { name: "one", version: "1.0.0", serves: true, deprecated: undefined };
    expect(judgeLicences([{ ...one, licence: "(MIT AND GPL-3.0)" }])).toEqual([
      "one 1.0.0 is under GPL-3.0, which nothing that serves may be",
    ]);
    expect(judgeLicences([{ ...one, licence: "LGPL-3.0" }])).toHaveLength(1);
    expect(judgeLicences([{ ...one, licence: "LGPL-3.0", serves: false }])).toEqual([]);
    expect(judgeLicences([{ ...one, licence: undefined }])).toEqual(["one 1.0.0 names no licence"]);
  });

  test("all stand on the bill of materials, with Node’s own program", () => {
    const { components } = billOfMaterials(root);
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    expect(packages.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
    expect(components.length).toBe(packages.length + 1);
    expect(components.filter(({ hashes, licenses }) => !hashes || !licenses).map(({ name }) => name)).toEqual(
      [],
    );
    expect(components.at(-1)?.name).toMatch(/^node-(linux|darwin)-/);
  });

  test("that serve are the ones a release holds", () => {
    const serving = packages.filter(({ serves }) => serves).map(({ name }) => `node_modules/${name}`);
    const installed = serving.filter((folder) => existsSync(path.join(root, folder)));
    expect(productionPackages(root).toSorted()).toEqual(installed.toSorted());
  });

  test("are never called free of advisories when the registry would not tell", () => {
    const refused = '{"message":"405 Method Not Allowed","error":{"summary":""}}';
    expect(readAudit(refused, "")).toEqual({ unanswered: "405 Method Not Allowed" });
    expect(readAudit("", "npm warn x\nnpm error network")).toEqual({ unanswered: "npm error network" });
    const advisory = { title: "Escapes", range: "<2", url: "https://github.com/advisories/GHSA-1" };
    const found = { vulnerabilities: { one: { name: "one", severity: "high", via: [advisory, "two"] } } };
    expect(readAudit(JSON.stringify(found), "")).toEqual({
      advisories: ["one <2: high: Escapes (https://github.com/advisories/GHSA-1)"],
    });
    expect(readAudit('{"vulnerabilities":{}}', "")).toEqual({ advisories: [] });
  });
});
