import { expect, type Locator, type Page } from "@playwright/test";

/** A slider on the page, found by what it is called. */
export function sliderOn(page: Page, label: string): Locator {
  return page.getByRole("group", { name: label, exact: true }).and(page.locator("[data-running]"));
}

/** Brings a slider to the middle of the window and waits until it has come to life. */
export async function waitForSlider(slider: Locator): Promise<void> {
  // Looked up each time: what comes to life above it may move it.
  await expect
    .poll(async () => {
      await slider.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
      return slider.getAttribute("data-ready");
    })
    .toBe("");
}

/** Where a slider's window, its slides and their content stand, in CSS pixels from the left of the page. */
function measureSlider(slider: Locator) {
  return slider.evaluate((node) => {
    const row = node.querySelector("[aria-live]");
    const view = row?.closest(":not([aria-live], astro-slot)");
    if (!row || !view) throw new Error("The slider has no window");
    const measure = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    };
    const slides = [...row.children];
    return {
      window: measure(view),
      slides: slides.map(measure),
      contents: slides.map((slide) => measure(slide.firstElementChild ?? slide)),
    };
  });
}

/** How many slides stand wholly in a slider's window. */
export async function slidesInView(slider: Locator): Promise<number> {
  const { window, contents } = await measureSlider(slider);
  return contents.filter(({ left, right }) => left >= window.left - 1.5 && right <= window.right + 1.5)
    .length;
}

/** Which slide stands in the first place, counted from 0; undefined while none does. */
export async function findFirstInView(slider: Locator): Promise<number | undefined> {
  const { window, contents } = await measureSlider(slider);
  const index = contents.findIndex(({ left }) => Math.abs(left - window.left) < 2);
  return index < 0 ? undefined : index;
}

/** Where each slide begins. */
export async function slidePlaces(slider: Locator): Promise<number[]> {
  return (await measureSlider(slider)).slides.map(({ left }) => left);
}

/** How many slides' widths a row has come between two looks at where they begin; a whole way round counts for nothing. */
export function slidesMoved(before: number[], after: number[]): number {
  const width = (Math.max(...before) - Math.min(...before)) / (before.length - 1);
  const moved = ((after[0] ?? 0) - (before[0] ?? 0)) / width;
  return moved - before.length * Math.round(moved / before.length);
}

/** The widest gap between two slides in the window, or between one and the window's edge. */
export async function widestGap(slider: Locator): Promise<number> {
  const { window, slides } = await measureSlider(slider);
  const gaps: number[] = [];
  let coveredTo = window.left;
  for (const { left, right } of slides.toSorted((one, other) => one.left - other.left)) {
    if (right <= window.left || left >= window.right) continue;
    gaps.push(left - coveredTo);
    coveredTo = Math.max(coveredTo, right);
  }
  return Math.max(...gaps, window.right - coveredTo);
}

/** A little longer than a frame, in ms: within it a row that moves has moved. */
const step = 20;

/**
 * Lets the page's clock run until the row moves, or stands.
 * @returns where the slides began before the last step, and the milliseconds that passed
 */
export async function runUntil(page: Page, slider: Locator, wanted: "moves" | "stands") {
  for (let ms = step; ; ms += step) {
    const before = await slidePlaces(slider);
    await page.clock.runFor(step);
    const isMoving = Math.abs(slidesMoved(before, await slidePlaces(slider))) > 1e-6;
    if (isMoving === (wanted === "moves")) return { before, ms };
  }
}

/** Draws a row by that many CSS pixels with a finger, from around its middle. */
export async function drag(page: Page, slider: Locator, distance: number): Promise<void> {
  const view = slider.locator("[aria-live]").locator("xpath=ancestor::*[not(self::astro-slot)][1]");
  const box = await view.boundingBox();
  if (!box) throw new Error("The slider is not on the screen");
  await swipe(page, { x: box.x + (box.width - distance) / 2, y: box.y + box.height / 2 }, distance);
}

/** Draws a finger over the screen to the right, or by a negative distance to the left. */
export async function swipe(page: Page, { x, y }: { x: number; y: number }, distance: number): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send("touchStart", x);
  for (let part = 1; part <= 10; part += 1) await send("touchMove", x + (distance * part) / 10);
  await send("touchEnd");
  await screen.detach();
}
