import { formatRupees, maxRupees } from "../../server/submission/submission.ts";
import type { Numbers } from "../api/api.ts";

export const numberWords = {
  span: "Period",
  weeks: (count: number) => `${count} weeks`,
  week: "Week of",
  all: "All",
  other: "Everything else",
  enquiries: "Enquiries",
  applications: "Applications",
  median: "Typical time until answered",
  hours: "Typical time",
  spam: "Possible spam",
  waiting: "E-mails waiting",
  failed: "E-mails failed",
  enquiriesByWeek: "Enquiries by week",
  outcomes: {
    about: "What was asked for",
    source: "Where they came from",
    campaign: "By campaign",
    board: "By board or society",
  },
  outcomeTexts: {
    about:
      "Week by week, all on one scale. Quoted, won and lost are where each stands now: a quote that was won is only won.",
    source: "Filled in each bar are those that were won.",
    campaign: undefined,
    board: undefined,
  },
  outcomeColumns: ["Enquiries", "Answered", "Half of those within", "Quoted", "Won", "Lost", "Earned"],
  outcomeFacts: ({
    count,
    answered,
    answeredHours,
    quoted,
    won,
    lost,
    rupees,
  }: Numbers["outcomes"]["about"][number]) =>
    [
      answeredHours === null
        ? "None answered yet"
        : `${number(answered)} of ${number(count)} answered, ${answered > 1 ? "half of those within" : "after"} ${duration(answeredHours)}`,
      quoted > 0 && `${number(quoted)} quoted`,
      won > 0 && `${number(won)} won`,
      lost > 0 && `${number(lost)} lost`,
      rupees > 0 && `${formatRupees(rupees)} earned`,
    ]
      .filter(Boolean)
      .join(", "),
  unknownSource: "Unknown",
  earned: "Earned",
  losses: "Why they were lost",
  applicationsByWeek: "Applications by week",
  timeToAnswer: "How soon they were answered",
  timeToAnswerText: ({ count, medianHours, p90Hours }: Numbers["timeToAnswer"], all: number) =>
    medianHours === null || p90Hours === null
      ? "No enquiry of this period has been answered yet."
      : `Of ${number(all)} enquiries, ${number(count)} were answered: half within ${duration(medianHours)}${count < 10 ? "" : `, nine in ten within ${duration(p90Hours)}`}. The first reply counts, or the first stage or Done marked without one. Week by week, half within:`,
  spamText: ({ all, quarantined, released, marked }: Numbers["spam"]) =>
    all === 0
      ? "Nothing came in."
      : `Of the ${number(all)} that came in, ${number(quarantined)} looked like spam; ${number(released)} of those turned out not to be. You marked ${number(marked)} as spam.`,
  asTable: "As a table",
  tableOf: (name: string) => `${name}, as a table`,
  countSummary: (title: string, total: number, maximum: number, week: string) =>
    `${title}: ${number(total)} in all, at most ${number(maximum)} a week, in the week of ${week}.`,
  hoursSummary: (title: string, maximum: number, week: string) =>
    `${title}: at most ${duration(maximum)}, in the week of ${week}.`,
};

export function number(value: number): string {
  return value.toLocaleString("en-IN");
}

/** @returns null for no amount, undefined for what is none: commas, spaces, ₹, the bill's `/-` and no paise don't count */
export function parseRupees(text: string): number | null | undefined {
  const digits = text.replace(/[₹,\s]|Rs\.?/gi, "").replace(/(\.00?)?(\/-)?$/, "");
  if (digits === "") return null;
  return /^\d+$/.test(digits) && Number(digits) <= maxRupees ? Number(digits) : undefined;
}

export function duration(hours: number): string {
  const unit = unitOf(hours);
  return `${Math.max(1, Math.round(hours / unit))} ${unit < 1 ? "min" : unit === 1 ? "h" : "d"}`;
}

export function unitOf(hours: number): number {
  if (hours < 1) return 1 / 60;
  return hours < 48 ? 1 : 24;
}
