import { toIsoDate } from "./to-iso-date.ts";

/** A date, marked up as one if it can be parsed. */
export function DateText({ date }: { date: string }) {
  const day = toIsoDate(date);
  return day ? <time dateTime={day}>{date}</time> : <span>{date}</span>;
}
