import { formatNumber } from "../../formats/number.ts";
import { formatRupees } from "../../server/submission/submission.ts";
import type { Numbers } from "../api/api.ts";

const sum = ({ rupees, unpriced }: Numbers["open"]) =>
  `${rupees === 0 ? "–" : formatRupees(rupees)}${unpriced > 0 ? ` (${formatNumber(unpriced)} without amount)` : ""}`;

export const numberWords = {
  span: "Period",
  year: "12 months",
  lead: "Enquiries, without spam and what waits under Possible spam or Blocked.",
  other: "Everything else",
  unknownSource: "Unknown",
  open: (quoted: Numbers["open"]) => `Quoted and open: ${formatNumber(quoted.count)}, ${sum(quoted)}`,
  sum,
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
  earned: "Earned, without GST",
};

export const number = formatNumber;
