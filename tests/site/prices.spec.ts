import { readPrices } from "../../app/pages/services/prices.server.ts";
import { expect, test } from "./fixtures.ts";

const { copy, parts } = readPrices();

test("Services says what the work of all eight costs, and what is in it", async ({ page }) => {
  await page.goto("/Services");
  const prices = page.getByRole("region", { name: copy.title });
  await expect(prices.getByRole("table")).toHaveCount(parts.length);
  for (const { caption, rows } of parts) {
    const table = prices.getByRole("table", { name: caption });
    for (const { what, from, to, range, per, inIt, notInIt, sample } of rows) {
      const row = table.getByRole("row").filter({ has: page.getByText(what, { exact: true }) });
      const figures = [from, to].map((figure) => figure.toLocaleString("en-IN"));
      expect(range).toMatch(new RegExp(figures.join(".*")));
      for (const words of [range, per, inIt, notInIt]) await expect(row).toContainText(words);
      await expect(row.getByText(copy.sample, { exact: true })).toHaveCount(sample ? 1 : 0);
    }
  }
});
