import { expect, test } from "./fixtures.ts";
import {
  clients,
  labels,
  openSlider,
  outdoor,
  portfolio,
  recentWork,
  type SliderCase,
  service,
  strip,
  stripBack,
} from "./slider-cases.ts";
import { theyFollow, theyStop } from "./slider-control.ts";
import { theyMove } from "./slider-motion.ts";
import { sliderOn, slidesInView } from "./slider-view.ts";

// What is measured is the same on a phone; the widths are tried one by one.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.describe("How many are shown", () => {
  const shown: [string, SliderCase, Record<number, number>][] = [
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
      const found = await openSlider(page, slider);
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

test.describe("How they move", theyMove);
test.describe("Who may stop them", theyStop);
test.describe("How a visitor leads them", theyFollow);

test("a slider says what it is: a carousel of numbered slides, silent while it moves", async ({ page }) => {
  const slider = await openSlider(page, portfolio);
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
  const below = await openSlider(page, stripBack);
  await expect(below.getByText(service.strip[0] ?? "")).toHaveCount(1);
  await expect(below.getByRole("paragraph")).toHaveCount(0);
  await expect(below.getByRole("button")).toHaveCount(1);
});
