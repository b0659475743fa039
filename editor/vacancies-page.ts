import { Hono } from "hono";
import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { formatDay } from "../app/data/format.ts";
import { getField } from "../app/data/open-content.server.ts";
import { readPlaceCopy } from "../app/data/places/place-copy.server.ts";
import { readPlaces } from "../app/data/places/places.server.ts";
import { type Booking, daysUntilFree, formatVacancy, sortBookings } from "../app/data/places/vacancy.ts";
import { readSite } from "../app/data/site.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import { type Entry, listPlaceEntries } from "./content-index.ts";
import { getFieldId, getFileUrl, type Html, pageLayout } from "./page.ts";

export function vacancyRoutes(): Hono {
  return new Hono().get("/vacancies", (context) => context.html(vacanciesPage()));
}

/** Which boards are free, the soonest first, each with its bookings to change; printed, a sheet of A4. */
function vacanciesPage(): Html {
  const copy = readPlaceCopy().vacancy;
  const today = indianDay();
  const { name: agency, phone, email } = readSite();
  const boards = new Map(readPlaces().map((place) => [place.name, place]));
  const listBookings = (facts: unknown) => sortBookings((getField(facts, "bookings") ?? []) as Booking[]);
  const daysTo = ({ facts }: Pick<Entry, "facts">) => daysUntilFree(listBookings(facts), today);
  const describe = (title: string) => {
    const { place, board, size } = boards.get(title) ?? {};
    return [place, board, size].filter(Boolean).join(", ");
  };
  const places = listPlaceEntries().sort((a, b) => daysTo(a) - daysTo(b));
  return pageLayout("Free boards")`
<p class="screen">Each leads to its bookings. Many at once are changed in a spreadsheet.</p>
<p class="file screen"><button class="second" type="button" data-print>Print</button> <a href="tables">All boards from a spreadsheet, and into one</a></p>
<p class="paper">${agency}, ${formatDay(today)} · ${phone.shown} · ${email}</p>
<ul class="vacancies">${places.map(
    ({ file, at, title, facts }) =>
      html`<li><a href="${getFileUrl(file, at)}#${getFieldId(formatFieldPath([...at, "bookings"]))}">${title}</a> <small>${describe(title)}</small> <b class="${daysTo({ facts }) > 0 ? "" : "free"}">${formatVacancy(copy, listBookings(facts), today)}</b></li>`,
  )}</ul>`;
}
