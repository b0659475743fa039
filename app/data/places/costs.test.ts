import { expect, test } from "vitest";
import { formatNumber } from "../../../formats/number.ts";
import { readBoardPage } from "../../pages/services/boards/board-page.server.ts";
import { readServicePage } from "../../pages/services/service-page.server.ts";
import { toMonths } from "../billing.ts";
import { inLanguage } from "../open-content.server.ts";
import { readSite } from "../site.server.ts";
import { calculateCosts, type OnceWork } from "./costs.ts";
import { calculateFirstMonths } from "./first-month.server.ts";
import { matchPlaces } from "./place-sums.ts";
import { readPlaceSummaries, readPlaces } from "./places.server.ts";
import { readCostRows } from "./prices.server.ts";

const { gst } = readSite();
const rows = readCostRows();
const find = (...slugs: string[]) => matchPlaces(slugs, readPlaceSummaries()).matches;
const findRow = (work: OnceWork, kind: string) =>
  rows.find(({ once }) => once?.work.includes(work) && once.kinds.includes(kind))?.what;
const calculate = (slugs: string[], weeks = 4) => calculateCosts(rows, find(...slugs), toMonths(weeks), gst);

test.each([
  ["vip-karishma", 8000, "rent from ₹8,000 a month for all three boards"],
  ["ashtha-green", 3500, "rent from ₹3,500 a month for both boards"],
  ["vip-road-unipole", 90_000, "rent from ₹90,000 a month for both faces, from ₹45,000 for one"],
  ["gole-bazar-kiosks", 9000, "rent from ₹9,000 a month for all ten poles"],
  ["gt-natura", 3000, "rent from ₹3,000 a month"],
])("the price of %s is the rent of all its boards, and says so", (slug, from, price) => {
  const [board] = find(slug);
  expect(board).toMatchObject({ rent: { from }, price });
  expect(inLanguage("hi", readPlaces).find((board) => board.slug === slug)?.rent?.from).toBe(from);
});

test("weeks are paid by months, a twelfth of 52 weeks each, to the nearest half and at least one", () => {
  expect([1, 4, 6, 8, 13, 26, 52].map(toMonths)).toEqual([1, 1, 1.5, 2, 3, 6, 12]);
});

test("a hoarding of 20 x 10 ft costs its rent, 200 square feet of print, a mounting, its artwork and the GST", () => {
  const costs = calculate(["station-road-hoarding"], 6);
  expect(costs).toMatchObject({
    rent: { from: 20_000, to: 60_000 },
    sum: { from: 30_000 + 3000 + 1500 + 5000, to: 90_000 + 5000 + 4000 + 15_000 },
    total: { from: 46_610, to: 134_520 },
    firstMonth: { from: 34_810, to: 99_120 },
    unpriced: [],
    missing: [
      { work: "printing", kinds: [] },
      { work: "mounting", kinds: [] },
      { work: "artwork", kinds: [] },
    ],
  });
  expect(costs.once.map(({ row, count }) => [row.what, count])).toEqual([
    [findRow("printing", "hoarding"), 200],
    [findRow("mounting", "hoarding"), 1],
    [findRow("artwork", "hoarding"), 1],
  ]);
});

test("artwork is drawn once for each size, and from three sizes on as a campaign", () => {
  const drawn = (...slugs: string[]) =>
    calculate(slugs)
      .once.filter(({ row }) => row.once?.work.includes("artwork"))
      .map(({ row, count }) => [row.once?.most ?? 1, count]);
  expect(drawn("gt-natura", "ashoka-heights", "om-shree")).toEqual([[1, 1]]);
  expect(drawn("vip-karishma")).toEqual([[1, 2]]);
  expect(drawn("vip-karishma", "gt-natura")).toEqual([[5, 1]]);
  expect(drawn()).toEqual([]);
});

test("a board’s first month is the same sum on its own page, on Questions, on its service’s page and in the plan", () => {
  const slug = "station-road-hoarding";
  const [place] = readPlaces().filter((board) => board.slug === slug);
  const total = formatNumber(calculate([slug]).firstMonth.from);
  const { path = "", service = "" } = place ?? {};
  expect(readBoardPage({ pattern: path }).beside).toContain(total);
  expect(calculateFirstMonths()?.rows.find((row) => row.path === path)?.total).toBe(total);
  expect(readServicePage({ pattern: service }).facts.price?.extra).toContain(total);
});

test("a board without a price, and work without one, are named and left out of the sum", () => {
  const [unpriced, kiosks] = find("gt-natura", "gole-bazar-kiosks");
  if (!unpriced || !kiosks) throw new Error("a pylon and kiosks are needed");
  const rents = rows.filter(({ board }) => board?.kind === "kiosk");
  const bare = rents.map((row) => ({ ...row, board: row.board && { ...row.board, covers: [] } }));
  expect(calculateCosts(bare, [{ ...unpriced, rent: undefined }, kiosks], 1, gst)).toMatchObject({
    sum: { from: 9000, to: 22_000 },
    unpriced: [unpriced.name],
    missing: [
      { work: "printing", kinds: [kiosks.boards[0]?.kindName] },
      { work: "mounting", kinds: [kiosks.boards[0]?.kindName] },
      { work: "artwork", kinds: [kiosks.boards[0]?.kindName] },
    ],
  });
});
