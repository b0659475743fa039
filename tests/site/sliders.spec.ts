import { type SliderPreset, sliderPresets } from "../../app/components/slider/slider-presets.ts";
import { findService } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readTrust } from "../../app/pages/services/trust.server.ts";
import { expect, hydrated, stopClock, test } from "./fixtures.ts";
import {
  alive,
  drag,
  firstInView,
  movesIn,
  record,
  slidePlaces,
  sliderOn,
  slidesAcross,
  slidesInView,
} from "./slider-view.ts";

const { labels } = readSite();
const [outdoor] = readPortfolio().sliders;
const printMedia = readPortfolio().sliders.find(({ key }) => key === "print-media");
if (!outdoor || !printMedia) throw new Error("The portfolio lacks a slider");
const service = findService("/Outdoor-Advertising-in-Raipur");
const trust = readTrust(service.name);

const recentWork = { path: "/", label: readHomePage().work.label, preset: sliderPresets.recentWork };
const clients = { path: "/Clients", label: readClientsPage().slider, preset: sliderPresets.clients };
const portfolio = { path: "/Portfolio", label: outdoor.title, preset: sliderPresets.portfolio };
const print = { path: "/Portfolio", label: printMedia.title, preset: sliderPresets.portfolioPrint };
const videos = {
  path: "/Portfolio",
  label: readPortfolio().videos.title,
  preset: sliderPresets.portfolioVideos,
};
const strip = { path: service.path, label: trust.strip, preset: sliderPresets.stripForward };
const stripBack = { path: service.path, label: trust.stripAgain, preset: sliderPresets.stripBackward };

type Case = { path: string; label: string; preset: SliderPreset };

async function open(page: import("@playwright/test").Page, { path, label }: Case) {
  await page.goto(path);
  await hydrated(page);
  const slider = sliderOn(page, label);
  await alive(slider);
  return slider;
}

test.describe("How many are shown", () => {
  const shown: [string, Case, Record<number, number>][] = [
    ["Recent work", recentWork, { 360: 1, 425: 1, 426: 2, 768: 2, 769: 3, 1280: 3 }],
    ["The portfolio", portfolio, { 360: 1, 425: 1, 426: 2, 768: 2, 769: 3, 1280: 3 }],
    ["The clients", clients, { 360: 3, 768: 3, 769: 5, 1280: 5 }],
    ["The trust section's strip", strip, { 360: 3, 768: 3, 1280: 3 }],
  ];
  for (const [name, slider, widths] of shown) {
    test(`${name} shows ${Object.entries(widths)
      .map(([width, count]) => `${count} at ${width} px`)
      .join(", ")}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const found = await open(page, slider);
      for (const [width, count] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        await expect.poll(() => slidesInView(found)).toBe(count);
      }
    });

    test(`${name} shows as many without script, in a row that scrolls`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(slider.path);
      const found = sliderOn(page, slider.label);
      for (const [width, count] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        expect(await slidesInView(found)).toBe(count);
      }
      const scrolls = await found.locator("[aria-live]").evaluate(({ parentElement: view }) => {
        view?.scrollBy({ left: 5000, behavior: "instant" });
        return view?.scrollLeft;
      });
      expect(scrolls).toBeGreaterThan(100);
      await expect(found.getByRole("button")).toHaveCount(0);
      await context.close();
    });
  }
});

test.describe("How they move", () => {
  /** Speed of a move and time from start to start, with the 50 ms that the library adds (specification, section 9). */
  const moving: [name: string, one: Case, speedMs: number, everyMs: number, easing: "linear" | "ease"][] = [
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
      const slider = await open(page, one);
      await expect(slider).toHaveAttribute("data-running", "true");
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
      const slider = await open(page, one);
      await expect(slider).toHaveAttribute("data-running", "true");
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
    const slider = await open(page, portfolio);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(() => slidesAcross(slider)).toBe(2);
    await stopClock(page);
    const { frames, gap } = await record(page, slider, 6000);
    expect(Math.abs(frames.at(-1)?.moved ?? 0)).toBeGreaterThan(100);
    expect(gap).toBeLessThan(2);
  });

  test("a page left while its sliders move leaves nothing behind", async ({ page }) => {
    await page.clock.install();
    await open(page, portfolio);
    await page.clock.runFor(1000);
    await page.getByRole("contentinfo").getByRole("link", { name: "Clients" }).click();
    await expect(page).toHaveURL(/Welcome-page/);
    await page.mouse.move(1, 1);
    await page.clock.runFor(6000);
    const slider = sliderOn(page, clients.label);
    await alive(slider);
    await expect(slider).toHaveAttribute("data-running", "true");
  });
});

test.describe("Who may stop them", () => {
  test("the first button stops a slider and starts it again, and nothing else does", async ({ page }) => {
    await page.clock.install();
    const slider = await open(page, portfolio);
    await expect(slider).toHaveAttribute("data-running", "true");
    const button = slider.getByRole("button").first();
    await expect(button).toHaveAccessibleName(`${labels.pause}: ${portfolio.label}`);
    await button.click();
    await expect(button).toHaveAccessibleName(`${labels.play}: ${portfolio.label}`);
    await expect(slider).toHaveAttribute("data-running", "false");
    await slider.hover();
    await page.mouse.move(0, 0);
    await button.focus();
    await button.blur();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await alive(slider);
    await stopClock(page);
    const still = await record(page, slider, 8000);
    expect(still.frames.every(({ moved }) => Math.abs(moved) < 0.01)).toBe(true);
    await button.click();
    await expect(button).toHaveAccessibleName(`${labels.pause}: ${portfolio.label}`);
    const again = await record(page, slider, 3000);
    expect(Math.abs(again.frames.at(-1)?.moved ?? 0)).toBeGreaterThan(20);
  });

  test("a slider stands still under the pointer, between two slides too, and goes on from there", async ({
    page,
  }) => {
    await page.clock.install();
    const slider = await open(page, portfolio);
    await stopClock(page);
    await page.clock.runFor(2000);
    await slider.hover();
    await expect(slider).toHaveAttribute("data-running", "false");
    const held = await record(page, slider, 7000);
    expect(held.frames.every(({ moved }) => Math.abs(moved) < 0.01)).toBe(true);
    await page.mouse.move(1, 1);
    await expect(slider).toHaveAttribute("data-running", "true");
    const { frames, width } = await record(page, slider, 1000);
    expect(Math.abs((frames.at(-1)?.moved ?? 0) + width / 5)).toBeLessThan(width / 25);
  });

  test("a slider stands still while the keyboard is in it, and shows the slide that has the focus", async ({
    page,
  }) => {
    const slider = await open(page, portfolio);
    const last = slider.getByRole("link").last();
    await slider.getByRole("button").last().focus();
    for (let at = 0; at <= outdoor.pieces.length; at += 1) await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
    await expect(slider).toHaveAttribute("data-running", "false");
    await expect
      .poll(async () => {
        const [box, view] = await Promise.all([
          last.boundingBox(),
          slider.locator("[aria-live]").locator("..").boundingBox(),
        ]);
        return (
          box !== null && view !== null && box.x >= view.x - 1 && box.x + box.width <= view.x + view.width + 1
        );
      })
      .toBe(true);
    await page.keyboard.press("Tab");
    await expect(slider).toHaveAttribute("data-running", "true");
  });

  test("the keyboard reaches the pause button before anything that moves", async ({ page }) => {
    const slider = await open(page, clients);
    await slider.evaluate((node) => {
      node.tabIndex = -1;
      (node as HTMLElement).focus({ preventScroll: true });
    });
    await page.keyboard.press("Tab");
    await expect(slider.getByRole("button", { name: `${labels.pause}: ${clients.label}` })).toBeFocused();
  });

  test("whoever asks for less motion sees a still slider, can step through it, and may start it", async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const slider = await open(page, portfolio);
    await expect(slider).toHaveAttribute("data-running", "false");
    await stopClock(page);
    const still = await record(page, slider, 6000);
    expect(still.frames.every(({ moved }) => Math.abs(moved) < 0.01)).toBe(true);
    const before = await slidePlaces(slider);
    await slider.getByRole("button", { name: labels.next }).click();
    const after = await slidePlaces(slider);
    expect(Math.abs((after[1] ?? 0) - (before[0] ?? 0))).toBeLessThan(1.5);
    await page.mouse.move(1, 1);
    await slider.getByRole("button", { name: labels.play }).click();
    await expect(slider).toHaveAttribute("data-running", "true");
  });
});

test.describe("How a visitor leads them", () => {
  test("the buttons and the arrow keys go one slide on and one back", async ({ page }) => {
    const slider = await open(page, portfolio);
    await slider.getByRole("button").first().click();
    await slider.getByRole("button", { name: labels.next }).click();
    await expect.poll(() => firstInView(slider)).toBeGreaterThanOrEqual(0);
    const start = (await firstInView(slider)) ?? 0;
    const place = (steps: number) => (start + steps + outdoor.pieces.length) % outdoor.pieces.length;
    await slider.getByRole("button", { name: labels.next }).click();
    await expect.poll(() => firstInView(slider)).toBe(place(1));
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => firstInView(slider)).toBe(place(2));
    await slider.getByRole("link").nth(place(2)).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => firstInView(slider)).toBe(place(1));
    await slider.getByRole("button", { name: labels.previous }).click();
    await slider.getByRole("button", { name: labels.previous }).click();
    await expect.poll(() => firstInView(slider)).toBe(place(-1));
  });

  for (const hand of ["finger", "mouse"] as const) {
    test(`a row drawn by ${hand} while it moves follows, comes to rest on a slide, and then goes on`, async ({
      page,
    }) => {
      await page.clock.install();
      const slider = await open(page, print);
      await stopClock(page);
      await page.clock.runFor(2000);
      const before = await slidePlaces(slider);
      await drag(page, slider, -160, hand);
      if (hand === "mouse") await page.mouse.move(1, 1);
      await page.clock.runFor(100);
      expect((await slidePlaces(slider))[1]).toBeLessThan((before[1] ?? 0) - 40);
      await page.clock.runFor(2500);
      expect(await firstInView(slider)).toBeDefined();
      const { frames, width } = await record(page, slider, 9000);
      expect(Math.abs(frames.at(-1)?.moved ?? 0)).toBeGreaterThan(width * 0.4);
    });
  }

  test("the clients' slider has a dot for each, and each leads to its client", async ({ page }) => {
    const slider = await open(page, clients);
    const names = readClientsPage().clients.map(({ name }) => name);
    const dots = slider.getByRole("button", { name: labels.slider.show.replace("{n}", "") });
    await expect(dots).toHaveCount(names.length);
    const { width, height } = (await dots.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await slider.getByRole("button").first().click();
    await dots.nth(7).click();
    await expect(dots.nth(7)).toHaveAttribute("aria-current", "true");
    const view = await slider.locator("[aria-live]").locator("..").boundingBox();
    await expect
      .poll(async () => {
        const box = await slider.getByRole("img", { name: names[7] ?? "" }).boundingBox();
        return box !== null && view !== null && box.x >= view.x - 1 && box.x < view.x + view.width / 3;
      })
      .toBe(true);
  });

  test("a row that was scrolled by hand before it came to life keeps its place", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/slider-engine/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(portfolio.path);
    await hydrated(page);
    const slider = sliderOn(page, portfolio.label);
    await slider.scrollIntoViewIfNeeded();
    await slider.locator("[aria-live]").evaluate((row) => {
      const slide = row.children[2] as HTMLElement;
      row.parentElement?.scrollTo({
        left: slide.offsetLeft - (row as HTMLElement).offsetLeft,
        behavior: "instant",
      });
    });
    const before = await slidePlaces(slider);
    release();
    await alive(slider);
    const after = await slidePlaces(slider);
    expect(Math.abs((after[2] ?? 0) - (before[2] ?? 1000))).toBeLessThan(2);
  });
});

test("a slider says what it is: a carousel of numbered slides, silent while it moves", async ({ page }) => {
  const slider = await open(page, portfolio);
  await expect(slider).toHaveAttribute("aria-roledescription", labels.slider.carousel);
  const slides = slider.locator(`[aria-roledescription="${labels.slider.slide}"]`);
  await expect(slides).toHaveCount(outdoor.pieces.length);
  await expect(slides.first()).toHaveAccessibleName(
    labels.slider.position.replace("{n}", "1").replace("{total}", String(outdoor.pieces.length)),
  );
  await expect(slider.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await slider.getByRole("button").first().click();
  await expect(slider.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("the strip's repetition is for the eye alone, and has its own pause button", async ({ page }) => {
  const below = await open(page, stripBack);
  await expect(below.getByText(service.strip[0] ?? "")).toHaveCount(1);
  await expect(below.getByRole("paragraph")).toHaveCount(0);
  await expect(below.getByRole("button")).toHaveCount(1);
});
