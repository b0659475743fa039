import { describe, expect, test } from "vitest";
import { readServices } from "../app/data/services.server.ts";
import { readSocieties, totalsOf } from "../app/pages/services/society/societies.server.ts";

const services = readServices();

describe("A service page", () => {
  test("has three to five topics of 60 to 120 words, each with its own title", () => {
    for (const { name, topics } of services) {
      expect(topics.length, name).toBeGreaterThanOrEqual(3);
      expect(topics.length, name).toBeLessThanOrEqual(5);
      expect(new Set(topics.map(({ title }) => title)).size, name).toBe(topics.length);
      for (const { title, text } of topics) {
        const words = text.split(/\s+/).length;
        expect(words, `${name}: ${title}`).toBeGreaterThanOrEqual(60);
        expect(words, `${name}: ${title}`).toBeLessThanOrEqual(120);
      }
    }
  });

  test("has four benefits of its own, none borrowed from another service", () => {
    const texts = services.flatMap(({ benefits }) => benefits.map(({ text }) => text));
    expect(texts).toHaveLength(4 * services.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("carries the names of its own work on its strips, each once", () => {
    for (const { name, strip } of services) expect(new Set(strip).size, name).toBe(strip.length);
    const all = services.flatMap(({ strip }) => strip);
    const borrowed = all.filter((one, index) => all.indexOf(one) !== index);
    expect(borrowed).toEqual([]);
  });

  test("says what decides the price and names none", () => {
    for (const { name, enquiry, benefits, topics } of services) {
      const texts = [
        enquiry.price,
        enquiry.time,
        ...benefits.map(({ text }) => text),
        ...topics.map(({ text }) => text),
      ];
      for (const text of texts) expect(text, name).not.toMatch(/₹\s?\d|\bRs\.?\s?\d|\d+ ?%|per cent/);
    }
  });

  test("promises no day and no result", () => {
    for (const { name, enquiry, benefits } of services) {
      for (const text of [enquiry.time, ...enquiry.steps, ...benefits.map(({ text }) => text)])
        expect(text, name).not.toMatch(
          /\b(within|in) (\d+|one|two|three|a few) (hours?|days?|weeks?)\b|guarantee/i,
        );
    }
  });
});

test("the figures that the words give for the societies are those of the list", () => {
  const { head } = services.find(({ path }) => path.startsWith("/Society-Branding")) ?? {};
  const { people, flats } = totalsOf(readSocieties());
  const shown = (count: number) => count.toLocaleString("en-IN");
  expect(head?.description).toContain(`${shown(people)} people, ${shown(flats)} flats`);
});
