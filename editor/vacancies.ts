import { addDays, formatDay } from "../app/data/format.ts";
import { readPlaces } from "../app/data/places/places.server.ts";
import { type Booking, daysUntilFree, listFreeSpans } from "../app/data/places/vacancy.ts";
import { indianDay } from "../formats/indian-day.ts";

/** The boards that are free this month or in the next two, soonest first: a row a board, below the row of headings. */
export function readVacancies(): string[][] {
  const today = indianDay();
  const [year = 0, month = 1] = today.split("-").map(Number);
  const months = [0, 1, 2].map((ahead) => {
    const firstOf = (count: number) => new Date(Date.UTC(year, count)).toISOString().slice(0, 10);
    const first = firstOf(month - 1 + ahead);
    return { first: ahead === 0 ? today : first, last: addDays(firstOf(month + ahead), -1) };
  });
  return [
    ["Name", "Place", "Board", "Size", ...months.map(({ last }) => formatDay(last).replace(/^\d+ /, ""))],
    ...readPlaces()
      .toSorted((a, b) => daysUntilFree(a.bookings, today) - daysUntilFree(b.bookings, today))
      .map(({ name, place, board, size, bookings }) => [
        ...[name, place, board, size.replace("×", "of")],
        ...months.map(({ first, last }) => describeMonth(bookings, first, last)),
      ])
      .filter((cells) => cells.slice(4).some((words) => words !== "booked")),
  ];
}

/** “free”, “booked”, “from 6 December” or “until 3 January”, as far as it is so between two days. */
export function describeMonth(bookings: Booking[] | undefined, first: string, last: string): string {
  const write = (day: string) => formatDay(day).slice(0, -5);
  const spans = listFreeSpans(bookings, first, last).map(([from, until]) => {
    if (from === first) return until === last ? "free" : `until ${write(until)}`;
    return until === last ? `from ${write(from)}` : `${write(from)} to ${write(until)}`;
  });
  return spans.join(", ") || "booked";
}
