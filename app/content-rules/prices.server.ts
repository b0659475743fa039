import { ContentError } from "../data/content-error.ts";
import { interpolate } from "../data/interpolate.ts";
import { readBoards } from "../pages/services/places/boards.server.ts";
import { readPlanCopy } from "../pages/services/places/plan-copy.server.ts";
import { readPrices } from "../pages/services/prices.server.ts";

/** Boards on our lists whose kind and size no row of the price list begins with. */
export function boardsWithoutPrice(): ContentError[] {
  const { size } = readPlanCopy();
  const priced = readPrices().parts.flatMap(({ rows }) => rows.map(({ what }) => `${what},`));
  return readBoards().flatMap(({ file, name, boards }) =>
    boards
      .map(({ kind, width, height }) => `${kind}, ${interpolate(size, { width, height })}`)
      .filter((row) => !priced.some((what) => what.startsWith(`${row},`)))
      .map(
        (row) => new ContentError(file, name, `add a row “${row}” to content/prices.yaml`, { style: true }),
      ),
  );
}
