import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const code = globSync(
  [
    "*.ts",
    "{app,assets,bench,commands,desk,editor,formats,pipeline,release,server,tests}/**/*.{ts,tsx,mjs,css,astro}",
  ],
  {
    exclude: ["**/node_modules/**"],
  },
);

/**
 * Who may import from whom. Each row is a folder, or a file on its own, with the others that its files may import from. A
 * file belongs to the longest row that it lies in.
 */
const arrows: Record<string, string> = {
  "./": "app/ commands/ pipeline/ tests/chromium.ts",
  "app/": "app/pages/ app/content-rules/ app/data/ app/data/form-rules.server.ts",
  "app/pages/":
    "app/layout/document.astro app/layout/inline-json.ts app/plan/ app/components/ app/seo/ app/data/ app/data/form-rules.server.ts app/styles/",
  "app/layout/": "app/plan/ app/components/ app/data/",
  /** What the pages use of the layout. */
  "app/layout/document.astro": "app/layout/ app/layout/inline-json.ts app/seo/ app/data/ app/styles/",
  "app/layout/inline-json.ts": "",
  /** What leads to the planner from other pages: it goes when `pages/services/plan/` goes. */
  "app/plan/": "app/components/ app/data/",
  "app/content-rules/": "app/data/",
  "app/components/": "app/data/ app/styles/",
  "app/seo/": "app/data/ app/styles/",
  "app/data/": "",
  /** The one place where the site's build reads the rules that the server enforces. */
  "app/data/form-rules.server.ts": "app/data/ server/environment.ts server/submission/",
  "app/styles/": "",
  "server/":
    "server/desk-api/ server/outbox/ server/forms/ server/inbox/ server/files/ server/http/ server/store/ server/environment.ts server/log.ts server/operator-error.ts server/queue.ts server/submission/",
  "server/desk-api/":
    "server/inbox/ server/files/ server/http/ server/store/ server/environment.ts server/log.ts server/operator-error.ts server/queue.ts server/submission/",
  "server/outbox/": "server/store/ server/submission/ server/environment.ts server/log.ts",
  "server/forms/":
    "server/files/ server/http/ server/store/ server/log.ts server/queue.ts server/submission/",
  "server/inbox/": "server/store/ server/environment.ts server/operator-error.ts server/submission/",
  "server/store/": "server/environment.ts server/log.ts server/operator-error.ts server/submission/",
  "server/http/": "server/log.ts",
  "server/files/": "server/operator-error.ts",
  "server/environment.ts": "server/operator-error.ts",
  "server/log.ts": "",
  "server/operator-error.ts": "",
  "server/queue.ts": "",
  "server/submission/": "",
  /** How numbers, days and letters are written: it imports nothing, and every other row may import it. */
  "formats/": "",
  "desk/": "app/components/ app/styles/ server/desk-api/ server/submission/",
  "desk/vite.config.ts": "pipeline/",
  "assets/": "app/plan/ app/data/ pipeline/lock.mjs",
  /** Whoever takes a lock may import it: it imports nothing. */
  "pipeline/lock.mjs": "",
  "pipeline/":
    "pipeline/lock.mjs app/ app/data/ app/data/form-rules.server.ts assets/ server/files/ server/http/ server/environment.ts",
  "release/":
    "app/data/ pipeline/ pipeline/lock.mjs server/environment.ts server/files/ server/http/ server/outbox/",
  "editor/": "app/ app/pages/ app/data/ assets/ pipeline/ release/",
  "commands/": "app/ app/data/ app/styles/ assets/ pipeline/ pipeline/lock.mjs release/ server/files/",
  /** Runs the server as it is, once the site is built, and derives pictures meanwhile. */
  "commands/start.ts": "assets/ pipeline/ server/ server/files/",
  /** Photograph the site, the editor and the desk as the tests start and fill them. */
  "commands/look.ts": "commands/ commands/guide-pictures.ts pipeline/ app/data/ tests/server/fixtures/",
  "commands/guide-pictures.ts":
    "desk/ server/store/ server/environment.ts tests/ tests/project-copy.ts tests/server/fixtures/",
  "bench/": "app/data/ pipeline/ tests/chromium.ts tests/server/fixtures/",
  "tests/": "everything",
  "tests/server/fixtures/": "everything",
  /** What others use of the tests. */
  "tests/chromium.ts": "commands/",
  "tests/project-copy.ts": "",
};

const imports = new Map(code.map((file) => [file, importsOf(file)]));

describe("The architecture", () => {
  test("every folder has its row of allowed imports", () => {
    expect(new Set(code.map(folderOf).filter((folder) => !(folder in arrows)))).toEqual(new Set());
  });

  test.each(Object.entries(arrows))("%s imports from itself and from [%s] alone", (row, allowed) => {
    const rowImports = [...imports].filter(([file]) => findRow(file) === row);
    expect(rowImports).not.toEqual([]);
    if (allowed === "everything") return;
    const violations = rowImports.flatMap(([file, targets]) =>
      targets
        .filter((target) => {
          const targetRow = findRow(target);
          // A test may put what it tests together with whatever belongs around it.
          return (
            ![row, "formats/"].includes(targetRow) && !allowed.split(" ").includes(targetRow) && !isTest(file)
          );
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(violations).toEqual([]);
  });

  test("the rules of a submission that the site's build reads need nothing but zod", () => {
    const ground = code.filter((file) => file.startsWith("server/submission/") && !isTest(file));
    expect(ground).toContain("server/submission/form-rules.ts");
    for (const file of ground) {
      const text = readFileSync(file, "utf8");
      const packages = importedBy(file, text).filter(
        (specifier) => !/^(\.\.\/\.\.\/formats|\.)\//.test(specifier),
      );
      expect(packages.filter((specifier) => specifier !== "zod")).toEqual([]);
      expect(text).not.toMatch(/\b(process|Buffer|require)\b/);
    }
  });

  test.each([
    ["no page imports another page", /^app\/pages\/([^/]+)\//, ""],
    ["what the plan and the inventories share lies below them", /^app\/pages\/services\/([^/]+)\//, "places"],
  ])("%s", (_title, pattern, shared) => {
    const findFolder = (file: string) => pattern.exec(file)?.[1];
    const violations = [...imports].flatMap(([file, targets]) =>
      targets
        .filter(
          (target) => findFolder(file) && ![undefined, shared, findFolder(file)].includes(findFolder(target)),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(new Set(code.map(findFolder)).size).toBeGreaterThan(3);
    expect(violations).toEqual([]);
  });

  test("the staff's page takes only rules and types from the server, and no code that runs there", () => {
    const violations = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => file.startsWith("desk/") && target.startsWith("server/desk-api/"))
        .filter((target) => target !== "server/desk-api/request-schemas.ts" && !isForTypesAlone(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(violations).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    const productFiles = [...imports.keys()].filter((file) => !file.startsWith("tests/"));
    const circles = productFiles.map((file) => findCircle(file)).filter((circle) => circle !== undefined);
    expect(circles).toEqual([]);
  });
});

function isForTypesAlone(file: string, target: string): boolean {
  const typeImport = new RegExp(`import type [^;]*["'][^"';]*/${path.basename(target)}["']`);
  return typeImport.test(readFileSync(file, "utf8"));
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

/** The folder that must have a row: inside `app/` and `server/` each has its own. */
function folderOf(file: string): string {
  return /^(?:(?:app|server)\/)?[^/]+\//.exec(file)?.[0] ?? "./";
}

/** The longest row that a file lies in. */
function findRow(file: string): string {
  const rows = Object.keys(arrows).filter((row) => file.startsWith(row));
  return rows.sort((a, b) => b.length - a.length)[0] ?? folderOf(file);
}

/** The project's own files that a file imports: by code, for types, lazily, or by a style sheet's `composes` or `@import`. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const specifiers = file.endsWith(".css")
    ? [...text.matchAll(/(?:from|@import) ["']([^"']+)["']/g)].map(([, specifier = ""]) => specifier)
    : importedBy(file, text);
  const codeFiles = new Set(code);
  return specifiers
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, "")))
    .filter((target) => codeFiles.has(target));
}

function importedBy(file: string, text: string): string[] {
  if (file.endsWith(".astro")) return codeIn(text).flatMap((part) => importedBy("part.ts", part));
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

/** The front matter of an Astro file, and its scripts. */
function codeIn(text: string): string[] {
  const [, frontMatter = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
  return [frontMatter, ...scripts];
}

/** The files on a way by which a file imports itself; undefined where there is none. */
function findCircle(file: string, way = [file], visited = new Set<string>()): string[] | undefined {
  for (const target of imports.get(way.at(-1) ?? "") ?? []) {
    if (target === file) return way;
    if (visited.has(target)) continue;
    const circle = findCircle(file, [...way, target], visited.add(target));
    if (circle) return circle;
  }
  return undefined;
}
