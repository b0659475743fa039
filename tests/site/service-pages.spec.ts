import type { Locator } from "@playwright/test";
import { readServices } from "../../app/data/services.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { deep, expect, open, test, waitForTypeface } from "./fixtures.ts";

const copy = readServicePageCopy();
const services = readServices();
// What has the longest words has the highest first view.
const lengthOf = ({ title, facts }: (typeof services)[number]) => title.length + facts.get.length;
for (const { name, path, facts } of services.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 3))
  test(`${name} shows Enquire Now before anybody scrolls`, async ({ page }) => {
    await open(page, path);
    await waitForTypeface(page);
    const main = page.getByRole("main");
    const enquire = main.getByRole("link", { name: copy.enquireNow.label, exact: true }).first();
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(enquire).toBeInViewport({ ratio: 1 });
      if (viewport.width > 1366) continue;
      await expect(main.getByText(copy.facts.get, { exact: true })).toBeInViewport({ ratio: 1 });
      const foot = await main.getByText(facts.get, { exact: true }).evaluate(measureFirstLine);
      expect(foot, `${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    }
  });

test(
  "A telephone folds the words about a topic below its points; a wide window shows them, with pictures alternately left and right",
  deep,
  async ({ page }) => {
    const { topics = [], path = "/" } = services[0] ?? {};
    await page.goto(path);
    const region = page.getByRole("region", { name: topics[0]?.title ?? "", exact: true });
    const words = region.getByText(topics[0]?.text ?? "", { exact: true });
    await expect(words).toBeHidden();
    await region.getByText(copy.more, { exact: true }).click();
    await expect(words).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.reload();
    await expect(words).toBeVisible();
    await expect(region.getByText(copy.more, { exact: true })).toBeHidden();
    const measureLeft = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    for (const [index, { title }] of topics.entries()) {
      const topic = page.getByRole("region", { name: title, exact: true });
      const heading = await measureLeft(topic.getByRole("heading", { name: title, exact: true }));
      const side = (await measureLeft(topic.getByRole("img"))) < heading ? "left" : "right";
      expect(side, title).toBe(index % 2 === 0 ? "left" : "right");
    }
  },
);

/** Runs in the page: where the first line of the words ends. */
function measureFirstLine(words: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(words);
  return range.getClientRects()[0]?.bottom ?? Number.NaN;
}
