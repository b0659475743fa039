import { readInventoryCopy } from "../../app/data/places/inventory-copy.server.ts";
import { readPlanEntries } from "../../app/data/places/places.server.ts";
import { readStories, readStoryCopy } from "../../app/data/stories.server.ts";
import { readStoryPage } from "../../app/pages/work/story-page.server.ts";
import { expect, hydrated, listSheets, open, test } from "./fixtures.ts";

const stories = readStories();
const copy = readStoryCopy();

for (const { path, outcome, plan } of stories)
  test(`${path} says whether it failed and what is to be paid, and opens its plan`, async ({ page }) => {
    const story = readStoryPage({ pattern: path });
    await open(page, path);
    const main = page.getByRole("main");
    const failure = main.getByText(copy.failed, { exact: true }).and(main.locator("article b"));
    await expect(failure).toHaveCount(outcome === "failed" ? 1 : 0);
    const bill = page.getByRole("region", { name: copy.parts.bill, exact: true });
    const sums = bill.getByRole("row").filter({ hasText: story.bill.total });
    await expect(sums.filter({ hasText: copy.bill.total })).toHaveCount(1);

    await page.getByRole("link", { name: copy.openPlan }).click();
    const { opening, when } = readInventoryCopy();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(opening.title);
    await hydrated(page);
    const entries = readPlanEntries().filter(({ slug }) => plan.places.includes(slug));
    expect(entries).toHaveLength(plan.places.length);
    for (const { name } of entries) await expect(main).toContainText(name);
    await expect(page.getByLabel(when.weeks, { exact: true })).toHaveValue(String(plan.weeks));
  });

test("A story is printed, when its pictures are there, on four sheets of A4 at most, and dark on light", async ({
  page,
}) => {
  for (const { path } of stories) {
    await open(page, path);
    expect((await listSheets(page)).length, path).toBeLessThanOrEqual(4);
  }
  await page.evaluate(() => {
    window.print = () => {
      document.title = String(
        [...document.querySelectorAll<HTMLImageElement>("article img")].every((image) => image.complete),
      );
    };
  });
  await page.getByRole("button", { name: copy.print, exact: true }).click();
  await expect(page).toHaveTitle("true");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: copy.parts.failed })).toHaveCSS("color", "rgb(0, 0, 0)");
});
