import { expect, test } from "vitest";
import { readServices } from "../../data/services.server.ts";
import { readPricesOf } from "./prices.server.ts";
import { readServicePage } from "./service-page.server.ts";

test.each(readServices())(
  "$name answers first in how many days it is done, from what price, and what of it is a sample",
  ({ path, facts: own }) => {
    const { facts } = readServicePage({ pattern: path });
    const rows = readPricesOf(path).parts.flatMap((part) => part.rows);
    const row = rows.find(({ what }) => what === facts.price?.what);
    let end = 0;
    for (const { before, days } of facts.steps) {
      expect(before, "each step begins where the one before it ends").toBe(end);
      end += days;
    }
    expect(end).toBe(own.steps.reduce((sum, { days }) => sum + days, 0));
    expect(facts.days).toBe(end);
    expect(facts.done).toMatch(new RegExp(`\\b${end}\\b`));
    expect(facts.price?.from.replaceAll(",", "")).toContain(`₹${row?.from} `);
    expect(Boolean(facts.sample)).toBe(Boolean(own.sample || row?.sample));
  },
);
