import { formatNumber } from "../../formats/number.ts";

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
