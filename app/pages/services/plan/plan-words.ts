import { dayMs } from "../../../../formats/indian-day.ts";
import { formatNumber } from "../../../../formats/number.ts";
import { formatMonths } from "../../../data/billing.ts";
import { formatDay, interpolate } from "../../../data/format.ts";
import { formatBoards } from "../../../data/places/board-sizes.ts";
import type { Costs, RupeeRange } from "../../../data/places/costs.ts";
import { type PlaceSummary, sumPlaces } from "../../../data/places/place-sums.ts";
import type { PlanAddress } from "../../../plan/plan-address.ts";
import type { PlanPage, PlanPageCopy } from "./plan-page.server.ts";

/** An amount such as “₹20,000 to 60,000”. */
export function formatRange({ range }: PlanPage, { from, to }: RupeeRange): string {
  return interpolate(range, { from: formatNumber(from), to: formatNumber(to) });
}

/** When a plan runs, in words; empty if neither weeks nor a first day are chosen. */
export function formatSpan(
  copy: PlanPageCopy["when"]["span"],
  { weeks, start }: Pick<PlanAddress, "weeks" | "start">,
) {
  const span = weeks === undefined ? "" : weeks === 1 ? copy.week : interpolate(copy.weeks, { n: weeks });
  if (!start) return span;
  const day = (at: string | number) => formatDay(at, copy.language);
  const from = interpolate(copy.from, { from: day(start) });
  if (weeks === undefined) return from;
  const to = day(Date.parse(start) + (weeks * 7 - 1) * dayMs);
  return interpolate(copy.whole, { span, from: day(start), to });
}

type Message = {
  /** What the plan comes to, from `summarizePlan`. */
  summary: string;
  /** The services that the plan is for; the form itself has only one. */
  services: string[];
  note: string;
  /** The plan's own address. */
  url: string;
};

export function composeMessage(copy: PlanPageCopy, plan: Message): string {
  const { first, firstOfTwo, note, link } = copy.message;
  const [service = "", other] = plan.services;
  return [
    other ? interpolate(firstOfTwo, { service, other }) : first,
    plan.summary,
    ...(plan.note.trim() ? [interpolate(note, { note: plan.note.trim() })] : []),
    interpolate(link, { url: plan.url }),
  ].join("\n");
}

/** What a plan comes to, a line for each place: what is sent to somebody else. */
export function summarizePlan(
  page: PlanPage,
  { places, costs, span }: { places: PlaceSummary[]; costs: Costs; span: string },
): string {
  const { copy } = page;
  const { message } = copy;
  const months = formatMonths(copy.months, costs.months);
  const total = formatRange(page, costs.total);
  const sums = sumPlaces(places);
  const residents = ({ people, flats }: { people: number; flats: number }) =>
    people > 0
      ? interpolate(message.people, { people: formatNumber(people), flats: formatNumber(flats) })
      : "";
  return [
    ...places.map(
      (place) =>
        `- ${interpolate(message.line, {
          name: place.name,
          place: place.location,
          boards: formatBoards(copy, sumPlaces([place])).join(", "),
        })}${residents(place)}`,
    ),
    interpolate(message.sum, {
      boards: sums.boards === 1 ? message.boards.one : interpolate(message.boards.more, { n: sums.boards }),
      people: residents(sums),
    }),
    ...(costs.rents.length > 0
      ? [interpolate(message.costs, { months, total, rent: formatRange(page, costs.rent) })]
      : []),
    ...(costs.unpriced.length > 0
      ? [interpolate(message.unpriced, { names: costs.unpriced.join(", ") })]
      : []),
    ...(span ? [interpolate(message.span, { span })] : []),
  ].join("\n");
}
