import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";

const folders = ["build/client/assets", "build/desk/assets"];

/** The oldest browsers in `browserslist` know ES2021; beyond it Safari 15.4 knows these (MDN's compatibility data, 2026). */
const language = {
  version: "es2021",
  besides: ["ObjectHasOwn", "ArrayPrototypeAt", "ArrayFindLast", "ErrorCause"],
};

/** What a tool for the language doesn't see, with the first browsers that do without. */
const missing = [
  { kind: "js", what: /\(\?<[=!]/, why: "a lookbehind stops the whole script in Safari before 16.4" },
  {
    kind: "js",
    // Code that first tests for it may use it.
    what: /(?<!typeof |typeof URL\.canParse *===? *[`"']function[`"'] *\? *)\bURL\.canParse\b/,
    why: "URL.canParse is missing in Safari before 17",
  },
  {
    kind: "js",
    what: /\.scheduler\.|\bscheduler\.yield\(/,
    why: "scheduler.yield is missing outside Chromium",
  },
  {
    kind: "css",
    what: /@media[^{]*(?:[<>]|not \()/,
    why: "Safari before 16.4 drops rules under such a media query",
  },
  { kind: "css", what: /light-dark\(/, why: "light-dark() is unknown before Chrome 123" },
];

const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
const parts = [
  ...files.map((file) => ({ file, kind: file.replace(/^.*\./, ""), text: readFileSync(file, "utf8") })),
  ...globSync("build/client/**/*.html").flatMap(readInline),
];
const complaints = parts.flatMap(({ file, kind, text }) =>
  missing.flatMap((entry) => {
    const match = kind === entry.kind && entry.what.exec(text);
    return match ? [`${file}: “${match[0]}”: ${entry.why}`] : [];
  }),
);
for (const complaint of complaints) console.error(complaint);
const { status } = spawnSync(
  "es-check",
  [
    language.version,
    ...folders.map((folder) => `${folder}/*.js`),
    "--module",
    "--checkFeatures",
    "--quiet",
    "--noCache",
    "--allowList",
    language.besides.join(),
  ],
  { stdio: "inherit" },
);
process.exitCode = complaints.length === 0 && status === 0 ? 0 : 1;

/** The styles and scripts that stand in a page itself. */
function readInline(file: string) {
  const html = readFileSync(file, "utf8");
  return [...html.matchAll(/<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, element, text = ""]) => ({
    file,
    kind: element === "style" ? "css" : "js",
    text,
  }));
}
