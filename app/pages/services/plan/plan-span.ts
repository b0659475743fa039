import { dayText, interpolate } from "../../../data/format.ts";
import type { PlanAddress } from "../../../data/plan-address.ts";
import type { PlanPageCopy } from "./plan-page.server.ts";

const dayMs = 86_400_000;

/** When a plan runs, in words; empty if neither weeks nor a first day are chosen. */
export function spanText(
  copy: PlanPageCopy["when"]["span"],
  { weeks, start }: Pick<PlanAddress, "weeks" | "start">,
) {
  const span = weeks === undefined ? "" : weeks === 1 ? copy.week : interpolate(copy.weeks, { n: weeks });
  if (!start) return span;
  const day = (at: string | number) => dayText(at, copy.language);
  const from = interpolate(copy.from, { from: day(start) });
  if (weeks === undefined) return from;
  const to = day(Date.parse(start) + (weeks * 7 - 1) * dayMs);
  return interpolate(copy.whole, { span, from: day(start), to });
}
