import { readPrices } from "../../app/pages/services/prices.server.ts";
import { expect, test } from "./fixtures.ts";

const { copy, parts } = readPrices();

test("Services says what the work of all eight costs, with what is in each figure and what isn't", async ({
  page,
}) => {
  await page.goto("/Services");
  const prices = page.getByRole("region", { name: copy.title });
  await expect(prices.getByRole("table")).toHaveCount(parts.length);
  for (const { caption, rows } of parts) {
    const table = prices.getByRole("table", { name: caption });
    for (const { what, range, per, inIt, notInIt, sample } of rows) {
      const row = table.getByRole("row").filter({ has: page.getByText(what, { exact: true }) });
      for (const words of [range, per, inIt, notInIt]) await expect(row).toContainText(words);
      await expect(row.getByText(copy.sample, { exact: true })).toHaveCount(sample ? 1 : 0);
    }
  }
});

test("a service's page shows its own prices and leads to the others", async ({ page }) => {
  for (const { path, caption } of parts) {
    await page.goto(path);
    const prices = page.getByRole("region", { name: copy.title });
    await expect(prices.getByRole("table")).toHaveAccessibleName(caption);
  }
  await page.getByRole("link", { name: copy.all.label }).click();
  await expect(page.getByRole("table", { name: parts[0]?.caption ?? "" })).toBeVisible();
});
