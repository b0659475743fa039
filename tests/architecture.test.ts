import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const code = globSync(["*.ts", "{app,bench,commands,desk,server,tests}/**/*.{ts,tsx,mjs,css}"], {
  exclude: ["**/node_modules/**"],
});

/**
 * Who may import from whom. Each row is a folder, or a file on its own, with the others that its files may import from. A
 * file belongs to the longest row that it lies in.
 */
const arrows: Record<string, string> = {
  "./": "app/data/ app/pages/ commands/ tests/ tests/chromium.ts",
  "app/":
    "app/pages/ app/shell/ app/late/ app/components/ app/content-rules/ app/seo/ app/data/ app/data/form-rules.server.ts app/styles/",
  "app/late/": "app/components/",
  "app/pages/": "app/components/ app/seo/ app/data/ app/data/form-rules.server.ts app/styles/",
  "app/shell/": "app/components/ app/data/ app/styles/",
  "app/content-rules/": "app/pages/ app/data/",
  "app/components/": "app/data/ app/styles/",
  "app/seo/": "app/data/",
  "app/data/": "",
  /** The one place where the site's build reads the rules that the server enforces. */
  "app/data/form-rules.server.ts": "app/data/ server/environment.ts server/submission/",
  "app/styles/": "",
  "server/":
    "server/desk-api/ server/outbox/ server/forms/ server/inbox/ server/files/ server/http/ server/store/ server/environment.ts server/log.ts server/queue.ts server/submission/",
  "server/desk-api/":
    "server/inbox/ server/files/ server/http/ server/store/ server/environment.ts server/log.ts server/queue.ts server/submission/",
  "server/outbox/": "server/store/ server/submission/ server/environment.ts server/log.ts",
  "server/forms/":
    "server/files/ server/http/ server/store/ server/log.ts server/queue.ts server/submission/",
  "server/inbox/": "server/store/ server/environment.ts server/log.ts server/submission/",
  "server/store/": "server/environment.ts server/log.ts server/submission/",
  "server/http/": "server/log.ts",
  "server/files/": "",
  "server/environment.ts": "",
  "server/log.ts": "",
  "server/queue.ts": "",
  "server/submission/": "",
  "desk/": "app/components/ app/styles/ server/desk-api/ server/submission/",
  "commands/":
    "app/ app/pages/ app/data/ app/data/form-rules.server.ts server/files/ server/http/ server/outbox/ server/environment.ts",
  /** Runs the server as it is, once the site is built. */
  "commands/start.ts": "commands/ server/",
  /** Photograph the site, the editor and the desk as the tests start and fill them. */
  "commands/look.ts": "commands/ commands/guide-pictures.ts app/data/ tests/server/fixtures/",
  "commands/guide-pictures.ts":
    "desk/ server/store/ server/environment.ts tests/ tests/project-copy.ts tests/server/fixtures/",
  "bench/":
    "app/data/ commands/ server/desk-api/ server/environment.ts server/log.ts server/store/ server/submission/ tests/chromium.ts tests/server/fixtures/",
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

  test.each(Object.entries(arrows))("%s imports from itself and from [%s] alone", (row, known) => {
    const inside = [...imports].filter(([file]) => rowOf(file) === row);
    expect(inside).not.toEqual([]);
    if (known === "everything") return;
    const wrong = inside.flatMap(([file, targets]) =>
      targets
        .filter((target) => {
          const room = rowOf(target);
          // A test may put what it tests together with whatever belongs around it.
          return room !== row && !known.split(" ").includes(room) && !isTest(file);
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the rules of a submission that the site's build reads need nothing but zod", () => {
    const ground = code.filter((file) => file.startsWith("server/submission/") && !isTest(file));
    expect(ground).toContain("server/submission/form-rules.ts");
    for (const file of ground) {
      const text = readFileSync(file, "utf8");
      const others = importedBy(file, text).filter((specifier) => !specifier.startsWith("./"));
      expect(others.filter((specifier) => specifier !== "zod")).toEqual([]);
      expect(text).not.toMatch(/\b(process|Buffer|require)\b/);
    }
  });

  test.each([
    ["no page imports another page", /^app\/pages\/([^/]+)\//, ""],
    ["what the plan and the inventories share lies below them", /^app\/pages\/services\/([^/]+)\//, "places"],
  ])("%s", (_title, room, shared) => {
    const roomOf = (file: string) => room.exec(file)?.[1];
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => roomOf(file) && ![undefined, shared, roomOf(file)].includes(roomOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(new Set(code.map(roomOf)).size).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  test("the staff's page takes only rules and types from the server, and no code that runs there", () => {
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => file.startsWith("desk/") && target.startsWith("server/desk-api/"))
        .filter((target) => target !== "server/desk-api/request-schemas.ts" && !isForTypesAlone(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    const product = [...imports.keys()].filter((file) => !file.startsWith("tests/"));
    const circles = product.map((file) => circleThrough(file)).filter((circle) => circle !== undefined);
    expect(circles).toEqual([]);
  });
});

function isForTypesAlone(file: string, target: string): boolean {
  const typesAlone = new RegExp(`import type [^;]*["'][^"';]*/${path.basename(target)}["']`);
  return typesAlone.test(readFileSync(file, "utf8"));
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

/** The folder that must have a row: inside `app/` and `server/` each has its own. */
function folderOf(file: string): string {
  return /^(?:(?:app|server)\/)?[^/]+\//.exec(file)?.[0] ?? "./";
}

/** The longest row that a file lies in. */
function rowOf(file: string): string {
  const rows = Object.keys(arrows).filter((row) => file.startsWith(row));
  return rows.sort((a, b) => b.length - a.length)[0] ?? folderOf(file);
}

/** The project's own files that a file imports: by code, for types, lazily, or by a style sheet's `composes`. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const specifiers = file.endsWith(".css")
    ? [...text.matchAll(/(?:from|@import) ["']([^"']+)["']/g)].map(([, found = ""]) => found)
    : importedBy(file, text);
  const known = new Set(code);
  return specifiers
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, "")))
    .filter((target) => known.has(target));
}

function importedBy(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

/** The files on a way by which a file imports itself; undefined where there is none. */
function circleThrough(file: string, way = [file], seen = new Set<string>()): string[] | undefined {
  for (const target of imports.get(way.at(-1) ?? "") ?? []) {
    if (target === file) return way;
    if (seen.has(target)) continue;
    const circle = circleThrough(file, [...way, target], seen.add(target));
    if (circle) return circle;
  }
  return undefined;
}
