import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listPaths, readPaths } from "../app/data/paths.server.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { type Figures, measure, median } from "./lighthouse.ts";
import { describeMachine, readMachine, resultsFolder, writeResults } from "./results.ts";

const { canonicalPaths } = readPaths();

/** The targets of docs/performance.md; times in ms, bytes as transferred. */
const targets = {
  ...{ performance: 99, ratio: 1.3, blocking: 100, inventoryBlocking: 150, shift: 0.01 },
  ...{ script: 8_000, islandScript: 88_500, bytes: 166_000 },
};

type Row = { path: string; figures: Figures; ratio: number; misses: string[] };

/** Measures every page as a slow phone sees it, as the median of several runs, beside the limit page in the same session. */
export async function pagesBench(options: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      build: { type: "string", default: "build" },
      name: { type: "string", default: "pages" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is “${values.runs}”; it must be a whole number of at least 1.`);
  const build = path.resolve(values.build);
  using made = mkdtempDisposableSync(path.join(tmpdir(), "chowk-bench-"));
  const folder = made.path;
  // Kept: the trace of the last run says what the page's long tasks were.
  const reports = path.join(resultsFolder, "lighthouse");
  mkdirSync(reports, { recursive: true });
  writeLimitPage(build, path.join(folder, "limit"));
  const site = await startProcess(path.dirname(build), { RATE_LIMIT: "0", DATA_DIR: folder });
  const limit = await startProcess(path.join(folder, "limit"), { RATE_LIMIT: "0", DATA_DIR: folder });
  const machine = readMachine();
  console.log(`${describeMachine(machine)}, median of ${runs}\n${heads}`);
  try {
    const limitFigures = await medianOfRuns(limit.origin, reports, runs);
    console.log(line({ path: "(limit)", figures: limitFigures, ratio: 1, misses: [] }));
    const rows: Row[] = [];
    for (const page of positionals.length > 0 ? positionals : canonicalPaths) {
      const figures = await medianOfRuns(site.origin + page, reports, runs);
      const html = await (await fetch(site.origin + page)).text();
      const ratio = Number((figures.largestPaint / limitFigures.largestPaint).toFixed(2));
      const row = { path: page, figures, ratio, misses: listMisses(figures, ratio, findLimits(page, html)) };
      rows.push(row);
      console.log(line(row));
    }
    const missing = rows.filter((row) => row.misses.length > 0);
    console.log(`\n${rows.length - missing.length} of ${rows.length} pages meet every target`);
    const measured = { browser: browserVersion(reports), runs, targets, limit: limitFigures, pages: rows };
    writeResults(values.name, machine, measured);
  } finally {
    await Promise.all([site.stop(), limit.stop()]);
  }
}

async function medianOfRuns(url: string, folder: string, runs: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    // Now and then the browser writes no trace, so a failed run is tried once more.
    all.push(await measure(url, folder).catch(() => measure(url, folder)));
  }
  return median(all);
}

/** The two inventories draw each of their boards; React comes with an island, and only then. */
function findLimits(page: string, html: string): { blocking: number; script: number } {
  const isInventory = listPaths("society", "sites").includes(page);
  return {
    blocking: isInventory ? targets.inventoryBlocking : targets.blocking,
    script: html.includes("<astro-island") ? targets.islandScript : targets.script,
  };
}

function listMisses(
  figures: Figures,
  ratio: number,
  { blocking, script }: ReturnType<typeof findLimits>,
): string[] {
  return [
    ...(figures.performance < targets.performance ? [`performance ${figures.performance}`] : []),
    ...(["accessibility", "best-practices", "seo"] as const)
      .filter((name) => figures[name] < 100)
      .map((name) => `${name} ${figures[name]}`),
    ...(ratio > targets.ratio ? [`LCP ${ratio} × the limit`] : []),
    ...(figures.blocking > blocking ? [`blocked ${figures.blocking} ms`] : []),
    ...(figures.shift > targets.shift ? [`shift ${figures.shift}`] : []),
    ...(figures.bytes > targets.bytes ? [`${kilobytes(figures.bytes)} in all`] : []),
    ...(figures.script > script ? [`${kilobytes(figures.script)} script`] : []),
  ];
}

const heads = "perf   LCP ratio  TBT  CPU    CLS |  all   js font  pic | page, missed targets";

function line({ path: page, figures: f, ratio, misses: missing }: Row): string {
  const columns = (widths: number[], ...all: number[]) =>
    all.map((value, at) => String(value).padStart(widths[at] ?? 0)).join(" ");
  const sizes = [f.bytes, f.script, f.font, f.picture].map((bytes) => Math.round(bytes / 1000));
  return [
    columns(
      [4, 5, 5, 4, 4, 6],
      ...[f.performance, f.largestPaint, ratio, f.blocking, f.blockingByProcessor, f.shift],
    ),
    columns([4, 4, 4, 4], ...sizes),
    [page, ...missing].join(", "),
  ].join(" | ");
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

function browserVersion(folder: string): string {
  const { userAgent = "" } = JSON.parse(readFileSync(path.join(folder, "report.json"), "utf8"));
  return /Chrome\/[\d.]+/.exec(userAgent)?.[0] ?? "unknown";
}

const style = "body{font:16px/1.5 sans-serif;margin:0}img{width:100%;height:auto}";

/**
 * Writes the limit page, the fastest page possible with this content: hand-written HTML without script, style sheet or
 * typeface, with the home page's words and its first picture, the only further request.
 * @param build a build's folder, from which words and picture are taken
 * @param folder a new folder, in which a build of this one page is written for our server
 * @throws Error when the home page has no first picture
 */
export function writeLimitPage(build: string, folder: string): void {
  const home = readFileSync(path.join(build, "client/index.html"), "utf8");
  const main = /<main[\s\S]*?<\/main>/.exec(home)?.[0] ?? "";
  const picture = [...main.matchAll(/<picture>[\s\S]*?<\/picture>/g)]
    .map(([markup]) => markup)
    .find((markup) => /fetchpriority="high"/i.test(markup));
  if (!picture) throw new Error(`The home page of ${build} has no first picture.`);
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The limit</title><meta name="description" content="A page by hand, with the home page’s words and first picture."><link rel="icon" href="/favicon.ico"><style>${style}</style></head><body><main><h1>The limit</h1>${picture.replace(/ class="[^"]*"/g, "")}${words(main.replace(picture, ""))}</main></body></html>`;
  const client = path.join(folder, "build/client");
  mkdirSync(client, { recursive: true });
  for (const name of ["pictures", "favicon.ico"])
    cpSync(path.join(build, "client", name), path.join(client, name), { recursive: true });
  const file = path.join(client, "index.html");
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html));
  const record = JSON.parse(readFileSync(path.join(build, "site.json"), "utf8"));
  const hash = `sha256-${createHash("sha256").update(style).digest("base64")}`;
  const page = { file: "index.html", scripts: [], styles: [hash] };
  writeFileSync(
    path.join(folder, "build/site.json"),
    JSON.stringify({ ...record, pages: { "/": page }, notFound: page, notFoundBelow: {}, failureBelow: {} }),
  );
}

function words(html: string): string {
  return [...html.matchAll(/<(h[1-3]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, name, inner = ""]) => ({ name: name === "li" || name === "p" ? "p" : "h2", inner: text(inner) }))
    .filter(({ inner }) => inner)
    .map(({ name, inner }) => `<${name}>${inner}</${name}>`)
    .join("");
}

function text(html: string): string {
  return html
    .replace(/<(svg|style|script)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
