import { indianDay, indianOffset } from "../../formats/indian-day.ts";

/** Hours on days of the week, or from one day to another, both included; without hours the office is closed. */
export type OfficeHours = {
  days?: string[];
  from?: string;
  until?: string;
  opens?: string | undefined;
  closes?: string | undefined;
  /** What is said while it is open. */
  words?: string | undefined;
};

const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Asia/Kolkata" });

/** What is said of the office at a moment; undefined while it is closed. Special days go before those of the week. */
export function findOpenHours(hours: OfficeHours[], at = new Date()): string | undefined {
  const day = indianDay(at);
  const time = new Date(at.getTime() + indianOffset).toISOString().slice(11, 16);
  const special = hours.filter(({ from, until }) => from && until && from <= day && day <= until);
  const usual = hours.filter(({ days }) => days?.includes(weekday.format(at)));
  const today = special.length > 0 ? special : usual;
  return today.find(({ opens, closes }) => opens && closes && opens <= time && time < closes)?.words;
}
