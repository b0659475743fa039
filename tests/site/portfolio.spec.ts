import type { Page } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readShowcase } from "../../app/pages/showcase/showcase.server.ts";
import { expect, hydrated, onDesktopToo, test } from "./fixtures.ts";
import { alive, sliderOn } from "./slider-view.ts";

const { labels } = readSite();
const portfolio = readPortfolio();
const [outdoor] = portfolio.sliders;
if (!outdoor) throw new Error("The portfolio has no sliders");
const [firstWork, secondWork] = outdoor.pieces;
const lastWork = outdoor.pieces.at(-1);
if (!firstWork || !secondWork || !lastWork) throw new Error("The first slider lacks pieces");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function openPortfolio(page: Page) {
  await page.goto("/Portfolio");
  await hydrated(page);
}

test("six sliders of six works each, five websites and nine films stand under a heading each", async ({
  page,
}) => {
  await openPortfolio(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolio.title);
  for (const { title, pieces } of portfolio.sliders) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(sliderOn(page, title).getByRole("figure")).toHaveCount(pieces.length);
    expect(pieces).toHaveLength(6);
  }
  await expect(sliderOn(page, portfolio.websites.title).getByRole("article")).toHaveCount(5);
  await expect(sliderOn(page, portfolio.videos.title).getByRole("figure")).toHaveCount(9);
});

test("each work is captioned with its client and its medium", async ({ page }) => {
  await openPortfolio(page);
  for (const { title, pieces } of portfolio.sliders) {
    for (const { client, medium } of pieces) {
      await expect(
        sliderOn(page, title)
          .getByRole("figure")
          .filter({ hasText: client })
          .filter({ hasText: medium })
          .first(),
      ).toBeAttached();
    }
  }
});

test(
  "a work opens large with its caption, leads round to the others, and Escape returns to it",
  onDesktopToo,
  async ({ page }) => {
    await openPortfolio(page);
    const slider = sliderOn(page, outdoor.title);
    await alive(slider);
    const link = slider.getByRole("link", { name: firstWork.picture.alt });
    await link.click();
    const dialog = page.getByRole("dialog", { name: outdoor.title });
    await expect(dialog.getByRole("img", { name: firstWork.picture.alt })).toBeVisible();
    await expect(dialog.getByRole("figure")).toContainText(firstWork.client);
    await expect(dialog.getByRole("figure")).toContainText(firstWork.medium);
    await dialog.getByRole("button", { name: labels.next }).click();
    await expect(dialog.getByRole("img", { name: secondWork.picture.alt })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByRole("img", { name: lastWork.picture.alt })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("img", { name: firstWork.picture.alt })).toBeVisible();
    await dialog.getByRole("button", { name: labels.previous }).click();
    await expect(dialog.getByRole("img", { name: lastWork.picture.alt })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/Portfolio");
    await expect(link).toBeFocused();
  },
);

test(
  "the opened work fills the window without leaving it, and its button closes it",
  onDesktopToo,
  async ({ page }) => {
    await openPortfolio(page);
    const byShape = Map.groupBy(portfolio.sliders, ({ pieces }) =>
      Math.sign((pieces[0]?.picture.width ?? 0) - (pieces[0]?.picture.height ?? 0)),
    );
    for (const [{ title, pieces } = outdoor] of byShape.values()) {
      const slider = sliderOn(page, title);
      await alive(slider);
      await slider
        .getByRole("link", { name: pieces[0]?.picture.alt ?? "" })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: title });
      const image = dialog.getByRole("img");
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toBeInViewport({ ratio: 1 });
      const box = await image.boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height)).toBeGreaterThan(0.6);
      const { picture } = pieces[0] ?? outdoor.pieces[0] ?? firstWork;
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(picture.width / picture.height, 1);
      await dialog.getByRole("button", { name: labels.close }).click();
      await expect(dialog).toHaveCount(0);
    }
  },
);

test("the phone's Back closes an opened work and stays on the page", async ({ page }) => {
  await openPortfolio(page);
  const slider = sliderOn(page, outdoor.title);
  await alive(slider);
  for (const time of ["first", "second"]) {
    await slider.getByRole("link", { name: firstWork.picture.alt }).click();
    const dialog = page.getByRole("dialog", { name: outdoor.title });
    await expect(dialog, time).toBeVisible();
    await expect(page).toHaveURL("/Portfolio#large");
    await page.goBack();
    await expect(dialog, time).toHaveCount(0);
    await expect(page).toHaveURL("/Portfolio");
  }
});

test("a swipe leads from one opened work to the next", async ({ page }) => {
  await openPortfolio(page);
  const slider = sliderOn(page, outdoor.title);
  await alive(slider);
  await slider.getByRole("link", { name: firstWork.picture.alt }).click();
  const dialog = page.getByRole("dialog", { name: outdoor.title });
  await expect(dialog).toBeVisible();
  const screen = await page.context().newCDPSession(page);
  await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch("touchStart", 250);
  await touch("touchMove", 180);
  await touch("touchMove", 100);
  await touch("touchEnd");
  await expect(dialog.getByRole("img", { name: secondWork.picture.alt })).toBeVisible();
});

test("while a work is open its slider waits, and goes on when it is closed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPortfolio(page);
  const slider = sliderOn(page, outdoor.title);
  await alive(slider);
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
});

test("without script a work leads to its picture's file and a film to its page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/Portfolio");
  await expect(page.getByRole("link", { name: firstWork.picture.alt })).toHaveAttribute(
    "href",
    firstWork.file,
  );
  const answer = await page.request.get(firstWork.file);
  expect(answer.headers()["content-type"]).toBe("image/webp");
  for (const { id, title } of portfolio.videos.items)
    await expect(page.getByRole("link", { name: `${labels.play}: ${title}` })).toHaveAttribute(
      "href",
      `https://www.youtube.com/watch?v=${id}`,
    );
  await context.close();
});

test("each website leads out to its own address in a new tab, and says so", async ({ page }) => {
  await openPortfolio(page);
  const slider = sliderOn(page, portfolio.websites.title);
  for (const { client, url } of portfolio.websites.items) {
    const link = slider
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: client }) })
      .getByRole("link");
    await expect(link).toHaveText(new RegExp(`^${portfolio.websites.visit}.*${labels.newTab}$`));
    await expect(link).toHaveAttribute("href", url);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("nothing is asked of the video platform before a film is pressed; then its player comes without cookies", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.context().route(/youtube|ytimg|google|doubleclick/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
  });
  await openPortfolio(page);
  const slider = sliderOn(page, portfolio.videos.title);
  await alive(slider);
  const closing = page.getByRole("link", { name: `${labels.play}: ${portfolio.closing.video.title}` });
  await closing.scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: new RegExp(`^${labels.play}: `) })).toHaveCount(10);
  expect(asked).toEqual([]);
  const [film] = portfolio.videos.items;
  await slider.getByRole("link", { name: `${labels.play}: ${film?.title}` }).click();
  const player = slider.locator("iframe");
  await expect(player).toHaveAttribute("title", film?.title ?? "");
  await expect(player).toBeFocused();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((url) => url.startsWith(`https://www.youtube-nocookie.com/embed/${film?.id}`))).toBe(
    true,
  );
});

test("a film that plays keeps its slider where it is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page
    .context()
    .route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "Player" }));
  await openPortfolio(page);
  const slider = sliderOn(page, portfolio.videos.title);
  await alive(slider);
  await slider.getByRole("button").first().hover();
  await slider.getByRole("link").first().click();
  await page.mouse.move(1, 1);
  await expect(slider.locator("iframe")).toBeVisible();
  await expect(slider).toHaveAttribute("data-running", "false");
});

test("the last word is a call to contact the agency", async ({ page }) => {
  await openPortfolio(page);
  const call = page.getByRole("region", { name: portfolio.closing.title });
  await call.getByRole("link", { name: portfolio.closing.action?.label ?? "" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the list at the top leads to every slider and to the stories", async ({ page }) => {
  await openPortfolio(page);
  const contents = page.getByRole("navigation", { name: portfolio.contents });
  await contents.getByRole("link", { name: portfolio.videos.title }).click();
  await expect(page.getByRole("heading", { name: portfolio.videos.title })).toBeInViewport();
  await expect(contents.getByRole("link")).toHaveCount(9);
});

test("the showcase tells the idea of each campaign and shows its pieces, which open large", async ({
  page,
}) => {
  const { campaigns, pieces: label } = readShowcase();
  await page.goto("/Showcase");
  await hydrated(page);
  expect(campaigns.length).toBeGreaterThanOrEqual(3);
  for (const { title, idea, client } of campaigns) {
    const story = page.getByRole("article", { name: title });
    await expect(story.getByText(idea[0] ?? "")).toBeVisible();
    await expect(story.getByText(client, { exact: true }).first()).toBeVisible();
  }
  const [first] = campaigns;
  const shown = first?.pieces.at(-1);
  if (!first || !shown) throw new Error("The showcase is empty");
  await page
    .getByRole("article", { name: first.title })
    .getByRole("link", { name: shown.picture.alt })
    .click();
  await expect(
    page
      .getByRole("dialog", { name: `${label}: ${first.client}` })
      .getByRole("img", { name: shown.picture.alt }),
  ).toBeVisible();
});
