import { toIsoDate } from "./to-iso-date.ts";

/** A date as visitors read it, with the day for machines where the text is one. */
export function DateText({ date }: { date: string }) {
  const day = toIsoDate(date);
  return day ? <time dateTime={day}>{date}</time> : <span>{date}</span>;
}
