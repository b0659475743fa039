import { formatNumber } from "../../formats/number.ts";
import { maxRupees } from "../../server/submission/submission.ts";

export const numberWords = {
  span: "Period",
  year: "12 months",
  other: "Everything else",
  unknownSource: "Unknown",
  open: (count: number, rupees: string) => `${rupees} quoted and open (${formatNumber(count)})`,
  month: "Month",
  byMonth: "By month: what came in, and what was won by the day of winning",
  outcomes: {
    about: "What came in during that time, and what became of it",
    source: "Where they came from",
    campaign: "By campaign",
    board: "By board or society",
  },
  names: { about: "Service", source: "Site or link", campaign: "Campaign", board: "Board or society" },
  enquiries: "Enquiries",
  won: "Won",
  earned: "Earned",
};

export const number = formatNumber;

/**
 * An amount as people write it, such as ₹41,890/- or 1.2 lakh.
 * @returns null for no amount, undefined for what is none: commas, spaces, ₹, the bill's `/-` and no paise don't count
 */
export function parseRupees(text: string): number | null | undefined {
  const written = text.replace(/[₹,\s]|Rs\.?/gi, "").replace(/\/-$/, "");
  if (written === "") return null;
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(k|lakhs?|lacs?|crores?|cr)?$/i.exec(written) ?? [];
  const factor = unit ? { k: 1e3, l: 1e5, c: 1e7 }[unit[0]?.toLowerCase() as "k" | "l" | "c"] : 1;
  // Of 1.13 lakh, a computer's product is not whole.
  const rupees = Number((Number(digits) * factor).toFixed(2));
  return Number.isInteger(rupees) && rupees <= maxRupees ? rupees : undefined;
}
