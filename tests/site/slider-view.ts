import { expect, type Locator, type Page } from "@playwright/test";

/** One frame: milliseconds of the page's clock, and how far the row has come in CSS pixels, wraps undone. */
export type Frame = { at: number; moved: number };

/** A slider on the page, found by what it is called. */
export function sliderOn(page: Page, label: string): Locator {
  return page.getByRole("group", { name: label, exact: true }).and(page.locator("[data-running]"));
}

/** Brings a slider to the middle of the window and waits until it has come to life. */
export async function alive(slider: Locator): Promise<void> {
  await slider.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(slider).toHaveAttribute("data-ready", "");
}

/** How many slides stand wholly in a slider's window. */
export function slidesInView(slider: Locator): Promise<number> {
  return slider.evaluate((node) => {
    const view = node.querySelector("[aria-live]")?.parentElement;
    if (!view) throw new Error("The slider has no window");
    const { left, right } = view.getBoundingClientRect();
    return [...(view.firstElementChild?.children ?? [])].filter((slide) => {
      const box = slide.firstElementChild?.getBoundingClientRect();
      return box && box.left >= left - 1.5 && box.right <= right + 1.5;
    }).length;
  });
}

/** Which slide stands in the first place, counted from 0; undefined while none does. */
export function firstInView(slider: Locator): Promise<number | undefined> {
  return slider.evaluate((node) => {
    const row = node.querySelector("[aria-live]");
    const left = row?.parentElement?.getBoundingClientRect().left ?? 0;
    const at = [...(row?.children ?? [])].findIndex(
      (slide) => Math.abs((slide.firstElementChild?.getBoundingClientRect().left ?? 1e6) - left) < 2,
    );
    return at < 0 ? undefined : at;
  });
}

/** Where each slide begins, in CSS pixels from the left of the page. */
export function slidePlaces(slider: Locator): Promise<number[]> {
  return slider.evaluate((node) =>
    [...(node.querySelector("[aria-live]")?.children ?? [])].map(
      (slide) => slide.getBoundingClientRect().left,
    ),
  );
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
    const whole = width * slides.length;
    const log = { frames: [] as { at: number; moved: number }[], width, gap: 0, stop: false };
    let before = place()[0]?.left ?? 0;
    let moved = 0;
    const look = () => {
      if (log.stop) return;
      const boxes = place();
      const now = boxes[0]?.left ?? 0;
      let by = now - before;
      if (by > whole / 2) by -= whole;
      if (by < -whole / 2) by += whole;
      moved += by;
      before = now;
      log.frames.push({ at: performance.now(), moved });
      const view = (row.parentElement as HTMLElement).getBoundingClientRect();
      let covered = view.left;
      for (const box of boxes.sort((a, b) => a.left - b.left)) {
        if (box.right <= view.left || box.left >= view.right) continue;
        log.gap = Math.max(log.gap, box.left - covered);
        covered = Math.max(covered, box.right);
      }
      log.gap = Math.max(log.gap, view.right - covered);
      requestAnimationFrame(look);
    };
    Object.assign(window, { sliderLog: log });
    requestAnimationFrame(look);
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
  for (const [at, frame] of frames.entries()) {
    const moving = at > 0 && Math.abs(frame.moved - (frames[at - 1]?.moved ?? 0)) > 0.001;
    if (moving) {
      if (run.length === 0) run.push(frames[at - 1] as Frame);
      run.push(frame);
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (frames[0] && runs[0]?.[0] === frames[0]) runs.shift();
  return runs.map((one) => {
    const first = one[0] as Frame;
    const last = one.at(-1) as Frame;
    return { began: first.at, took: last.at - first.at, by: last.moved - first.moved, frames: one };
  });
}

/** Draws a row by that many CSS pixels with a finger, from around its middle. */
export async function drag(page: Page, slider: Locator, by: number): Promise<void> {
  const box = await slider.locator("[aria-live]").locator("..").boundingBox();
  if (!box) throw new Error("The slider is not on the screen");
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  const screen = await page.context().newCDPSession(page);
  await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send("touchStart", from);
  for (let step = 1; step <= 10; step += 1) await send("touchMove", from + (by * step) / 10);
  await send("touchEnd");
  await screen.detach();
}
