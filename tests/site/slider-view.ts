import { expect, type Locator, type Page } from "@playwright/test";

/** One frame: milliseconds of the page's clock, and how far the row has come in CSS pixels, wraps undone. */
export type Frame = { at: number; moved: number };

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

/** Where a slider's window and the content of each slide stand, in CSS pixels from the left of the page. */
function measureSlider(slider: Locator) {
  return slider.evaluate((node) => {
    const row = node.querySelector("[aria-live]");
    const view = row?.closest(":not([aria-live], astro-slot)");
    if (!row || !view) throw new Error("The slider has no window");
    const measure = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    };
    const slides = [...row.children].map((slide) => measure(slide.firstElementChild ?? slide));
    return { window: measure(view), slides };
  });
}

/** How many slides stand wholly in a slider's window. */
export async function slidesInView(slider: Locator): Promise<number> {
  const { window, slides } = await measureSlider(slider);
  return slides.filter(({ left, right }) => left >= window.left - 1.5 && right <= window.right + 1.5).length;
}

/** Which slide stands in the first place, counted from 0; undefined while none does. */
export async function findFirstInView(slider: Locator): Promise<number | undefined> {
  const { window, slides } = await measureSlider(slider);
  const index = slides.findIndex(({ left }) => Math.abs(left - window.left) < 2);
  return index < 0 ? undefined : index;
}

/** Where each slide begins. */
export async function slidePlaces(slider: Locator): Promise<number[]> {
  return (await measureSlider(slider)).slides.map(({ left }) => left);
}

/**
 * Lets the page's clock run and writes down where the row is, frame by frame.
 * @returns the frames, the width of a slide, and the widest gap between slides that was seen in the window
 */
export async function record(page: Page, slider: Locator, ms: number) {
  await slider.evaluate((node) => {
    const row = node.querySelector("[aria-live]") as HTMLElement;
    const slides = [...row.children];
    const width = (slides[0] as HTMLElement).getBoundingClientRect().width;
    const place = () => slides.map((slide) => slide.getBoundingClientRect());
    const fullWidth = width * slides.length;
    const log = { frames: [] as { at: number; moved: number }[], width, gap: 0, stop: false };
    let lastLeft = place()[0]?.left ?? 0;
    let distance = 0;
    const measureFrame = () => {
      if (log.stop) return;
      const boxes = place();
      const currentLeft = boxes[0]?.left ?? 0;
      let change = currentLeft - lastLeft;
      if (change > fullWidth / 2) change -= fullWidth;
      if (change < -fullWidth / 2) change += fullWidth;
      distance += change;
      lastLeft = currentLeft;
      log.frames.push({ at: performance.now(), moved: distance });
      const view = (row.closest(":not([aria-live], astro-slot)") as Element).getBoundingClientRect();
      let coveredTo = view.left;
      for (const box of boxes.sort((a, b) => a.left - b.left)) {
        if (box.right <= view.left || box.left >= view.right) continue;
        log.gap = Math.max(log.gap, box.left - coveredTo);
        coveredTo = Math.max(coveredTo, box.right);
      }
      log.gap = Math.max(log.gap, view.right - coveredTo);
      requestAnimationFrame(measureFrame);
    };
    Object.assign(window, { sliderLog: log });
    requestAnimationFrame(measureFrame);
  });
  await page.clock.runFor(ms);
  return page.evaluate(() => {
    const log = (
      window as unknown as { sliderLog: { frames: Frame[]; width: number; gap: number; stop: boolean } }
    ).sliderLog;
    log.stop = true;
    return log;
  });
}

/** The moves in a recording that were seen from beginning to end. */
export function movesIn(frames: Frame[]): { began: number; took: number; by: number; frames: Frame[] }[] {
  const runs: Frame[][] = [];
  let run: Frame[] = [];
  for (const [index, frame] of frames.entries()) {
    const isMoving = index > 0 && Math.abs(frame.moved - (frames[index - 1]?.moved ?? 0)) > 0.001;
    if (isMoving) {
      if (run.length === 0) run.push(frames[index - 1] as Frame);
      run.push(frame);
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (frames[0] && runs[0]?.[0] === frames[0]) runs.shift();
  return runs.map((frames) => {
    const first = frames[0] as Frame;
    const lastFrame = frames.at(-1) as Frame;
    return { began: first.at, took: lastFrame.at - first.at, by: lastFrame.moved - first.moved, frames };
  });
}

/** Draws a row by that many CSS pixels with a finger, from around its middle. */
export async function drag(page: Page, slider: Locator, distance: number): Promise<void> {
  const view = slider.locator("[aria-live]").locator("xpath=ancestor::*[not(self::astro-slot)][1]");
  const box = await view.boundingBox();
  if (!box) throw new Error("The slider is not on the screen");
  const y = box.y + box.height / 2;
  const startX = box.x + box.width / 2 - distance / 2;
  const screen = await page.context().newCDPSession(page);
  await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send("touchStart", startX);
  for (let step = 1; step <= 10; step += 1) await send("touchMove", startX + (distance * step) / 10);
  await send("touchEnd");
  await screen.detach();
}
