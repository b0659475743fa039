import { expect, stopClock, test } from "./fixtures.ts";
import {
  clients,
  openMoving,
  openSlider,
  outdoor,
  portfolio,
  print,
  recentWork,
  type SliderCase,
  service,
  strip,
  stripBack,
  videos,
} from "./slider-cases.ts";
import { alive, movesIn, record, sliderOn, slidesAcross } from "./slider-view.ts";

/** How fast the sliders move, which way, how often, and that no seam is seen. */
export function theyMove(): void {
  /** Speed of a move and time from start to start, with the 50 ms that the library adds (specification, section 9). */
  const moving: [
    name: string,
    one: SliderCase,
    speedMs: number,
    everyMs: number,
    easing: "linear" | "ease",
  ][] = [
    ["Recent work", recentWork, 500, 2050, "ease"],
    ["The clients", clients, 5000, 5100, "linear"],
    ["A portfolio slider", portfolio, 5000, 5100, "linear"],
    ["Print media", print, 5000, 5050, "linear"],
    ["The videos", videos, 5000, 5050, "linear"],
    ["The strip above", strip, 2000, 2050, "linear"],
    ["The strip below", stripBack, 2000, 2050, "linear"],
  ];
  for (const [name, one, speedMs, everyMs, easing] of moving) {
    const way = one === stripBack ? "left to right" : "right to left";
    test(`${name} moves ${way}, one slide in ${speedMs} ms, every ${everyMs} ms`, async ({ page }) => {
      await page.clock.install();
      const slider = await openMoving(page, one);
      await stopClock(page);
      const { frames, width } = await record(page, slider, 3 * everyMs + 400);
      const [first, second] = movesIn(frames);
      if (!first || !second) throw new Error("Fewer than two moves were seen");
      expect(Math.abs(first.by - (one === stripBack ? width : -width))).toBeLessThan(1.5);
      expect(Math.abs(first.took - speedMs)).toBeLessThanOrEqual(34);
      expect(Math.abs(second.began - first.began - everyMs)).toBeLessThanOrEqual(34);
      const middle = first.frames.find(({ at }) => at >= first.began + speedMs / 2);
      const half = ((middle?.moved ?? 0) - (first.frames[0]?.moved ?? 0)) / first.by;
      if (easing === "linear") expect(half).toBeCloseTo(0.5, 1);
      else expect(half).toBeGreaterThan(0.7);
    });
  }

  for (const [name, one, slides, everyMs] of [
    ["forward", portfolio, outdoor.pieces.length, 5100],
    ["backward", stripBack, service.strip.length, 2050],
  ] as const) {
    test(`a slider that moves ${name} comes round without a seam`, async ({ page }) => {
      await page.clock.install();
      const slider = await openMoving(page, one);
      await stopClock(page);
      const { frames, width, gap } = await record(page, slider, (slides + 1) * everyMs);
      expect(Math.abs(frames.at(-1)?.moved ?? 0)).toBeGreaterThan(slides * width);
      expect(gap).toBeLessThan(2);
      const leaps = frames.map(({ moved }, index) => Math.abs(moved - (frames[index - 1]?.moved ?? moved)));
      expect(Math.max(...leaps)).toBeLessThan(width / 8);
    });
  }

  test("the clock goes on in a slider that keeps its place when the window's width changes", async ({
    page,
  }) => {
    await page.clock.install();
    const slider = await openMoving(page, portfolio);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(() => slidesAcross(slider)).toBe(2);
    await stopClock(page);
    const { frames, gap } = await record(page, slider, 6000);
    expect(Math.abs(frames.at(-1)?.moved ?? 0)).toBeGreaterThan(100);
    expect(gap).toBeLessThan(2);
  });

  test("a page left while its sliders move leaves nothing behind", async ({ page }) => {
    await page.clock.install();
    await openSlider(page, portfolio);
    await page.clock.runFor(1000);
    await page.getByRole("contentinfo").getByRole("link", { name: "Clients" }).click();
    await expect(page).toHaveURL(/Welcome-page/);
    await page.mouse.move(1, 1);
    await page.clock.runFor(6000);
    const slider = sliderOn(page, clients.label);
    await alive(slider);
    await expect(slider).toHaveAttribute("data-running", "true");
  });
}
