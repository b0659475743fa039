import { ContentError } from "../data/content-error.ts";
import { interpolate } from "../data/interpolate.ts";
import { pricesOf, readBoards } from "../pages/services/places/boards.server.ts";
import { readPlanCopy } from "../pages/services/places/plan-copy.server.ts";

/** Boards on our lists whose kind and size no row of the price list begins with. */
export function boardsWithoutPrice(): ContentError[] {
  const { size } = readPlanCopy();
  return readBoards().flatMap((board) =>
    board.boards
      .filter((one) => pricesOf({ ...board, boards: [one] }).parts.length === 0)
      .map(({ kind, ...sides }) => {
        const remedy = `add a row “${kind}, ${interpolate(size, sides)}” to content/prices.yaml`;
        return new ContentError(board.file, board.name, remedy, { style: true });
      }),
  );
}
