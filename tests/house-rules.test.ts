import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { describe, expect, test } from "vitest";
import { listServerPackages } from "../release/release-server.ts";

describe("The packages", () => {
  /** Licences that ask for no more than their text to be kept. */
  const permissive = [
    ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause"],
    ...["ISC", "MIT", "MIT-0", "Unlicense", "Zlib"],
  ];
  /** Licences that ask for more of whoever passes the work on, changes or links it: fit for tools, which stay with us, and for the typeface. */
  const toolLicences = [
    ...["CC-BY-4.0", "CC BY-SA 4.0", "CC0-1.0", "LGPL-3.0", "LGPL-3.0-or-later"],
    ...["MPL-2.0", "OFL-1.1", "Python-2.0", "WTFPL"],
  ];
  type Locked = { version: string; license?: string; deprecated?: string };
  const lockFile = readFileSync("package-lock.json", "utf8");
  const packages = Object.entries<Locked>(JSON.parse(lockFile).packages).filter(([folder]) => folder !== "");

  test("each name a licence; the server runs only on those that ask for nothing but their text", () => {
    const ofTheServer = listServerPackages(process.cwd());
    expect(ofTheServer).toContain("node_modules/hono");
    const refusals = packages.filter(([folder, { license = "none" }]) => {
      const isOfTheServer = ofTheServer.some((name) => `${folder}/`.startsWith(`${name}/`));
      const allowed = isOfTheServer ? permissive : [...permissive, ...toolLicences];
      const choices = license.replace(/[()]/g, "").split(" AND ");
      return !choices.every((choice) => choice.split(" OR ").some((part) => allowed.includes(part)));
    });
    expect(packages.length).toBeGreaterThan(100);
    expect(refusals.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
  });

  test("are none that their makers have abandoned", () => {
    expect(packages.filter(([, { deprecated }]) => deprecated)).toEqual([]);
  });

  test("have exact versions, and the lock file names no host", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(lockFile).not.toContain('"resolved": "http');
  });
});

describe("The documents", () => {
  test("link to existing files", () => {
    const links = globSync(["*.md", "docs/**/*.md", "content/README.md"]).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(([, target = ""]) => ({
        file,
        target,
      })),
    );
    expect(links.length).toBeGreaterThan(10);
    const deadLinks = links.filter(({ file, target }) => !existsSync(path.join(path.dirname(file), target)));
    expect(deadLinks).toEqual([]);
  });

  test("lead from every line under “I want to” in the staff’s guide to its section, and list every section", () => {
    const guide = readFileSync("content/README.md", "utf8");
    const slugger = new GithubSlugger();
    const parts = [...guide.matchAll(/^(#{2,3}) (.+)$/gm)].map(([, { length } = "", title = ""]) => ({
      slug: slugger.slug(title),
      isTask: length === 3,
    }));
    const linkedSlugs = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug]) => slug);
    expect(linkedSlugs.length).toBeGreaterThan(20);
    expect(linkedSlugs.filter((slug) => !parts.some((part) => part.slug === slug))).toEqual([]);
    expect(parts.filter(({ slug, isTask }) => isTask && !linkedSlugs.includes(slug))).toEqual([]);
  });
});
