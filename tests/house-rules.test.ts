import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import GithubSlugger from "github-slugger";
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

test("the editor on the server may restart the site's instances and nothing else, by a rule that Debian's polkit can read", () => {
  const code = readFileSync("deploy/chowk360-editor.rules", "utf8");
  expect(code, "polkitd there reads only ES5").not.toMatch(/=>|`|\b(const|let|class)\b/);
  const ask = (user: string, verb: string, unit: string, id = "org.freedesktop.systemd1.manage-units") => {
    const action = { id, lookup: (name: "verb" | "unit") => ({ verb, unit })[name] };
    const addRule = (rule: (...asked: unknown[]) => unknown) => rule(action, { user });
    return runInNewContext(code.slice(code.indexOf("polkit.addRule")), {
      polkit: { addRule, Result: { YES: "yes" } },
    });
  };
  expect(ask("chowk360-editor", "restart", "chowk360@3000.service")).toBe("yes");
  expect([
    ask("chowk360", "restart", "chowk360@3000.service"),
    ask("chowk360-editor", "stop", "chowk360@3000.service"),
    ask("chowk360-editor", "restart", "caddy.service"),
    ask("chowk360-editor", "restart", "chowk360@3000.service", "org.freedesktop.systemd1.manage-unit-files"),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test("the documents link to existing files, and to headings that are there", () => {
  const deadLinks = listDocuments().flatMap((file) =>
    [
      ...readFileSync(file, "utf8")
        .replace(/`[^`\n]*`/g, "code")
        .matchAll(/\]\((?![a-z]+:|\/)([^)#\s]*)(?:#([^)\s]+))?/g),
    ]
      .filter(([, target = "", anchor]) => {
        const linked = target ? path.join(path.dirname(file), target) : file;
        return !existsSync(linked) || (anchor && !listAnchors(linked).includes(anchor));
      })
      .map(([link]) => `${file}: ${link.slice(2)}`),
  );
  expect(deadLinks).toEqual([]);
});

/** Names that guides invent for what the reader makes, and letters that stand for any name. */
const invented =
  /(^|\/)(team|members|inventories|NAME|My-Title|x)\b|^content\/hi\/(pages\/portfolio\.yaml|\.written-for\.json)$/;

const rooms =
  "app,assets,bench,commands,content,deploy,desk,docs,editor,formats,pipeline,public,release,server,tests";

test("the documents name only files and folders that are there, whole or by the end of their path", () => {
  const files = globSync(["*.*", `{${rooms}}/**/*`]).map((file) => `/${file}`);
  const named = [
    ...quote(/(?<![\w./*-])\w[\w./-]*\.(?:tsx?|mjs|astro|css|yaml)\b(?![\w/*-])/g),
    ...quote(
      new RegExp(`(?<![\\w./-])(?:${rooms.replaceAll(",", "|")})/[\\w./-]*\\w\\b(?!\\.?[*/{$<@-])`, "g"),
    ),
  ];
  expect(named.length).toBeGreaterThan(600);
  expect(
    named.filter(([name]) => !invented.test(name) && !files.some((file) => file.endsWith(`/${name}`))),
  ).toEqual([]);
});

test("the documents name only commands and projects of tests that are there, and the guides only titles that a test has", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const code = readAll(
    "{app,assets,commands,desk,editor,formats,pipeline,release,server,tests}/**/*.{test,spec}.*",
  );
  const projects = readAll("{vitest,playwright}.config.ts");
  const hasTitle = (title: string) => new RegExp(title.replace(/\W+/g, ".{1,30}")).test(code);
  const guided = quote(/“([^”']+ [^”']+ [^”']+ [^”']+)”/g).filter(([, document]) =>
    /engineering|CONTRIB/.test(document),
  );
  expect(guided.length).toBeGreaterThan(1);
  expect([
    ...quote(/npm run ([\w:-]*\w)/g).filter(([name]) => !(name in scripts)),
    ...quote(/--project[ =]([a-z-]+)/g).filter(([name]) => !projects.includes(`name: "${name}"`)),
    ...guided.filter(([title]) => !hasTitle(title)),
  ]).toEqual([]);
});

test("the code in the guide to a page with its own layout compiles beside the site's", () => {
  const guide = readFileSync("docs/engineering/add-a-page-with-its-own-layout.md", "utf8");
  const files = { "team-page.server.ts": /```ts\n([\s\S]*?)```/, "members.tsx": /```tsx\n([\s\S]*?)```/ };
  const project = ".cache/guide";
  mkdirSync(`${project}/app/pages/team`, { recursive: true });
  for (const [name, block] of Object.entries(files))
    writeFileSync(`${project}/app/pages/team/${name}`, block.exec(guide)?.[1] ?? "its code is gone");
  const compilerOptions = { rootDirs: [".", "../.."] };
  const settings = { extends: "../../tsconfig.json", include: ["app"], compilerOptions };
  writeFileSync(`${project}/tsconfig.json`, JSON.stringify(settings));
  const { status, stdout } = spawnSync("npx", ["tsc", "-p", project], { encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});

function readAll(pattern: string): string {
  return globSync(pattern)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** What documents say that matches a pattern, each with its document; what is gone is named with the last commit that had it. */
function quote(pattern: RegExp): [what: string, document: string][] {
  return listDocuments().flatMap((document) =>
    readFileSync(document, "utf8")
      .split("\n")
      .filter((line) => !/\bcommit `?[0-9a-f]{8}\b/.test(line))
      .flatMap((line) => [...line.matchAll(pattern)])
      .map(([whole, part = whole]): [string, string] => [part, document]),
  );
}

function listDocuments(): string[] {
  return globSync(["**/*.md"], { exclude: ["node_modules", "releases", "content/*/**"] });
}

/** The anchors that GitHub gives the headings of a document. */
function listAnchors(file: string): string[] {
  const slugger = new GithubSlugger();
  const headings = readFileSync(file, "utf8").matchAll(/^#{1,6} (.+)$/gm);
  return Array.from(headings, ([, heading = ""]) =>
    slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)|[`*]/g, "$1")),
  );
}
