import { maxRupees } from "../../server/submission/submission.ts";
import type { Numbers } from "../api/api.ts";

export const numberWords = {
  span: "Period",
  weeks: (count: number) => `${count} weeks`,
  week: "Week of",
  all: "All",
  other: "Everything else",
  enquiries: "Enquiries",
  applications: "Applications",
  median: "Typical time until done",
  hours: "Typical time",
  spam: "Possible spam",
  waiting: "E-mails waiting",
  failed: "E-mails failed",
  enquiriesByWeek: "Enquiries by week",
  byService: "What was asked for",
  byServiceText: "Week by week, all on one scale. What came of them is in the table.",
  outcomes: {
    source: "Where they came from",
    campaign: "By campaign",
    board: "By board",
  },
  outcomesText:
    "The enquiries of the period, and filled in each bar those that were won. The tables say how soon they were answered, and what was quoted, won and earned.",
  outcomeColumns: ["Enquiries", "Answered after", "Quoted", "Won", "Worth"],
  unknownSource: "Unknown",
  direct: "Directly",
  wonRupees: "Won",
  outcomeSummary: (count: number, won: number) => `${number(count)}, of which ${number(won)} won`,
  applicationsByWeek: "Applications by week",
  timeToDone: "Time until done",
  timeToDoneText: ({ count, medianHours, p90Hours }: Numbers["timeToDone"]) =>
    medianHours === null || p90Hours === null
      ? "Nothing was marked done in this period."
      : `Of the ${number(count)} marked done, half took less than ${duration(medianHours)} and nine in ten less than ${duration(p90Hours)}. Week by week, half took less than:`,
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
