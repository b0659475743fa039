import { formatNumber } from "../../formats/number.ts";
import { maxRupees } from "../../server/submission/submission.ts";

export const numberWords = {
  span: "Period",
  lastMonths: (count: number) => `${count} months`,
  other: "Everything else",
  unknownSource: "Unknown",
  month: "Month",
  byMonth: "By month",
  byMonthText: "Enquiries by the day they came in; won and earned by the day they were won.",
  outcomes: {
    about: "What was asked for",
    source: "Where they came from",
    campaign: "By campaign",
    board: "By board or society",
  },
  tableOf: (name: string) => `${name}: the table`,
  names: { about: "Service", source: "Site or link", campaign: "Campaign", board: "Board or society" },
  outcomeText: "Where each stands now: a quote that was won is only won.",
  enquiries: "Enquiries",
  quoted: "Quoted",
  won: "Won",
  lost: "Lost",
  earned: "Earned",
};

export const number = formatNumber;

/** @returns null for no amount, undefined for what is none: commas, spaces, ₹, the bill's `/-` and no paise don't count */
export function parseRupees(text: string): number | null | undefined {
  const digits = text.replace(/[₹,\s]|Rs\.?/gi, "").replace(/(\.00?)?(\/-)?$/, "");
  if (digits === "") return null;
  return /^\d+$/.test(digits) && Number(digits) <= maxRupees ? Number(digits) : undefined;
}
