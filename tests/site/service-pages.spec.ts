import type { Locator } from "@playwright/test";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { enquiryPath } from "../../app/pages/services/enquiry-path.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { everyKindOfPage } from "../every-page.ts";
import { expect, hydrated, inTypeface, onDesktopToo, test } from "./fixtures.ts";

const copy = readServicePageCopy();

for (const service of readServices())
  test(
    `${service.name} shows Enquire Now and the first line of what one gets before anybody scrolls`,
    onDesktopToo,
    async ({ page }, { project }) => {
      await page.setViewportSize(
        project.name === "phone" ? { width: 360, height: 740 } : { width: 1366, height: 768 },
      );
      await page.goto(service.path);
      await hydrated(page);
      const main = page.getByRole("main");
      const button = main.getByRole("link", { name: copy.enquireNow.label, exact: true }).first();
      const name = main.getByText(copy.facts.get, { exact: true });
      const line = main.getByText(service.facts.get, { exact: true });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const typeface of ["in the typeface", "in its stand-in"]) {
          if (typeface === "in its stand-in") await page.evaluate(withoutTypeface);
          else await inTypeface(page);
          await expect(name, typeface).toBeInViewport({ ratio: 1 });
          await expect(button, typeface).toBeInViewport({ ratio: 1 });
          const [foot, room] = await line.evaluate(footAndRoom);
          expect(foot, `${colorScheme}, ${typeface}`).toBeLessThanOrEqual(room);
          await page.evaluate(() => document.documentElement.removeAttribute("style"));
        }
      }
    },
  );

for (const service of readServices()) {
  test(`${service.name} shows its line, its topics and why to choose the agency`, async ({ page }) => {
    await page.goto(service.path);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
    await expect(main).toContainText(service.tagline);
    await expect(main.getByRole("region", { name: copy.facts.title }).getByText(copy.facts.need)).toHaveCount(
      1,
    );
    const enquire = main.getByRole("link", { name: copy.enquireNow.label, exact: true }).first();
    expect(await enquire.getAttribute("href")).toBe(enquiryPath("/Contact", { service: service.name }));
    for (const { title, text, points } of service.topics) {
      await expect(main.getByRole("heading", { name: title, exact: true })).toHaveCount(1);
      await expect(main).toContainText(text);
      for (const point of points) await expect(main).toContainText(point);
    }
    await expect(main.getByText("Why Choose Us")).toHaveCount(1);
    await expect(main.getByRole("heading", { name: "What Makes Us Special?" })).toHaveCount(1);
    await expect(main.getByRole("link", { name: "Get a Quote" })).toHaveAttribute(
      "href",
      enquiryPath("/contact", { service: service.name }),
    );
    for (const { title, text } of service.benefits) {
      await expect(main.getByRole("heading", { name: title, exact: true })).toHaveCount(1);
      await expect(main).toContainText(text);
    }
    for (const step of service.enquiry.steps) await expect(main).toContainText(step);
  });
}

for (const service of readServices().filter(({ path }) => everyKindOfPage.includes(path)))
  test(
    `The topics of ${service.name} have their pictures left and right by turns`,
    onDesktopToo,
    async ({ page }, { project }) => {
      test.skip(project.name === "phone", "there the picture stands above the words");
      await page.goto(service.path);
      const sides = await Promise.all(
        service.topics.map(async ({ title }) => {
          const topic = page.getByRole("region", { name: title, exact: true });
          const middle = (part: Locator) =>
            part.evaluate((element) => {
              const { left, width } = element.getBoundingClientRect();
              return left + width / 2;
            });
          const words = await middle(topic.getByRole("heading", { name: title, exact: true }));
          return (await middle(topic.getByRole("img"))) < words ? "left" : "right";
        }),
      );
      expect(sides).toEqual(service.topics.map((_, at) => (at % 2 === 0 ? "left" : "right")));
    },
  );

test("Outdoor Advertising also offers a quote and a chat", async ({ page }) => {
  await page.goto("/Outdoor-Advertising-in-Raipur");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get Quote" })).toHaveAttribute(
    "href",
    enquiryPath("/Contact", { service: "Outdoor Advertising" }),
  );
  const chat = main.getByRole("link", { name: "Chat with Us" });
  expect(await chat.getAttribute("href")).toContain(`https://wa.me/${readSite().chat.number}`);
});

test("Digital Marketing also leads to the work", async ({ page }) => {
  await page.goto("/Digital-Marketing-in-Raipur");
  await expect(page.getByRole("main").getByRole("link", { name: "Explore Our Work" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
});

test("the Services page leads to every service", async ({ page }) => {
  await page.goto("/Services");
  for (const { name, path } of readServices())
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
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
    (one) =>
      getComputedStyle(one).position === "fixed" &&
      one.offsetWidth >= innerWidth &&
      one.offsetHeight > 0 &&
      one.offsetHeight < 99,
  );
  return [range.getClientRects()[0]?.bottom ?? 9999, strip?.getBoundingClientRect().top ?? innerHeight];
}
