import type { Numbers } from "../api/api.ts";
import { duration, number } from "./amounts.ts";

/** The numbers page. */
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
  byServiceText: "Week by week, all on the same scale.",
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
  quarantined: "Held back",
  released: "Found not to be spam",
  marked: "Marked as spam",
  asTable: "As a table",
  tableOf: (name: string) => `${name}, as a table`,
  heard: (what: string, all: number, most: number, week: string) =>
    `${what}: ${number(all)} in all, at most ${number(most)} a week, in the week of ${week}.`,
  hoursHeard: (what: string, most: number, week: string) =>
    `${what}: at most ${duration(most)}, in the week of ${week}.`,
};
