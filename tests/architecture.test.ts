import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);
const code = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith("artwork/"));

/** Who may know whom. A folder's files import from that folder and from those beside it here, and from no other. */
const arrows: Record<string, string[]> = {
  "app/": [
    "app/pages/",
    "app/shell/",
    "app/late/",
    "app/components/",
    "app/seo/",
    "app/data/",
    "app/styles/",
  ],
  "app/late/": ["app/components/"],
  "app/pages/": ["app/components/", "app/seo/", "app/data/", "app/styles/"],
  "app/shell/": ["app/components/", "app/data/", "app/styles/"],
  "app/components/": ["app/data/", "app/styles/"],
  "app/seo/": ["app/data/"],
  "app/data/": [],
  "app/styles/": [],
  "server/": [],
  "desk/": ["app/components/", "app/styles/", "server/", "commands/"],
  "commands/": ["app/", "app/pages/", "app/data/", "desk/", "server/"],
};
/** The one place where the site's build reads what the server keeps to. */
const seam = "app/data/form-rules.server.ts";

const imports = new Map(code.filter((file) => folderOf(file)).map((file) => [file, importsOf(file)]));

describe("The architecture", () => {
  test.each(Object.entries(arrows))("%s imports from itself and from [%s] alone", (folder, known) => {
    const inside = [...imports].filter(([file]) => folderOf(file) === folder);
    expect(inside).not.toEqual([]);
    const wrong = inside.flatMap(([file, targets]) =>
      targets
        .filter((target) => {
          const room = folderOf(target);
          return room && room !== folder && !known.includes(room) && !(file === seam && room === "server/");
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the rules can be read by the site's build: they need nothing but zod", () => {
    const text = readFileSync("server/forms/rules.ts", "utf8");
    expect(
      [...text.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"/g)].map((match) => match[1] ?? match[2]),
    ).toEqual(["zod"]);
    expect(text).not.toMatch(/\b(process|Buffer|require)\b/);
  });

  test("no page imports another page", () => {
    const pageOf = (file: string) => /^app\/pages\/([^/]+)\//.exec(file)?.[1];
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => pageOf(file) && pageOf(target) && pageOf(file) !== pageOf(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(new Set([...imports.keys()].map(pageOf)).size).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  });

  test("what the plan and the inventories share lies below them, in services/places", () => {
    const roomOf = (file: string) => /^app\/pages\/services\/([^/]+)\//.exec(file)?.[1];
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => roomOf(file) && ![undefined, "places", roomOf(file)].includes(roomOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(new Set([...imports.keys()].map(roomOf)).size).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
  });

  test("the staff's page takes nothing but its rules and types from the server, and the site nothing of it", () => {
    const wrong = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) =>
          file.startsWith("desk/")
            ? /^(server|commands)\//.test(target) && !isAllowed(file, target)
            : target.startsWith("desk/") && !(file.startsWith("commands/") && target === "desk/words.ts"),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    const circles = [...imports.keys()].map(circleThrough).filter((circle) => circle !== undefined);
    expect(circles).toEqual([]);
  });
});

describe("The house rules", () => {
  test("files are named in small letters with dashes", () => {
    const strange = code.filter((file) => !/^[a-z0-9.-]+$/.test(path.basename(file)));
    expect(strange).toEqual([]);
  });

  test("there is no drawer for things without a place", () => {
    const drawers = /(^|\/)(utils?|lib|helpers?|common|misc|shared)(\/|\.)/;
    expect(code.filter((file) => drawers.test(file))).toEqual([]);
  });

  test("every file is one room: no source is longer than 300 lines, no promise's test than 450", () => {
    const most = (file: string) => (file.endsWith(".spec.ts") ? 450 : 300);
    const long = code.filter((file) => readFileSync(file, "utf8").split("\n").length > most(file));
    expect(long).toEqual([]);
  });

  test("a route is a short table of its sections", () => {
    const table = readFileSync("app/routes.ts", "utf8");
    const routes = [...table.matchAll(/"(pages\/[^"]+)"/g)].map(([, file]) => `app/${file}`);
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((file) => readFileSync(file, "utf8").split("\n").length > 90)).toEqual([]);
  });

  test("the versions of all parts are exact, and the lock file names no host", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved": "http');
  });

  test("nothing unfinished is left behind", () => {
    const marks = new RegExp(
      ["\\bTO" + "DO\\b", "FIX" + "ME", "lorem" + " ipsum", "\\.only\\("].join("|"),
      "i",
    );
    const left = files.filter(
      (file) => /\.(tsx?|mjs|css|md|ya?ml)$/.test(file) && marks.test(readFileSync(file, "utf8")),
    );
    expect(left).toEqual([]);
  });
});

/** The rules as code, the server's addresses as types, and for its build what the site's is made with. */
function isAllowed(file: string, target: string): boolean {
  if (target === "server/desk/rules.ts") return true;
  if (file === "desk/vite.config.ts") return target.startsWith("commands/");
  const typesAlone = new RegExp(`import type [^;]*["'][^"';]*/${path.basename(target)}["']`);
  return target.startsWith("server/desk/") && typesAlone.test(readFileSync(file, "utf8"));
}

/** The longest folder of the table that holds a file. */
function folderOf(file: string): string | undefined {
  return Object.keys(arrows)
    .filter((folder) => file.startsWith(folder))
    .sort((a, b) => b.length - a.length)[0];
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
function circleThrough(file: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const next = [file];
  for (let here = next.pop(); here; here = next.pop()) {
    for (const target of imports.get(here) ?? []) {
      if (target === file) {
        const way = [here];
        for (let back = cameFrom.get(here); back; back = cameFrom.get(back)) way.unshift(back);
        return way;
      }
      if (!cameFrom.has(target)) {
        cameFrom.set(target, here);
        next.push(target);
      }
    }
  }
  return undefined;
}
