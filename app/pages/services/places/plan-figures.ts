import { interpolate } from "../../../data/format.ts";
import { unbroken } from "../unbroken.ts";
import type { PlanCopy } from "./plan-copy.server.ts";
import type { PlanBoard } from "./plan-entry.ts";
import type { PlanSums } from "./plan-sums.ts";

/** A board's size, such as “9 x 7 ft”. */
export function sizeText(
  copy: Pick<PlanCopy, "size">,
  { width, height }: Pick<PlanBoard, "width" | "height">,
) {
  return unbroken(interpolate(copy.size, { width, height }));
}

/** A plan's boards with their sizes, such as “2 × Pylon 3 x 5 ft”; a single board has no number. */
export function boardsText(copy: Pick<PlanCopy, "size">, { sizes }: PlanSums): string[] {
  return sizes.map(
    (board) =>
      `${board.count > 1 ? `${board.count}\u00a0×\u00a0` : ""}${board.kind} ${sizeText(copy, board)}`,
  );
}
