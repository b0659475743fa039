import { expect, test } from "vitest";
import { listPaths } from "../../data/paths.server.ts";
import { readServicePrices } from "../../data/places/prices.server.ts";
import { readServices } from "../../data/services.server.ts";
import { readInventoryPage } from "./places/inventory/inventory-page.server.ts";
import { readServicePage } from "./service-page.server.ts";

test.each(readServices())(
  "$name opens with its days and its lowest price, and marks samples",
  ({ path, facts: source }) => {
    const { facts } = readServicePage({ pattern: path });
    const rows = readServicePrices(path).parts.flatMap((part) => part.rows);
    const row = rows.find(({ what }) => what === source.price);
    let end = 0;
    for (const { before, days } of facts.steps) {
      expect(before, "each step begins where the one before it ends").toBe(end);
      end += days;
    }
    expect(end).toBe(source.steps.reduce((sum, { days }) => sum + days, 0));
    expect(facts.days).toBe(end);
    expect(facts.done).toMatch(new RegExp(`\\b${end}\\b`));
    expect(facts.price?.from.replaceAll(",", "")).toEqual(row && expect.stringContaining(`₹${row.from} `));
    expect(Boolean(facts.sample)).toBe(Boolean(source.sample || row?.sample));
  },
);

test("the opening of a page with boards names one lowest rent, that of its prices", () => {
  for (const pattern of listPaths("society", "sites")) {
    const { inventory, facts } = readInventoryPage({ pattern });
    const words = [inventory.see, facts.price?.from, facts.price?.extra].join(" ");
    expect(words.match(/\bfrom\b/g), words).toHaveLength(1);
  }
});
