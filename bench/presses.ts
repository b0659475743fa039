import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { wholeChromium } from "../tests/chromium.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";

/** By what factor the processor is slowed down. */
const slowdown = 4;
const target = 100;
const runs = 5;

/** Prepares a page for a press and returns the function that presses. */
type PreparePress = (page: Page) => Promise<() => Promise<void>>;

const nextChoice =
  (name: string): PreparePress =>
  async (page) => {
    await page.getByRole("search").getByRole("combobox", { name, exact: true }).focus();
    return () => page.keyboard.press("ArrowDown");
  };
const firstWork: PreparePress = async (page) => {
  const work = page.locator("a[aria-haspopup=dialog]").filter({ visible: true }).first();
  await work.hover({ force: true });
  return () => work.click({ force: true });
};

/** What is pressed, and on which page. */
const presses: [path: string, what: string, prepare: PreparePress][] = [
  ["/Outdoor-Advertising-in-Raipur", "filter", nextChoice("Board")],
  ["/Outdoor-Advertising-in-Raipur", "sort", nextChoice("Sort by")],
  ["/Society-Branding-in-Raipur", "filter", nextChoice("Board")],
  ["/Society-Branding-in-Raipur", "sort", nextChoice("Sort by")],
  ["/", "open a work", firstWork],
  ["/Portfolio", "open a work", firstWork],
];

/**
 * Measures the milliseconds from a press to the next frame, as browsers report them for real visitors (Event Timing), with
 * the processor four times slower: the median of five freshly opened pages each, in a phone-sized window and a wide one.
 */
export async function pressesBench(_options: string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-bench-"));
  const site = await startProcess(process.cwd(), { RATE_LIMIT: "0", DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const load = Number(loadavg()[0]?.toFixed(1));
  console.log(
    `${availableParallelism()} cores, load ${load}, ${slowdown} times slower, median of ${runs}, target ${target} ms`,
  );
  try {
    const rows: { page: string; press: string; width: number; ms: number; all: number[] }[] = [];
    for (const width of [360, 1280])
      for (const [page, press, prepare] of presses) {
        const all: number[] = [];
        for (let run = 0; run < runs; run++) {
          const tab = await browser.newPage({ viewport: { width, height: 800 } });
          all.push(await measure(tab, site.origin + page, prepare));
          await tab.close();
        }
        all.sort((a, b) => a - b);
        const ms = all[Math.floor(runs / 2)] ?? Number.NaN;
        rows.push({ page, press, width, ms, all });
        console.log(`${String(ms).padStart(5)} ms  ${width}  ${page} ${press}  (${all.join(", ")})`);
      }
    const results = path.join(import.meta.dirname, "results");
    mkdirSync(results, { recursive: true });
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(
      path.join(results, "presses.json"),
      `${JSON.stringify({ date, cores: availableParallelism(), load, slower: slowdown, target, presses: rows }, null, 1)}\n`,
    );
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(page: Page, address: string, prepare: PreparePress): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
  const press = await prepare(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await press();
  const longest = () =>
    page.evaluate(() => Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen));
  // Entries are reported after the frame; a press that took less than 16 ms has none.
  for (const until = Date.now() + 5000; Date.now() < until && (await longest()) === 0; )
    await page.waitForTimeout(100);
  return longest();
}
