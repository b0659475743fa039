import { expect, test } from "vitest";
import { samplePlaces } from "../../../tests/sample-places.ts";
import { formatBoards, formatSize } from "./board-sizes.ts";
import { readPlaceCopy } from "./place-copy.server.ts";
import { sumPlaces } from "./place-sums.ts";

const { society } = samplePlaces;

test("boards are described by kind and size, and by their number if there are several", () => {
  const copy = readPlaceCopy();
  const [pylon, clip] = society.boards.map((board) => formatSize(copy, board));
  expect(pylon).toMatch(/3.+5/);
  expect(formatBoards(copy, sumPlaces([society]))).toEqual([`2\u00a0×\u00a0Pylon ${pylon}`, `Clip ${clip}`]);
});
