import { interpolate } from "../../../data/format.ts";
import { indianNumber } from "../indian-number.ts";
import type { PlanEntry } from "../places/plan-entry.ts";
import { boardsText } from "../places/plan-figures.ts";
import { sumPlan } from "../places/plan-sums.ts";
import type { PlanPageCopy } from "./plan-page.server.ts";

type Message = {
  entries: PlanEntry[];
  /** The services that the plan is for; the form itself has only one. */
  services: string[];
  /** When it runs, in words; may be empty. */
  span: string;
  note: string;
  /** The plan's own address. */
  url: string;
};

/** A plan as the message of an enquiry. */
export function planMessage(copy: PlanPageCopy, plan: Message): string {
  const { first, services, note, link } = copy.message;
  return [
    first,
    ...(plan.services.length > 1 ? [interpolate(services, { services: plan.services.join(", ") })] : []),
    planText(copy, plan),
    ...(plan.note.trim() ? [interpolate(note, { note: plan.note.trim() })] : []),
    interpolate(link, { url: plan.url }),
  ].join("\n");
}

/** What a plan comes to, a line for each entry: what is sent to somebody else. */
export function planText(copy: PlanPageCopy, { entries, span }: Pick<Message, "entries" | "span">): string {
  const { message } = copy;
  const sums = sumPlan(entries);
  const figures = (of: { people: number; flats: number }) => ({
    people: indianNumber(of.people),
    flats: indianNumber(of.flats),
  });
  return [
    ...entries.map(
      (entry) =>
        `- ${interpolate(message.entry, {
          name: entry.name,
          place: entry.place,
          boards: boardsText(copy, sumPlan([entry])).join(", "),
        })}${entry.people > 0 ? interpolate(message.people, figures(entry)) : ""}`,
    ),
    interpolate(message.sum, { boards: sums.boards, ...figures(sums) }),
    ...(span ? [interpolate(message.span, { span })] : []),
  ].join("\n");
}
