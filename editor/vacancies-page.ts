import { Hono } from "hono";
import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { getIndianDay } from "../app/data/format.ts";
import { getField } from "../app/data/open-content.server.ts";
import { readPlanCopy } from "../app/data/places/plan-copy.server.ts";
import { type Booking, daysUntilFree, formatVacancy, sortBookings } from "../app/data/places/vacancy.ts";
import { createVacancySheet } from "../commands/prepare/vacancy-sheet.ts";
import { type Entry, listEntries } from "./content-index.ts";
import { kinds } from "./entry-kinds.ts";
import { getFieldId, getFileUrl, type Html, pageLayout } from "./page.ts";

/** Which boards are free, each with its bookings to change; the same as a sheet to print and a table. */
export function vacancyRoutes(): Hono {
  return new Hono()
    .get("/vacancies", (context) => context.html(vacanciesPage()))
    .get("/:sheet{vacancies\\.(?:pdf|csv)}", async (context) => {
      const ending = context.req.param("sheet").slice(-3) as "pdf" | "csv";
      const sheet = await createVacancySheet(process.cwd());
      context.header("Content-Type", { pdf: "application/pdf", csv: "text/csv; charset=utf-8" }[ending]);
      context.header("Content-Disposition", `attachment; filename="vacancies-${getIndianDay()}.${ending}"`);
      return context.body(new Uint8Array(Buffer.from(sheet[ending])));
    });
}

function vacanciesPage(): Html {
  const copy = readPlanCopy().vacancy;
  const today = getIndianDay();
  const listBookings = (facts: unknown) => sortBookings((getField(facts, "bookings") ?? []) as Booking[]);
  const daysTo = ({ facts }: Pick<Entry, "facts">) => daysUntilFree(listBookings(facts), today);
  const places = [kinds.society, kinds.site].flatMap((kind) => (kind ? listEntries(kind) : []));
  places.sort((a, b) => daysTo(a) - daysTo(b));
  return pageLayout("Free boards")`
<p>Press a board to say when it is booked: below <b>When it is booked</b>, <b>Add one</b>. The sheet and the table have those that are free this month or in the next two, the soonest first.</p>
<p class="file"><a class="board" href="vacancies.pdf" download>Sheet to print</a> <a href="vacancies.csv" download>Table for Excel</a></p>
<ul class="vacancies">${places.map(
    ({ file, at, title, facts }) =>
      html`<li><a href="${getFileUrl(file, at)}#${getFieldId(formatFieldPath([...at, "bookings"]))}">${title}</a> <b class="${daysTo({ facts }) > 0 ? "" : "free"}">${formatVacancy(copy, listBookings(facts), today)}</b></li>`,
  )}</ul>`;
}
