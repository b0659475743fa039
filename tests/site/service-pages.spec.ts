import type { Locator, Page } from "@playwright/test";
import { enquiryPath } from "../../app/data/paths.ts";
import { readFirstMonths } from "../../app/data/places/first-month.server.ts";
import { readPrices, readServicePrices } from "../../app/data/places/prices.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readStories, readStoryCopy } from "../../app/data/stories.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, open, test, waitForTypeface } from "./fixtures.ts";

const copy = readServicePageCopy();
const services = readServices();
const { chat } = readSite();
const linkTo = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first();

for (const { name, path, title, tagline, facts, topics, benefits, enquiry } of services)
  test(`${name} shows Enquire Now before anybody scrolls, then its topics, prices and stories, and leads to an enquiry`, async ({
    page,
  }) => {
    await open(page, path);
    await waitForTypeface(page);
    const main = page.getByRole("main");
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(main.getByText(copy.facts.get, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(linkTo(page, copy.enquireNow.label)).toBeInViewport({ ratio: 1 });
      const foot = await main.getByText(facts.get, { exact: true }).evaluate(measureFirstLine);
      expect(foot, `${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(linkTo(page, copy.enquireNow.label)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByRole("region", { name: copy.facts.title })).toContainText(copy.facts.need);
    await expect(main.getByText("Why Choose Us")).toHaveCount(1);
    for (const heading of ["What Makes Us Special?", ...[...topics, ...benefits].map((part) => part.title)])
      await expect(main.getByRole("heading", { name: heading, exact: true })).toHaveCount(1);
    const texts = [...topics, ...benefits].map(({ text }) => text);
    const points = topics.flatMap((topic) => topic.points);
    for (const text of [tagline, ...texts, ...points, ...enquiry.steps])
      await expect(main).toContainText(text);
    const { copy: words, parts } = readServicePrices(path);
    for (const [link, target] of [
      [copy.enquireNow.label, enquiryPath("/Contact", { service: name })],
      ["Get a Quote", enquiryPath("/contact", { service: name })],
      [copy.questions.label, copy.questions.path],
      [words.all.label, words.all.path],
    ] as const)
      await expect(linkTo(page, link)).toHaveAttribute("href", target);
    const region = main.getByRole("region", { name: words.title });
    if (readFirstMonths(path)) await region.getByText(words.open, { exact: true }).click();
    const prices = region.getByRole("table");
    const captions = [readFirstMonths(path)?.caption ?? [], parts[0]?.caption ?? []].flat();
    await expect(prices).toHaveCount(captions.length);
    for (const caption of captions) await expect(prices.filter({ hasText: caption })).toHaveCount(1);
    const serviceStories = readStories().filter(
      ({ services, outcome }) => services.includes(path) && outcome === "worked",
    );
    const stories = page.getByRole("region", { name: readStoryCopy().list.title });
    await expect(stories.getByRole("heading", { level: 3 })).toHaveText(
      serviceStories.map((story) => story.title),
    );
  });

for (const { name, path, topics } of services.filter((service) => everyKindOfPage.includes(service.path)))
  test(`The topics of ${name} have their pictures alternately left and right`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const measureLeft = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    for (const [index, { title }] of topics.entries()) {
      const topic = page.getByRole("region", { name: title, exact: true });
      const words = await measureLeft(topic.getByRole("heading", { name: title, exact: true }));
      const side = (await measureLeft(topic.getByRole("img"))) < words ? "left" : "right";
      expect(side, title).toBe(index % 2 === 0 ? "left" : "right");
    }
  });

test("A telephone folds the words about a topic below its points, and a wide window shows them", async ({
  page,
}) => {
  const [topic] = services[0]?.topics ?? [];
  await page.goto(services[0]?.path ?? "/");
  const region = page.getByRole("region", { name: topic?.title ?? "", exact: true });
  const words = region.getByText(topic?.text ?? "", { exact: true });
  await expect(words).toBeHidden();
  await region.getByText(copy.more, { exact: true }).click();
  await expect(words).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.reload();
  await expect(words).toBeVisible();
  await expect(region.getByText(copy.more, { exact: true })).toBeHidden();
});

test("Services leads to every service, and says what its work costs", async ({ page }) => {
  await page.goto("/Services");
  for (const { name, path } of services)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  const { copy: words, parts } = readPrices();
  const prices = page.getByRole("region", { name: words.title });
  await expect(prices.getByRole("table")).toHaveCount(parts.length);
  for (const { caption, rows } of parts)
    for (const { what, range, per, inIt, notInIt } of rows) {
      const row = prices.getByRole("table", { name: caption }).getByRole("row").filter({ hasText: what });
      for (const text of [range, per, inIt, notInIt]) await expect(row).toContainText(text);
    }
});

test("Outdoor Advertising leads to a quote and a chat, Digital Marketing to the work", async ({ page }) => {
  await page.goto("/Outdoor-Advertising-in-Raipur");
  const quote = enquiryPath("/Contact", { service: "Outdoor Advertising" });
  await expect(linkTo(page, "Get Quote")).toHaveAttribute("href", quote);
  const chatLink = linkTo(page, "Chat with Us");
  await expect(chatLink).toHaveAttribute("href", new RegExp(`^https://wa\\.me/${chat.number}`));
  await page.goto("/Digital-Marketing-in-Raipur");
  await expect(linkTo(page, "Explore Our Work")).toHaveAttribute("href", "/portfolio");
});

/** Runs in the page: where the first line of the words ends. */
function measureFirstLine(words: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return range.getClientRects()[0]?.bottom ?? Number.NaN;
}
