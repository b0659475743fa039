import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Sample = { what: string; pattern: RegExp; wish: string };

/** What in `content/` is made up so that the site can be shown, and what must stand there before it goes live. */
const samples: Sample[] = [
  { what: "telephone number", pattern: /\+91 00000 00000|\+910000000000/, wish: "the agency’s own number" },
  { what: "chat number", pattern: /"910000000000"/, wish: "the agency’s WhatsApp number, digits only" },
  { what: "sample address", pattern: /[\w@./:-]*\.example\b/, wish: "a real address" },
  { what: "street", pattern: /Sample address/, wish: "the street the office is in" },
  {
    what: "film of the Blender Foundation",
    pattern:
      /\b(aqz-KE-bpKQ|eRsGyueVLvQ|R6MlUcmOul8|TLkA0RELQ1g|Y-rmzh0PI3c|WhWc3b3KhnY|mN0zPOpADL4|SkVqJ1SGeL0|_cMxraX_5RE|PVGeM40dABA)\b/,
    wish: "a film the agency made",
  },
  {
    what: "society’s address",
    pattern: /^ {2}address: (Shankar Nagar, )?Raipur$/,
    wish: "the society’s street",
  },
  {
    what: "notice of the imagined city",
    pattern: /^notice: .*imagined/,
    wish: "nothing, once clients and pictures are real",
  },
  { what: "invented client", pattern: /^- key: \w+/, wish: "a client of the agency, with its consent" },
];

/** After so many days without being held against its sources an article counts as unchecked. */
const daysUntilStale = 365;

const findings = [...madeUp(), ...samplePrices(), ...uncheckedArticles()];

for (const { file, line, what, wish } of findings)
  console.log(`${file}:${line}  ${what}\n    wanted: ${wish}`);
if (process.env.SITE_URL === undefined)
  console.log(
    "SITE_URL is not set: canonical addresses point to http://localhost:3000\n    wanted: the site’s own origin at build time",
  );
const open = findings.length + (process.env.SITE_URL === undefined ? 1 : 0);
console.log(
  open === 0 ? "Nothing made up is left: ready to launch." : `\n${open} sample facts are still in place.`,
);
process.exitCode = open === 0 ? 0 : 1;

type Finding = { file: string; line: number; what: string; wish: string };

function madeUp(): Finding[] {
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ya?ml|md)$/.test(name))
    .sort()
    .flatMap((name) => findingsIn(path.join("content", name)));
}

function findingsIn(file: string): Finding[] {
  return linesOf(file).flatMap((content, index) => {
    const sample = samples.find(({ pattern }) => pattern.test(content));
    const text = sample?.pattern.exec(content)?.[0].trim();
    if (!sample || content.trimStart().startsWith("#")) return [];
    return [{ file, line: index + 1, what: `${sample.what}: ${text}`, wish: sample.wish }];
  });
}

/** The rows of the price list that still carry `sample: true`, each by the line that says what it is for. */
function samplePrices(): Finding[] {
  const file = "content/prices.yaml";
  let line = 0;
  let work = "";
  return linesOf(file).flatMap((content, index) => {
    const [, what] = /^ +- what: (.+)$/.exec(content) ?? [];
    if (what) [line, work] = [index + 1, what];
    if (!/^ +sample: true$/.test(content)) return [];
    return [
      { file, line, what: `sample price: ${work}`, wish: "the agency’s own range, without `sample: true`" },
    ];
  });
}

/** The articles that nobody has held against their sources for a year: by `updated`, or else by their date. */
function uncheckedArticles(): Finding[] {
  const stale = new Date(Date.now() - daysUntilStale * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return readdirSync("content/blog").flatMap((name) => {
    const file = path.join("content/blog", name);
    const dated = linesOf(file).findLastIndex((content) => /^(?:date|updated): \d{4}-/.test(content));
    const day = linesOf(file)[dated]?.replace(/^\w+: /, "") ?? "";
    if (day >= stale) return [];
    const wish = "its facts checked against their sources, and the day of it in `updated`";
    return [{ file, line: dated + 1, what: `article not checked since ${day}`, wish }];
  });
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8").split("\n");
}
