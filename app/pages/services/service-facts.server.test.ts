import { describe, expect, test } from "vitest";
import { readServices } from "../../data/services.server.ts";
import { readPricesOf } from "./prices.server.ts";
import { readServicePage } from "./service-page.server.ts";

describe.each(readServices().map(({ name, path, facts }) => ({ name, path, own: facts })))(
  "$name answers first",
  ({ path, own }) => {
    const { facts } = readServicePage({ pattern: path });
    const rows = readPricesOf(path).parts.flatMap((part) => part.rows);
    const row = rows.find(({ what }) => what === facts.price?.what);

    test("in how many working days it is done: those of its steps together", () => {
      expect(facts.done).toMatch(
        new RegExp(`\\b${own.steps.map(({ days }) => days).reduce((a, b) => a + b)}\\b`),
      );
    });

    test("with each step drawn from where the one before it ends", () => {
      let end = 0;
      for (const { before, days } of facts.steps) {
        expect(before).toBe(end);
        end += days;
      }
      expect(end).toBe(facts.days);
    });

    test("from what price: the lower figure of a row in its own price list", () => {
      expect(facts.price?.from.replaceAll(",", "")).toContain(`₹${row?.from} `);
    });

    test("and marks what is made up", () => {
      expect(Boolean(facts.sample)).toBe(Boolean(own.sample || row?.sample));
    });
  },
);
