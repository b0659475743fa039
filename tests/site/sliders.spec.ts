import type { Locator, Page } from "@playwright/test";
import { moveEveryMs, type SliderPreset, sliderPresets } from "../../app/components/slider/slider-presets.ts";
import { interpolate } from "../../app/data/format.ts";
import { findService } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readTrust } from "../../app/pages/services/service-page.server.ts";
import { desktop } from "../chromium.ts";
import { deep, expect, stopClock, test } from "./fixtures.ts";
import {
  drag,
  findFirstInView,
  runUntil,
  slidePlaces,
  sliderOn,
  slidesInView,
  slidesMoved,
  waitForSlider,
  widestGap,
} from "./slider-view.ts";

// What is measured is the same on a phone; the widths are tried one by one.
test.use(desktop);

type SliderCase = { path: string; label: string; preset: SliderPreset };

const { labels } = readSite();
const [work] = readPortfolio().sliders;
const printMedia = readPortfolio().sliders.find(({ key }) => key === "print-media");
if (!work || !printMedia) throw new Error("The portfolio lacks a slider");
const service = findService("/Outdoor-Advertising-in-Raipur");
const trust = readTrust(service.name);
const recentWork = { path: "/", label: readHomePage().work.label, preset: sliderPresets.recentWork };
const clients = { path: "/Clients", label: readClientsPage().slider, preset: sliderPresets.clients };
const portfolio = { path: "/Portfolio", label: work.title, preset: sliderPresets.portfolio };
const print = { path: "/Portfolio", label: printMedia.title, preset: sliderPresets.portfolioPrint };
const stripBack = { path: service.path, label: trust.stripAgain, preset: sliderPresets.stripBackward };

/** Opens a slider's page and waits until the slider has come to life. */
async function openSlider(page: Page, { path, label }: SliderCase): Promise<Locator> {
  await page.goto(path);
  const slider = sliderOn(page, label);
  await waitForSlider(slider);
  return slider;
}

/** Opens a slider that moves, and lets time pass only when the test says so. */
async function openMoving(page: Page, sliderCase: SliderCase): Promise<Locator> {
  await page.clock.install();
  const slider = await openSlider(page, sliderCase);
  await expect(slider).toHaveAttribute("data-running", "true");
  await stopClock(page);
  return slider;
}

async function expectStill(page: Page, slider: Locator): Promise<void> {
  const before = await slidePlaces(slider);
  for (let second = 0; second < 7; second += 1) {
    await page.clock.runFor(1000);
    expect(Math.abs(slidesMoved(before, await slidePlaces(slider)))).toBeLessThan(1e-4);
  }
}

for (const [name, slider, widths] of [
  ["Recent work", recentWork, { 360: 1, 425: 1, 426: 2, 768: 2, 769: 3, 1280: 3 }],
  ["The clients' slider", clients, { 360: 3, 768: 3, 769: 5, 1280: 5 }],
] as const)
  test(`${name} shows as many slides as the specification says at each width`, deep, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const match = await openSlider(page, slider);
    for (const [width, count] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(() => slidesInView(match), `${width} px`).toBe(count);
    }
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a slider is a row that scrolls, without buttons", deep, async ({ page }) => {
    await page.goto(recentWork.path);
    const slider = sliderOn(page, recentWork.label);
    expect(await slidesInView(slider)).toBe(3);
    const scrolled = await slider.locator("[aria-live]").evaluate((row) => {
      const view = row.closest(":not([aria-live], astro-slot)");
      view?.scrollBy({ left: 5000, behavior: "instant" });
      return view?.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(100);
    await expect(slider.getByRole("button")).toHaveCount(0);
  });
});

for (const [name, slider, way] of [
  ["Recent work", recentWork, "right to left"],
  ["The strip below", stripBack, "left to right"],
] as const)
  test(`${name} moves from ${way}, at its pace, without a visible seam`, deep, async ({ page }) => {
    const { speedMs, easing } = slider.preset;
    const forward = way === "left to right" ? 1 : -1;
    const match = await openMoving(page, slider);
    await runUntil(page, match, "stands");
    const { before } = await runUntil(page, match, "moves");
    await page.clock.runFor(speedMs / 2);
    const half = forward * slidesMoved(before, await slidePlaces(match));
    if (easing === "linear") expect(half).toBeCloseTo(0.5, 1);
    else expect(half).toBeGreaterThan(0.7);
    expect(await widestGap(match)).toBeLessThan(2);
    const rest = await runUntil(page, match, "stands");
    expect(forward * slidesMoved(before, rest.before)).toBeCloseTo(1, 2);
    const next = await runUntil(page, match, "moves");
    // Of a move and of a rest neither is seen to the millisecond.
    const tookMs = speedMs / 2 + rest.ms;
    expect(Math.abs(tookMs - speedMs)).toBeLessThanOrEqual(50);
    expect(Math.abs(tookMs + next.ms - moveEveryMs(slider.preset))).toBeLessThanOrEqual(50);
  });

test("a slider stops under the pointer, even between two slides, and continues from there; its first button stops it for good and starts it again, and it says so", async ({
  page,
}) => {
  const slider = await openMoving(page, portfolio);
  await page.clock.runFor(2000);
  await slider.hover();
  await expect(slider).toHaveAttribute("data-running", "false");
  await expectStill(page, slider);
  await page.mouse.move(1, 1);
  await expect(slider).toHaveAttribute("data-running", "true");
  const places = await slidePlaces(slider);
  await page.clock.runFor(1000);
  expect(Math.abs(slidesMoved(places, await slidePlaces(slider)) + 1 / 5)).toBeLessThan(1 / 25);
  const button = slider.getByRole("button").first();
  await expect(button).toHaveAccessibleName(`${labels.pause}: ${portfolio.label}`);
  await expect(slider.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await button.click();
  await expect(button).toHaveAccessibleName(`${labels.play}: ${portfolio.label}`);
  await expect(slider.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  await slider.hover();
  await page.mouse.move(0, 0);
  await button.focus();
  await button.blur();
  await expectStill(page, slider);
  await button.click();
  await expect(slider).toHaveAttribute("data-running", "true");
});

test(
  "a slider stops while the keyboard focus is in it, and shows the focused slide",
  deep,
  async ({ page }) => {
    const slider = await openSlider(page, portfolio);
    const lastLink = slider.getByRole("link").last();
    await slider.getByRole("button").last().focus();
    for (let index = 0; index <= work.pieces.length; index += 1) await page.keyboard.press("Tab");
    await expect(lastLink).toBeFocused();
    await expect(slider).toHaveAttribute("data-running", "false");
    await expect(lastLink).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Tab");
    await expect(slider).toHaveAttribute("data-running", "true");
  },
);

test("a visitor who prefers less motion sees a still slider, can step through it, and may start it", async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const slider = await openSlider(page, portfolio);
  await stopClock(page);
  await expectStill(page, slider);
  const before = await slidePlaces(slider);
  await slider.getByRole("button", { name: labels.next }).click();
  const after = await slidePlaces(slider);
  expect(Math.abs((after[1] ?? 0) - (before[0] ?? 0))).toBeLessThan(1.5);
  await page.mouse.move(1, 1);
  await slider.getByRole("button", { name: labels.play }).click();
  await expect(slider).toHaveAttribute("data-running", "true");
});

test("the buttons and the arrow keys move one slide forward and one back", deep, async ({ page }) => {
  const slider = await openMoving(page, portfolio);
  const waitUntilSettled = async () => {
    await page.clock.runFor(6000);
    return findFirstInView(slider);
  };
  const next = slider.getByRole("button", { name: labels.next });
  await slider.getByRole("button").first().click();
  await next.click();
  const start = (await waitUntilSettled()) ?? Number.NaN;
  const place = (steps: number) => (start + steps + work.pieces.length) % work.pieces.length;
  await next.click();
  expect(await waitUntilSettled()).toBe(place(1));
  await page.keyboard.press("ArrowRight");
  expect(await waitUntilSettled()).toBe(place(2));
  await slider.getByRole("link").nth(place(2)).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await waitUntilSettled()).toBe(place(1));
  await slider.getByRole("button", { name: labels.previous }).click();
  expect(await waitUntilSettled()).toBe(place(0));
});

test(
  "a moving row dragged by a finger follows it, settles on a slide, and then continues",
  deep,
  async ({ page }) => {
    const slider = await openMoving(page, print);
    await page.clock.runFor(2000);
    const before = await slidePlaces(slider);
    await drag(page, slider, -160);
    await page.clock.runFor(100);
    expect((await slidePlaces(slider))[1]).toBeLessThan((before[1] ?? 0) - 40);
    await page.clock.runFor(2500);
    expect(await findFirstInView(slider)).toBeDefined();
    const settled = await slidePlaces(slider);
    await page.clock.runFor(9000);
    expect(Math.abs(slidesMoved(settled, await slidePlaces(slider)))).toBeGreaterThan(0.4);
  },
);

test(
  "the keyboard reaches the clients' pause button before anything that moves; a dot for each, large enough to press, leads to its client; a phone says how far along they are instead",
  deep,
  async ({ page }) => {
    const slider = await openSlider(page, clients);
    await slider.evaluate((node: HTMLElement) => {
      node.tabIndex = -1;
      node.focus({ preventScroll: true });
    });
    await page.keyboard.press("Tab");
    await expect(slider.getByRole("button", { name: `${labels.pause}: ${clients.label}` })).toBeFocused();
    const names = readClientsPage().clients.map(({ name }) => name);
    const dots = slider.getByRole("button", { name: labels.slider.show.replace("{n}", "") });
    await expect(dots).toHaveCount(names.length);
    const { width, height } = (await dots.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press("Enter");
    await dots.nth(7).click();
    await expect(dots.nth(7)).toHaveAttribute("aria-current", "true");
    await expect(slider.getByRole("img", { name: names[7] ?? "" })).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    const position = interpolate(labels.slider.position, { n: 8, total: names.length });
    await expect(slider.getByText(position)).toBeVisible();
    await expect(dots.first()).toBeHidden();
  },
);
