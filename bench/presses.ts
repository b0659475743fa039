import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { wholeChromium } from "../tests/chromium.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { describeMachine, readMachine, writeResults } from "./results.ts";

const runs = 5;
/** Milliseconds. */
const target = 100;

/** By what factor the processor is slowed down. */
const slowdown = 4;

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
const button =
  (name: RegExp): PreparePress =>
  async (page) => {
    const button = page.getByRole("button", { name }).first();
    await button.scrollIntoViewIfNeeded();
    return () => button.click();
  };
const weeks: PreparePress = async (page) => {
  await page.getByRole("spinbutton").focus();
  return () => page.keyboard.press("4");
};
const firstTick: PreparePress = async (page) => {
  const tick = page.locator("form [type=checkbox]").first();
  await tick.scrollIntoViewIfNeeded();
  return () => tick.click({ force: true });
};
const menuLink: PreparePress = async (page) => {
  await page.locator("[popovertarget=menu]").first().click();
  const link = page.locator("#menu nav a[href='/About']");
  await link.hover();
  return () => link.click();
};

const plan = "/plan?s=ashoka-heights,gt-natura,ashtha-green,vip-karishma";

const presses: [path: string, what: string, prepare: PreparePress][] = [
  ["/Outdoor-Advertising-in-Raipur", "filter", nextChoice("Board")],
  ["/Outdoor-Advertising-in-Raipur", "sort", nextChoice("Sort by")],
  ["/Society-Branding-in-Raipur", "filter", nextChoice("Board")],
  ["/Society-Branding-in-Raipur", "sort", nextChoice("Sort by")],
  ["/", "open a work", firstWork],
  ["/Portfolio", "open a work", firstWork],
  ["/Outdoor-Advertising-in-Raipur", "tick a site", firstTick],
  [plan, "weeks", weeks],
  [plan, "compare", button(/compare/)],
  ["/", "next slide", button(/^Next/)],
];

/** What only narrow windows show. */
const phonePresses: typeof presses = [["/", "link in the menu", menuLink]];

/**
 * Milliseconds from a press to the next frame (Event Timing), with the processor slowed down, in a narrow and a wide window:
 * the medians of five freshly opened pages of the built site.
 */
export async function pressesBench(): Promise<void> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-bench-"));
  const site = await startProcess(process.cwd(), { RATE_LIMIT: "0", DATA_DIR: folder.path });
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const machine = readMachine();
  console.log(`${describeMachine(machine)}, median of ${runs}, target ${target} ms`);
  try {
    const rows: { page: string; width: number; what: string; ms: number; all: number[] }[] = [];
    for (const width of [360, 1280])
      for (const [page, what, prepare] of width < 1024 ? [...presses, ...phonePresses] : presses) {
        const all: number[] = [];
        for (let run = 0; run < runs; run++) {
          const tab = await browser.newPage({ viewport: { width, height: 800 } });
          await tab.goto(site.origin + page, { waitUntil: "networkidle" });
          all.push(await timed(tab, prepare));
          await tab.close();
        }
        all.sort((a, b) => a - b);
        const ms = all[Math.floor(runs / 2)] ?? Number.NaN;
        rows.push({ page, width, what, ms, all });
        console.log(`${String(ms).padStart(5)} ms  ${width}  ${page} ${what}  (${all.join(", ")})`);
      }
    writeResults("presses", machine, { target, visits: rows });
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function timed(page: Page, prepare: PreparePress): Promise<number> {
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
