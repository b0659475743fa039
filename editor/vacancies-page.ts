import { Hono } from "hono";
import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { formatDay } from "../app/data/format.ts";
import { getField } from "../app/data/open-content.server.ts";
import { readInventoryCopy } from "../app/data/places/inventory-copy.server.ts";
import { type Booking, daysUntilFree, formatVacancy, sortBookings } from "../app/data/places/vacancy.ts";
import { readSite } from "../app/data/site.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import { formatCsv } from "../formats/spreadsheet.ts";
import { type Entry, listPlaceEntries } from "./content-index.ts";
import { getFieldId, getFileUrl, type Html, pageLayout } from "./page.ts";
import { readVacancies } from "./vacancies.ts";

/** Which boards are free, each with its bookings to change; the same as a sheet to print and a table. */
export function vacancyRoutes(): Hono {
  return new Hono()
    .get("/vacancies", (context) => context.html(vacanciesPage()))
    .get("/vacancy-sheet", (context) => context.html(vacancySheet()))
    .get("/vacancies.csv", (context) => {
      context.header("Content-Type", "text/csv; charset=utf-8");
      context.header("Content-Disposition", `attachment; filename="vacancies-${indianDay()}.csv"`);
      return context.body(formatCsv(readVacancies()));
    });
}

function vacanciesPage(): Html {
  const copy = readInventoryCopy().vacancy;
  const today = indianDay();
  const listBookings = (facts: unknown) => sortBookings((getField(facts, "bookings") ?? []) as Booking[]);
  const daysTo = ({ facts }: Pick<Entry, "facts">) => daysUntilFree(listBookings(facts), today);
  const places = listPlaceEntries().sort((a, b) => daysTo(a) - daysTo(b));
  return pageLayout("Free boards")`
<p><b>Bookings</b> has all of them in one table, what ends within thirty days first; a board’s own form has its own. The sheet and the table have those that are free this month or in the next two, the soonest first.</p>
<p class="file"><a class="board" href="bookings">Bookings</a> <a href="vacancy-sheet">Sheet to print</a> <a href="vacancies.csv" download>Table for Excel</a> <a href="tables">All boards from a spreadsheet, and into one</a></p>
<ul class="vacancies">${places.map(
    ({ file, at, title, facts }) =>
      html`<li><a href="${getFileUrl(file, at)}#${getFieldId(formatFieldPath([...at, "bookings"]))}">${title}</a> <b class="${daysTo({ facts }) > 0 ? "" : "free"}">${formatVacancy(copy, listBookings(facts), today)}</b></li>`,
  )}</ul>`;
}

/** The boards that are free this month or in the next two, on a sheet of A4. */
function vacancySheet(): Html {
  const { name, phone, email } = readSite();
  const [head = [], ...boards] = readVacancies();
  return pageLayout(`${name}: free on ${formatDay(indianDay())}`)`
<p>${phone.shown} · ${email}</p>
<p class="screen"><button type="button" data-print>Print</button></p>
<div class="paper" tabindex="0" role="region" aria-label="Sheet"><table>
<thead><tr>${head.map((words) => html`<th scope="col">${words}</th>`)}</tr></thead>
<tbody>${boards.map(
    (cells) =>
      html`<tr>${cells.map((words) => (words === "free" ? html`<td class="free">${words}</td>` : html`<td>${words}</td>`))}</tr>`,
  )}</tbody>
</table></div>`;
}
