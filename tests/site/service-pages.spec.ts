import type { Locator, Page } from "@playwright/test";
import { enquiryPath } from "../../app/data/paths.ts";
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

for (const { name, path, facts } of services)
  test(`${name} shows Enquire Now before anybody scrolls, then its stories, and leads to an enquiry`, async ({
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
    for (const [link, target] of [
      [copy.enquireNow.label, enquiryPath("/Contact", { service: name })],
      ["Get a Quote", enquiryPath("/contact", { service: name })],
    ] as const)
      await expect(linkTo(page, link)).toHaveAttribute("href", target);
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
