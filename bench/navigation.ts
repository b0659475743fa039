import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { wholeChromium } from "../tests/chromium.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";

/** Pairs of a page and the link in its footer that is pressed. */
const routes = [
  ["/", "About"],
  ["/About", "Contact"],
  ["/Contact", "Blog"],
  ["/Blog", "Print Media"],
  ["/Services", "Outdoor Advertising"],
  ["/career", "Clients"],
] as const;
const target = 100;
const runs = 5;

/**
 * Measures the milliseconds from a press on a link whose page was fetched ahead to the frame that shows that page's heading:
 * the median of five visits for each link, in a phone-sized window.
 */
export async function navigationBench(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "chowk-bench-"));
  const site = await startProcess(process.cwd(), { RATE_LIMIT: "0", DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const load = Number(loadavg()[0]?.toFixed(1));
  console.log(`${availableParallelism()} cores, load ${load}, median of ${runs}, target ${target} ms`);
  try {
    const rows: { from: string; to: string; ms: number; all: number[] }[] = [];
    for (const [from, to] of routes) {
      const all: number[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
        all.push(await visit(page, site.origin + from, to));
        await page.close();
      }
      all.sort((a, b) => a - b);
      const ms = all[Math.floor(runs / 2)] ?? Number.NaN;
      rows.push({ from, to, ms, all });
      console.log(`${String(ms).padStart(5)} ms  ${from} → ${to}  (${all.join(", ")})`);
    }
    const results = path.join(import.meta.dirname, "results");
    mkdirSync(results, { recursive: true });
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(
      path.join(results, "navigation.json"),
      `${JSON.stringify({ date, cores: availableParallelism(), load, target, ways: rows }, null, 1)}\n`,
    );
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function visit(page: Page, address: string, to: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
  const link = page.getByRole("contentinfo").getByRole("link", { name: to, exact: true });
  const data = page.waitForResponse(/\.data$/);
  await link.dispatchEvent("touchstart");
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  return link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const before = document.querySelector("h1")?.textContent;
        const begun = performance.now();
        const look = () => {
          const heading = document.querySelector("h1")?.textContent;
          if (!heading || heading === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => done(Math.round(performance.now() - begun)));
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
}
