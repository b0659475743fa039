import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { wholeChromium } from "../tests/chromium.ts";

/** Kept apart from the site's packages, for it brings a hundred of its own. */
const lighthouse = ["--yes", "lighthouse@13.5.0"];

/**
 * What one run found. Scores are from 0 to 100, times in ms, bytes as transferred. `blocking` includes
 * delays by other work on the machine; `blockingByProcessor` counts only the processor time of the page's own tasks.
 */
export type Figures = ReturnType<typeof figures> & { blockingByProcessor: number };

type Request = {
  transferSize?: number;
  resourceType?: string;
  protocol?: string;
};
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
  runtimeError?: { message: string };
};

/** Runs Lighthouse once, as a simulated phone; its report goes into `folder`. @throws Error when it can't load the page */
export async function measure(url: string, folder: string): Promise<Figures> {
  const file = path.join(folder, "report.json");
  await promisify(execFile)(
    "npx",
    [
      ...lighthouse,
      url,
      "--quiet",
      "--save-assets",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ],
    { env: { CHROME_PATH: wholeChromium, ...process.env } },
  );
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const { traceEvents } = JSON.parse(readFileSync(path.join(folder, "report-0.trace.json"), "utf8"));
  return { ...figures(report), blockingByProcessor: blockingByProcessor(traceEvents) };
}

/** An event in Chromium's trace; `ts` is when it began and `tdur` its processor time, both in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { isOutermostMainFrame?: boolean } };
};

/** How many times slower a phone is than the machine that was traced. */
const slowdown = 4;

/** How far each main-thread task after the first paint exceeds 50 ms of processor time, which other work hardly disturbs. */
function blockingByProcessor(events: TraceEvent[]): number {
  const paint = events
    .filter(({ name, args }) => name === "firstContentfulPaint" && args.data?.isOutermostMainFrame !== false)
    .at(-1);
  if (!paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === "RunTask" && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  return Math.round(tasks.reduce((all, { tdur = 0 }) => all + Math.max(0, (slowdown * tdur) / 1000 - 50), 0));
}

function figures(report: Report) {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round(100 * (report.categories[name]?.score ?? 0));
  const requests = ((report.audits["network-requests"]?.details?.items ?? []) as Request[]).filter(
    ({ protocol }) => protocol !== "data" && protocol !== "blob",
  );
  const of = (...kinds: string[]) => requests.filter(({ resourceType = "" }) => kinds.includes(resourceType));
  const bytes = (some: Request[]) => some.reduce((all, { transferSize = 0 }) => all + transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    shift: Number(value("cumulative-layout-shift").toFixed(3)),
    bytes: bytes(requests),
    html: bytes(of("Document")),
    script: bytes(of("Script")),
    style: bytes(of("Stylesheet")),
    font: bytes(of("Font")),
    picture: bytes(of("Image")),
    requests: requests.length,
    scriptRequests: of("Script").length,
  };
}

export function median(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  const middle = (name: keyof Figures) =>
    all.map((figures) => figures[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
}
