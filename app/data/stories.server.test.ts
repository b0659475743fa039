import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inLanguage, openContent, withContent } from "./open-content.server.ts";
import { readStories, readStoryList, totalBill } from "./stories.server.ts";

test("a Hindi page lists only stories in Hindi", () => {
  const { path = "" } = readStories()[0] ?? {};
  const file = `${path.replace("/work/", "stories/")}.md`;
  const [, body] = readFileSync(`content/${file}`, "utf8").split("\n---\n");
  const listHindiTitles = (words?: string) =>
    withContent(openContent(process.cwd(), { [`content/hi/${file}`]: words }), () =>
      inLanguage("hi", readStoryList),
    ).entries.map((story) => [story.path, story.title]);
  expect(listHindiTitles().flat()).not.toContain(path);
  expect(listHindiTitles(`---\ntitle: पूरी बात\n---\n${body}`)).toContainEqual([path, "पूरी बात"]);
});

const boards = { what: "Pole kiosks", count: 12, unit: "poles", months: 2, rate: 1500 };
const artwork = { what: "Artwork", count: 1, unit: "campaign", rate: 18_001 };

test("a line's amount is its count times its rate, and times its months if it has any", () => {
  expect(totalBill([boards, artwork], 18).lines.map(({ amount }) => amount)).toEqual([36_000, 18_001]);
});

test("the lines, the GST in whole rupees and the total add up", () => {
  expect(totalBill([boards, artwork], 18)).toMatchObject({ sum: 54_001, gst: 9720, total: 63_721 });
});

test("GST is rounded to the nearest rupee", () => {
  const calculateGst = (rate: number) => totalBill([{ ...artwork, rate }], 18).gst;
  expect([18_001, 18_002, 18_003, 18_025].map(calculateGst)).toEqual([3240, 3240, 3241, 3245]);
});

test("an empty bill has a total of zero", () => {
  expect(totalBill([], 18)).toEqual({ lines: [], sum: 0, gst: 0, total: 0 });
});
