import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { wholeChromium } from "../tests/chromium.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { inWords, keepResults, thisMachine } from "./keep-results.ts";

const runs = 5;
/** Milliseconds. */
const target = 100;

/** Something that takes time on a page: which page, at what width, what is done there, and how it is timed once the page runs. */
type Visit = {
  page: string;
  width: number;
  what: string;
  time: (page: Page) => Promise<number>;
};

/**
 * Times each in five freshly opened pages of the built site, and keeps the medians.
 * @param name that of the results
 */
export async function timeVisits(name: string, visits: Visit[]): Promise<void> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-bench-"));
  const site = await startProcess(process.cwd(), { RATE_LIMIT: "0", DATA_DIR: folder.path });
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const machine = thisMachine();
  console.log(`${inWords(machine)}, median of ${runs}, target ${target} ms`);
  try {
    const rows: (Omit<Visit, "time"> & { ms: number; all: number[] })[] = [];
    for (const { time, ...about } of visits) {
      const all: number[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage({ viewport: { width: about.width, height: 800 } });
        await page.goto(site.origin + about.page);
        await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
        all.push(await time(page));
        await page.close();
      }
      all.sort((a, b) => a - b);
      const ms = all[Math.floor(runs / 2)] ?? Number.NaN;
      rows.push({ ...about, ms, all });
      console.log(
        `${String(ms).padStart(5)} ms  ${about.width}  ${about.page} ${about.what}  (${all.join(", ")})`,
      );
    }
    keepResults(name, machine, { target, visits: rows });
  } finally {
    await browser.close();
    await site.stop();
  }
}
