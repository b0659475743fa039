import { expect, test } from "vitest";
import { sampleEntries } from "../../../tests/sample-entries.ts";
import { formatBoards, formatSize } from "./board-sizes.ts";
import { sumPlan } from "./media-plan.ts";
import { readPlaceCopy } from "./place-copy.server.ts";

const { society } = sampleEntries;

test("boards are described by kind and size, and by their number if there are several", () => {
  const copy = readPlaceCopy();
  const [pylon, clip] = society.boards.map((board) => formatSize(copy, board));
  expect(pylon).toMatch(/3.+5/);
  expect(formatBoards(copy, sumPlan([society]))).toEqual([`2\u00a0×\u00a0Pylon ${pylon}`, `Clip ${clip}`]);
});
