import { expect, test } from "vitest";
import { inLanguage } from "../../../data/open-content.server.ts";
import { readBoards } from "./boards.server.ts";

test.each([
  ["vip-karishma", 8000, "rent from ₹8,000 a month for all three boards"],
  ["ashtha-green", 3500, "rent from ₹3,500 a month for both boards"],
  ["vip-road-unipole", 90_000, "rent from ₹90,000 a month for both faces"],
  ["gole-bazar-kiosks", 9000, "rent from ₹9,000 a month for all ten poles"],
  ["gt-natura", 3000, "rent from ₹3,000 a month"],
])("the price of %s is the rent of all its boards, and says so", (slug, from, price) => {
  const find = () => readBoards().find((board) => board.slug === slug);
  expect(find()).toMatchObject({ rent: { from }, price });
  expect(inLanguage("hi", find)?.rent?.from).toBe(from);
});
