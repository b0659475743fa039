import { indianDay } from "../../formats/indian-day.ts";
import { addDays } from "../data/format.ts";

/** Something that holds from one day to another, both included; always, where neither is given. */
export type Dated = { from?: string | undefined; until?: string | undefined };

/**
 * The attributes of an element that is shown while something holds, on the day of the build; in the browser
 * `showDated` shows and hides it by today's.
 * @param daysAhead how many days before it holds it is shown
 */
export function showWhile({ from, until }: Dated, builtOn: string, daysAhead = 0) {
  const first = from && addDays(from, -daysAhead);
  return {
    "data-from": first ?? "",
    "data-until": until ?? "",
    hidden: !isCurrent({ from: first, until }, builtOn),
  };
}

/** Whether it holds on a day. */
function isCurrent({ from, until }: Dated, today: string): boolean {
  return (!from || from <= today) && (!until || until >= today);
}

/** Shows what applies today and hides what is over, in a page or a part of one. */
export function showDated(root: ParentNode): void {
  const today = indianDay();
  for (const element of root.querySelectorAll<HTMLElement>("[data-from]")) {
    const { from, until } = element.dataset;
    element.hidden = !isCurrent({ from, until }, today);
  }
}
