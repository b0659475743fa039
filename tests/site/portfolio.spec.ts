import type { Locator, Page } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readShowcase } from "../../app/pages/showcase/showcase.server.ts";
import { deep, expect, hydrated, open, test } from "./fixtures.ts";
import { sliderOn, swipe, waitForSlider } from "./slider-view.ts";

const { labels } = readSite();
const portfolio = readPortfolio();
const [outdoor] = portfolio.sliders;
if (!outdoor) throw new Error("The portfolio has no sliders");
const [firstWork, secondWork] = outdoor.pieces;
const lastWork = outdoor.pieces.at(-1);
if (!firstWork || !secondWork || !lastWork) throw new Error("The first slider lacks pieces");
const { videos, closing } = portfolio;
const findFilm = (page: Page, title: string) =>
  page.getByRole("link", { name: `${labels.play}: ${title}`, exact: true });

/** @returns the slider, which has come to life */
async function openPortfolio(page: Page, title: string, motion: "reduce" | "no-preference" = "reduce") {
  await page.emulateMedia({ reducedMotion: motion });
  await open(page, "/Portfolio");
  const slider = sliderOn(page, title);
  await waitForSlider(slider);
  return slider;
}

/** Opens the work whose link has this picture. */
async function enlarge(page: Page, slider: Locator, title: string, alt: string): Promise<Locator> {
  const link = slider.getByRole("link", { name: alt }).first();
  await hydrated(link);
  await link.click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("img", { name: alt })).toBeVisible();
  return dialog;
}

test("a work opens large, leads round to the others, and Escape returns", async ({ page }) => {
  const slider = await openPortfolio(page, outdoor.title);
  const dialog = await enlarge(page, slider, outdoor.title, firstWork.picture.alt);
  await expect(dialog.getByRole("figure")).toContainText(firstWork.client);
  await expect(dialog.getByRole("figure")).toContainText(firstWork.medium);
  const press = (name: string) => dialog.getByRole("button", { name }).click();
  for (const [act, work] of [
    [() => press(labels.next), secondWork],
    [() => page.keyboard.press("ArrowLeft"), firstWork],
    [() => page.keyboard.press("ArrowLeft"), lastWork],
    [() => page.keyboard.press("ArrowRight"), firstWork],
    [() => press(labels.previous), lastWork],
  ] as const) {
    await act();
    await expect(dialog.getByRole("img", { name: work.picture.alt })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/Portfolio");
  await expect(slider.getByRole("link", { name: firstWork.picture.alt })).toBeFocused();
});

test(
  "an opened work fits the window and keeps its proportions, in the showcase, too",
  deep,
  async ({ page }) => {
    const expectToFit = async (dialog: Locator, { width, height }: { width: number; height: number }) => {
      const image = dialog.getByRole("img");
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      for (const window of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(window);
        await expect(image).toBeInViewport({ ratio: 1 });
        const box = (await image.boundingBox()) ?? { width: 0, height: 1 };
        expect(Math.max(box.width / window.width, box.height / window.height)).toBeGreaterThan(0.6);
        expect(box.width / box.height).toBeCloseTo(width / height, 1);
      }
    };
    await openPortfolio(page, outdoor.title);
    const works = portfolio.sliders.map(({ title, pieces }) => ({ title, work: pieces[0] ?? firstWork }));
    const { title, work } = works.find(({ work }) => work.picture.width < work.picture.height) ??
      works[0] ?? {
        title: outdoor.title,
        work: firstWork,
      };
    await waitForSlider(sliderOn(page, title));
    await expectToFit(await enlarge(page, sliderOn(page, title), title, work.picture.alt), work.picture);
    const { campaigns, pieces: label } = readShowcase();
    await open(page, "/Showcase");
    const { title: campaign = "", client, pieces } = campaigns[0] ?? {};
    const piece = pieces?.at(-1)?.picture ?? firstWork.picture;
    const article = page.getByRole("article", { name: campaign });
    await expectToFit(await enlarge(page, article, `${label}: ${client}`, piece.alt), piece);
  },
);

test("the outdoor work that has just left its row stands large above it", deep, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slider = await openPortfolio(page, outdoor.title);
  const large = slider.locator("[data-stage] figure:not(:first-child):visible a");
  await expect(large).toHaveCount(0);
  await slider.getByRole("button", { name: `${labels.next}: ${outdoor.title}` }).click();
  await expect(large).toHaveAttribute("href", firstWork.file);
  await large.click();
  await expect(page.getByRole("dialog").getByRole("img", { name: firstWork.picture.alt })).toBeVisible();
});

test("a swipe leads to the next opened work, and Back closes it", deep, async ({ page }) => {
  const slider = await openPortfolio(page, outdoor.title);
  for (const time of ["first", "second"]) {
    const dialog = await enlarge(page, slider, outdoor.title, firstWork.picture.alt);
    await swipe(page, { x: 250, y: 300 }, -150);
    await expect(dialog.getByRole("img", { name: secondWork.picture.alt }), time).toBeVisible();
    await page.goBack();
    await expect(dialog, time).toHaveCount(0);
    await expect(page).toHaveURL("/Portfolio");
  }
});

test(
  "a slider waits while one of its works is open, and continues when it is closed",
  deep,
  async ({ page }) => {
    const slider = await openPortfolio(page, outdoor.title, "no-preference");
    await expect(slider).toHaveAttribute("data-running", "true");
    await slider.getByRole("button").first().hover();
    await slider.getByRole("link").first().click();
    await page.mouse.move(1, 1);
    await expect(slider).toHaveAttribute("data-running", "false");
    await page.getByRole("dialog").getByRole("button", { name: labels.close }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.mouse.move(1, 1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(slider).toHaveAttribute("data-running", "true");
  },
);

test.describe("The video platform", () => {
  test.use({ expectedMessages: /^https:\/\/www\.youtube-nocookie\.com\/embed\// });

  test("isn't contacted before a film is pressed", async ({ page }) => {
    const requests: string[] = [];
    await page.context().route(/youtube|ytimg|google|doubleclick/, async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
    });
    const slider = await openPortfolio(page, videos.title, "no-preference");
    await findFilm(page, closing.video.title).scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: new RegExp(`^${labels.play}: `) })).toHaveCount(10);
    expect(requests).toEqual([]);
    await slider.getByRole("button").first().hover();
    const link = slider.getByRole("link").first();
    const [film] = videos.items;
    await expect(link).toHaveAccessibleName(`${labels.play}: ${film?.title}`);
    await link.click();
    const player = slider.locator("iframe");
    await expect(player).toHaveAttribute("title", film?.title ?? "");
    await expect(player).toBeFocused();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    const address = `https://www.youtube-nocookie.com/embed/${film?.id}`;
    expect(requests.filter((url) => !url.startsWith(address))).toEqual([]);
    await page.mouse.move(1, 1);
    await expect(slider).toHaveAttribute("data-running", "false");
  });
});
