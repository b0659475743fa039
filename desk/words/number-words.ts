import { duration, number } from "./amounts.ts";

/** The page of numbers. */
export const numberWords = {
  span: "Time",
  weeks: (count: number) => `${count} weeks`,
  week: "Week from",
  all: "All",
  other: "Everything else",
  enquiries: "Enquiries",
  applications: "Applications",
  median: "until done, half of them sooner",
  hours: "Hours, half of them sooner",
  spam: "Looked like spam",
  waiting: "Mails waiting",
  failed: "Mails failed",
  enquiriesByWeek: "Enquiries by week",
  byService: "What was asked for",
  byServiceText: "Week by week, all on one scale.",
  applicationsByWeek: "Applications by week",
  timeToDone: "Time until done",
  timeToDoneText: ({
    count,
    medianHours,
    p90Hours,
  }: {
    count: number;
    medianHours: number | null;
    p90Hours: number | null;
  }) =>
    medianHours === null || p90Hours === null
      ? "Nothing was marked done in this time."
      : `Of ${number(count)} that were marked done, half took less than ${duration(medianHours)}, and nine in ten less than ${duration(p90Hours)}. Hours by week:`,
  spamText: ({ all, quarantined, released }: { all: number; quarantined: number; released: number }) =>
    all === 0
      ? "Nothing came in."
      : `Of ${number(all)} that came in, ${number(quarantined)} looked like spam; ${number(released)} of these turned out to be none.`,
  quarantined: "Held back as spam",
  released: "Said not to be spam",
  asTable: "As a table",
  tableOf: (name: string) => `${name}, as a table`,
  heard: (what: string, all: number, most: number, week: string) =>
    `${what}: ${number(all)} in all; the most in one week ${number(most)}, in the week from ${week}.`,
  hoursHeard: (what: string, most: number, week: string) =>
    `${what}: at most ${duration(most)}, in the week from ${week}.`,
};
