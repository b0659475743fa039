import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { canonicalPaths } from "../app/data/paths.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";

const lighthouse = path.join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
/** `node bench/pages.ts /About /Contact`: these pages instead of every one. */
const pages = process.argv.length > 2 ? process.argv.slice(2) : canonicalPaths;
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number; resourceType?: string }[] } }
  >;
};
/** Scores from 0 to 100; paint and blocking time in ms; bytes as they come over the wire. */
type Figures = Record<
  (typeof categories)[number] | "paint" | "blocking" | "shift" | "bytes" | "script",
  number
>;

/** Lighthouse as a phone sees the pages: its own slow network and four times slower processor, the median of three. */
async function main(): Promise<void> {
  if (!existsSync(lighthouse))
    throw new Error("Lighthouse is not installed. It is kept apart from the site: npm ci --prefix bench");
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-bench-"));
  const server = await startProcess(process.cwd(), { RATE_LIMIT: "0", DATA_DIR: folder });
  try {
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, median of ${runs}\n`,
    );
    console.log("perf a11y best  seo   LCP ms  TBT ms  CLS     first load  script   page");
    for (const page of pages) {
      const all: Figures[] = [];
      try {
        for (let run = 0; run < runs; run++) all.push(await measure(server.origin + page, folder));
        console.log(line(page, median(all)));
      } catch (error) {
        console.log(`${page} could not be measured: ${(error as Error).message}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @throws Error when Lighthouse can't load the page */
async function measure(url: string, folder: string): Promise<Figures> {
  const file = path.join(folder, "report.json");
  await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ],
    { env: { CHROME_PATH: "/usr/bin/chromium", ...process.env } },
  );
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const [performance, accessibility, practices, seo] = categories.map(
    (name) => 100 * (report.categories[name]?.score ?? 0),
  ) as [number, number, number, number];
  const requests = report.audits["network-requests"]?.details?.items ?? [];
  const sum = (of: typeof requests) => of.reduce((all, { transferSize = 0 }) => all + transferSize, 0);
  return {
    performance,
    accessibility,
    "best-practices": practices,
    seo,
    paint: report.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    blocking: report.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    shift: report.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    bytes: sum(requests),
    script: sum(requests.filter(({ resourceType }) => resourceType === "Script")),
  };
}

function median(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
}

function line(page: string, figures: Figures): string {
  const scores = categories.map((name) => figures[name].toFixed(0).padStart(4)).join(" ");
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`.padStart(8);
  return `${scores}  ${figures.paint.toFixed(0).padStart(6)}  ${figures.blocking.toFixed(0).padStart(6)}  ${figures.shift.toFixed(4)}  ${kilobytes(figures.bytes)}  ${kilobytes(figures.script)}   ${page}`;
}

await main();
