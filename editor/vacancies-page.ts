import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { getField } from "../app/data/open-content.server.ts";
import { countBoards } from "../app/data/places/inventory.server.ts";
import { readPlaceCopy } from "../app/data/places/place-copy.server.ts";
import { readPlaces } from "../app/data/places/places.server.ts";
import { addUpBookings, daysUntilFree, formatVacancy } from "../app/data/places/vacancy.ts";
import { indianDay } from "../formats/indian-day.ts";
import { type Entry, listEntries } from "./content-index.ts";
import { kinds } from "./entry-kinds.ts";
import { getFieldId, getFileUrl, type Html, pageLayout } from "./page.ts";
import type { NamedBooking } from "./table.ts";

/** Which boards are free, the soonest first, each with its bookings to change. */
export function vacanciesPage(): Html {
  const copy = readPlaceCopy().vacancy;
  const today = indianDay();
  const boards = new Map(readPlaces().map((place) => [place.name, place]));
  const listBookings = (facts: unknown) =>
    addUpBookings((getField(facts, "bookings") ?? []) as NamedBooking[], countBoards(facts));
  const daysTo = ({ facts }: Entry) => daysUntilFree(listBookings(facts), today);
  const describe = (title: string) => {
    const { location, board, size } = boards.get(title) ?? {};
    return [location, board, size].filter(Boolean).join(", ");
  };
  const entries = [kinds.society, kinds.site].flatMap(listEntries);
  const places = entries.sort((a, b) => daysTo(a) - daysTo(b));
  return pageLayout("Free boards")`
<p>Each leads to its bookings. Many at once are changed in a spreadsheet.</p>
<p class="file"><a href="tables">All boards from a spreadsheet, and into one</a></p>
<ul class="vacancies">${places.map(
    ({ file, at, title, facts }) =>
      html`<li><a href="${getFileUrl(file, at)}#${getFieldId(formatFieldPath([...at, "bookings"]))}">${title}</a> <small>${describe(title)}</small> <b>${formatVacancy(copy, listBookings(facts), today)}</b></li>`,
  )}</ul>`;
}
