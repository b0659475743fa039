import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readStoryPage } from "../pages/work/story-page.server.ts";
import { inLanguage, openContent, withContent } from "./open-content.server.ts";
import { readPaths } from "./paths.server.ts";
import { readSite } from "./site.server.ts";
import { readStories, readStoryList, storySchema, totalBill } from "./stories.server.ts";

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

test("a case story without a map is shown without one", () => {
  const { path: pattern = "" } = readStories()[0] ?? {};
  const file = `content${pattern.replace("/work/", "/stories/")}.md`;
  const story = readFileSync(file, "utf8").replace(/^map:\n(?: .*\n)+/m, "");
  const read = () => readStoryPage({ pattern });
  expect(read().map?.marks.length).toBeGreaterThan(1);
  expect(withContent(openContent(process.cwd(), { [file]: story }), read).map).toBeUndefined();
});

test("a story in Hindi is told to search engines in Hindi: its own address, below the portfolio by its Hindi name", () => {
  const { head, portfolio } = inLanguage("hi", () => {
    const { path = "" } = readStories().find(({ path }) => readPaths().inHindi.includes(path)) ?? {};
    const portfolio = readSite().menu.find(({ path }) => path === "/Portfolio")?.label;
    return { head: readStoryPage({ pattern: path }).head, portfolio };
  });
  expect(head.data).toContainEqual(expect.objectContaining({ url: head.path, mainEntityOfPage: head.path }));
  expect(JSON.stringify(head.data)).toContain(`"name":"${portfolio}"`);
});

test.each([
  ["both a figure before and one out of how many", { from: 61, of: 100, to: 79 }],
  ["neither", { to: 79 }],
  ["more than can be drawn", { of: 10_000, to: 212 }],
])("a story's figure is refused with %s", (_, figure) => {
  const { tally } = storySchema.shape;
  const words = { what: "guests an evening", drawn: "chair" };
  expect(tally.safeParse({ ...words, from: 61, to: 79 }).success).toBe(true);
  expect(tally.safeParse({ ...words, ...figure }).success).toBe(false);
});

const boards = { what: "Pole kiosks", count: 12, unit: "poles", months: 2, rate: 1500 };
const artwork = { what: "Artwork", count: 1, unit: "campaign", rate: 18_001 };

test("a bill's lines, months counted where they are rented, its GST in whole rupees and its total add up", () => {
  const { lines, ...sums } = totalBill([boards, artwork], 18);
  expect(lines.map(({ amount }) => amount)).toEqual([36_000, 18_001]);
  expect(sums).toEqual({ sum: 54_001, gst: 9720, total: 63_721 });
  const calculateGst = (rate: number) => totalBill([{ ...artwork, rate }], 18).gst;
  expect([18_001, 18_002, 18_003, 18_025].map(calculateGst)).toEqual([3240, 3240, 3241, 3245]);
});

test.each(readStories().filter(({ credits }) => credits))(
  "the bill of $path is shown before and after what was paid back",
  ({ path, bill, credits = [] }) => {
    const { bill: shown } = readStoryPage({ pattern: path });
    const before = totalBill(bill, readSite().gst).total;
    const back = totalBill(credits, readSite().gst).total;
    const settled = totalBill(
      [...bill, ...credits.map((line) => ({ ...line, count: -line.count }))],
      18,
    ).total;
    expect(Math.abs(before - back - settled)).toBeLessThanOrEqual(1);
    expect([shown.total, shown.settled]).toEqual(
      [before, settled].map((sum) => `₹${sum.toLocaleString("en-IN")}`),
    );
  },
);
