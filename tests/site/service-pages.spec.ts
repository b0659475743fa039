import type { Locator, Page } from "@playwright/test";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readStories, readStoryCopy } from "../../app/data/stories.server.ts";
import { enquiryPath } from "../../app/pages/services/enquiry-path.ts";
import { readPricesOf } from "../../app/pages/services/prices.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, inTypeface, open, test } from "./fixtures.ts";

const copy = readServicePageCopy();
const services = readServices();
const linkTo = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first();

for (const { name, path, title, tagline, facts, topics, benefits, enquiry } of services) {
  test(`${name} shows Enquire Now before anybody scrolls`, async ({ page }) => {
    await open(page, path);
    await inTypeface(page);
    const main = page.getByRole("main");
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1366, height: 768 },
    ])
      for (const standIn of [false, true]) {
        await page.setViewportSize(viewport);
        if (standIn) await page.evaluate(withoutTypeface);
        await expect(main.getByText(copy.facts.get, { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(linkTo(page, copy.enquireNow.label)).toBeInViewport({ ratio: 1 });
        const [foot, room] = await main.getByText(facts.get, { exact: true }).evaluate(footAndRoom);
        expect(foot, `${viewport.width} px, stand-in: ${standIn}`).toBeLessThanOrEqual(room);
        await page.evaluate(() => document.documentElement.removeAttribute("style"));
      }
  });

  test(`${name} tells its topics, prices and stories, and leads to an enquiry`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByRole("region", { name: copy.facts.title })).toContainText(copy.facts.need);
    await expect(main.getByText("Why Choose Us")).toHaveCount(1);
    for (const heading of ["What Makes Us Special?", ...[...topics, ...benefits].map((part) => part.title)])
      await expect(main.getByRole("heading", { name: heading, exact: true })).toHaveCount(1);
    const texts = [...topics, ...benefits].map(({ text }) => text);
    const points = topics.flatMap((topic) => topic.points);
    for (const words of [tagline, ...texts, ...points, ...enquiry.steps])
      await expect(main).toContainText(words);
    for (const [link, target] of [
      [copy.enquireNow.label, enquiryPath("/Contact", { service: name })],
      ["Get a Quote", enquiryPath("/contact", { service: name })],
      [copy.questions.label, copy.questions.path],
      [readPricesOf(path).copy.all.label, readPricesOf(path).copy.all.path],
    ] as const)
      await expect(linkTo(page, link)).toHaveAttribute("href", target);
    const captions = readPricesOf(path).parts.map(({ caption }) => caption);
    await expect(
      main.getByRole("region", { name: readPricesOf(path).copy.title }).getByRole("table"),
    ).toHaveAccessibleName(captions[0] ?? "");
    const own = readStories().filter((story) => story.services.includes(path));
    const stories = page.getByRole("region", { name: readStoryCopy().list.title });
    await expect(stories.getByRole("heading", { level: 3 })).toHaveText(own.map((story) => story.title));
  });
}

for (const { name, path, topics } of services.filter((service) => everyKindOfPage.includes(service.path)))
  test(`The topics of ${name} have their pictures left and right by turns`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const middle = (part: Locator) =>
      part.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      });
    for (const [index, { title }] of topics.entries()) {
      const topic = page.getByRole("region", { name: title, exact: true });
      const words = await middle(topic.getByRole("heading", { name: title, exact: true }));
      const side = (await middle(topic.getByRole("img"))) < words ? "left" : "right";
      expect(side, title).toBe(index % 2 === 0 ? "left" : "right");
    }
  });

test("Services leads to every service, and two services lead further", async ({ page }) => {
  await page.goto("/Services");
  for (const { name, path } of services)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  await page.goto("/Outdoor-Advertising-in-Raipur");
  const quote = enquiryPath("/Contact", { service: "Outdoor Advertising" });
  await expect(linkTo(page, "Get Quote")).toHaveAttribute("href", quote);
  const chat = page.getByRole("main").getByRole("link", { name: "Chat with Us" });
  await expect(chat).toHaveAttribute("href", new RegExp(`^https://wa\\.me/${readSite().chat.number}`));
  await page.goto("/Digital-Marketing-in-Raipur");
  await expect(linkTo(page, "Explore Our Work")).toHaveAttribute("href", "/portfolio");
});

/** Runs in the page: has it set in the fonts that stand in until the typeface comes. */
function withoutTypeface(): void {
  const root = document.documentElement;
  for (const font of ["--font-text", "--font-display", "--font-condensed"]) {
    const names = getComputedStyle(root).getPropertyValue(font).split(",");
    root.style.setProperty(font, names.slice(2).join(","));
  }
}

/** Runs in the page: where the first line of the words ends, and where the window does or the strip of links over its foot. */
function footAndRoom(words: HTMLElement): [foot: number, room: number] {
  const range = document.createRange();
  range.selectNodeContents(words);
  const strip = [...document.querySelectorAll<HTMLElement>("body *")].find(
    (element) =>
      getComputedStyle(element).position === "fixed" &&
      element.offsetWidth >= innerWidth &&
      element.offsetHeight > 0 &&
      element.offsetHeight < 99,
  );
  return [range.getClientRects()[0]?.bottom ?? 9999, strip?.getBoundingClientRect().top ?? innerHeight];
}
