import { formatCsv } from "../../../../formats/spreadsheet.ts";
import { buildSettings } from "../../../data/build-constants.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import { findFreeDay, formatVacancy } from "../../../data/places/vacancy.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { readBoardsPage } from "./boards-page.server.ts";

/** Every board with its size, its rent, the first day on which it is free and the address of its page, as CSV for spreadsheets. */
export function GET(): Response {
  const { card, columns, filter, vacancy } = readPlaceCopy();
  const { page } = readBoardsPage().copy.csv;
  const today = publishingDay();
  const rows = readPlaces().map(({ name, location, board, size, rent, bookings, path }) => {
    const freeDay = findFreeDay(bookings, today);
    return [
      name,
      location,
      board,
      size,
      rent?.from ?? "",
      rent?.to ?? "",
      freeDay === today ? formatVacancy(vacancy, bookings, today) : freeDay,
      new URL(path, buildSettings.siteUrl).href,
    ];
  });
  const headings = [
    ...[columns.name, columns.place, columns.kind, card.size],
    ...[columns.rentFrom, columns.rentTo, filter.free, page],
  ];
  return new Response(formatCsv([headings, ...rows]), {
    headers: { "Content-Type": "text/csv; charset=utf-8" },
  });
}
