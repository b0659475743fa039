import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readPaths } from "../app/data/paths.server.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { inWords, keepResults, thisMachine } from "./keep-results.ts";
import { type Figures, measure, median, requireLighthouse } from "./lighthouse.ts";
import { writeLimitPage } from "./limit-page.ts";

const { canonicalPaths } = readPaths();

/** The targets of docs/performance.md; times in ms, bytes as transferred. */
const targets = { performance: 99, ratio: 1.3, blocking: 100, shift: 0.01, script: 125_000, bytes: 250_000 };
/** Two pages draw each of their boards. */
const inventoryBlocking = 150;

type Row = { path: string; figures: Figures; ratio: number; misses: string[] };

/**
 * Measures every page as a slow phone sees it, as the median of several runs, beside the limit page in the same session.
 * @param options the command line after `npm run bench -- pages`
 */
export async function pagesBench(options: string[]): Promise<void> {
  requireLighthouse();
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
  writeLimitPage(build, path.join(folder, "limit"));
  const site = await startProcess(path.dirname(build), { RATE_LIMIT: "0", DATA_DIR: folder });
  const limit = await startProcess(path.join(folder, "limit"), { RATE_LIMIT: "0", DATA_DIR: folder });
  const machine = thisMachine();
  console.log(`${inWords(machine)}, median of ${runs}\n${heads}`);
  try {
    const limitFigures = await medianOfRuns(limit.origin, folder, runs);
    console.log(line({ path: "(limit)", figures: limitFigures, ratio: 1, misses: [] }));
    const rows: Row[] = [];
    for (const page of positionals.length > 0 ? positionals : canonicalPaths) {
      const figures = await medianOfRuns(site.origin + page, folder, runs);
      const ratio = Number((figures.largestPaint / limitFigures.largestPaint).toFixed(2));
      const row = { path: page, figures, ratio, misses: misses(page, figures, ratio) };
      rows.push(row);
      console.log(line(row));
    }
    const missing = rows.filter((row) => row.misses.length > 0);
    console.log(`\n${rows.length - missing.length} of ${rows.length} pages meet every target`);
    const measured = { browser: browserVersion(folder), runs, targets, limit: limitFigures, pages: rows };
    keepResults(values.name, machine, measured);
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

function misses(page: string, figures: Figures, ratio: number): string[] {
  const { servicePaths, sitePaths, societyPath } = readPaths();
  const hasInventory = servicePaths.includes(page) && [...sitePaths, societyPath].includes(page);
  const blocking = hasInventory ? inventoryBlocking : targets.blocking;
  return [
    ...(figures.performance < targets.performance ? [`performance ${figures.performance}`] : []),
    ...(["accessibility", "best-practices", "seo"] as const)
      .filter((name) => figures[name] < 100)
      .map((name) => `${name} ${figures[name]}`),
    ...(ratio > targets.ratio ? [`LCP ${ratio} × the limit`] : []),
    ...(figures.blocking > blocking ? [`blocked ${figures.blocking} ms`] : []),
    ...(figures.shift > targets.shift ? [`shift ${figures.shift}`] : []),
    ...(figures.bytes > targets.bytes ? [`${kilobytes(figures.bytes)} in all`] : []),
    ...(figures.script > targets.script ? [`${kilobytes(figures.script)} script`] : []),
    ...(figures.early > 0 ? [`${figures.early} scripts before the first view`] : []),
  ];
}

const heads = "perf   LCP ratio  TBT  CPU    CLS |  all   js font  pic | page, missed targets";

/** The figures that are most asked for; the results have all. */
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

/** The browser of the last run, as named in its report. */
function browserVersion(folder: string): string {
  const { userAgent = "" } = JSON.parse(readFileSync(path.join(folder, "report.json"), "utf8"));
  return /Chrome\/[\d.]+/.exec(userAgent)?.[0] ?? "unknown";
}
