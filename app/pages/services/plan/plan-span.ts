import { interpolate } from "../../../data/interpolate.ts";
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
  const first = new Date(start);
  const from = interpolate(copy.from, { from: dayText(first) });
  if (weeks === undefined) return from;
  const to = dayText(new Date(first.getTime() + (weeks * 7 - 1) * dayMs));
  return interpolate(copy.whole, { span, from: dayText(first), to });
}

function dayText(day: Date): string {
  return day.toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
