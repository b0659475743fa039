import { Hono } from "hono";
import { html, raw } from "hono/html";
import { toSentence } from "../app/data/content-error.ts";
import { addDays, formatDay } from "../app/data/format.ts";
import { getField } from "../app/data/open-content.server.ts";
import { sortBookings } from "../app/data/places/vacancy.ts";
import { indianDay, lastWritableDay } from "../formats/indian-day.ts";
import { type FileEdit, parseFields, readText } from "./content-file.ts";
import { type Entry, listPlaceEntries } from "./content-index.ts";
import { rewriteYaml, setField } from "./edit-yaml.ts";
import { sortFields } from "./form-answers.ts";
import { datalist, type Editor, type Html, pageLayout, undoForm } from "./page.ts";
import { findSchema, toShape } from "./shape.ts";
import type { NamedBooking } from "./table.ts";
import { findingSection, findNewMistakes } from "./validation.ts";

/** A booking as the table shows it: what it said when the page was opened, empty for a new one, and what it says now. */
type BookingRow = { was: string; board: string; from: string; until: string; whom: string; mistake?: string };

const newRows = 12;
const soon = 30;

/** The bookings of all boards in one table, for a week’s changes: those that run or are to come, and empty rows. */
export function bookingRoutes(editor: Editor): Hono {
  return new Hono()
    .get("/bookings", (context) => {
      const saved = editor.history.changes.find(({ id }) => String(id) === context.req.query("saved"));
      return context.html(bookingsPage(listRows(), saved && undoForm(saved, `Saved: ${saved.title}`)));
    })
    .post("/bookings", async (context) => {
      const rows = parseForm(await context.req.formData());
      const { edits, boards } = applyRows(rows);
      if (rows.some(({ mistake }) => mistake)) return context.html(bookingsPage(rows), 422);
      if (edits.length === 0)
        return context.html(bookingsPage(rows, html`<p role="status">Nothing was changed.</p>`));
      const mistakes = findNewMistakes(Object.fromEntries(edits.map(({ file, to }) => [file, to])));
      if (mistakes.length > 0)
        return context.html(bookingsPage(rows, findingSection("Nothing was saved.", mistakes)), 422);
      const { id } = editor.history.save(`Bookings of ${boards.join(", ")}`, edits);
      return context.redirect(`bookings?saved=${id}`, 303);
    });
}

const listBookings = ({ facts }: Entry) => (getField(facts, "bookings") ?? []) as NamedBooking[];

/** How a row remembers which booking it is. */
const sign = (board: string, { from, until, for: whom }: NamedBooking) =>
  JSON.stringify([board, from ?? "", until, whom ?? ""]);

function listRows(): BookingRow[] {
  const rows = listPlaceEntries().flatMap((entry) =>
    listBookings(entry)
      .filter(({ until }) => until >= indianDay())
      .map((booking) => {
        const { from = "", until, for: whom = "" } = booking;
        return { was: sign(entry.title, booking), board: entry.title, from, until, whom };
      }),
  );
  const empty = { was: "", board: "", from: "", until: "", whom: "" };
  return [
    ...rows.sort((a, b) => (a.until < b.until ? -1 : 1)),
    ...Array.from({ length: newRows }, () => ({ ...empty })),
  ];
}

function parseForm(form: FormData): BookingRow[] {
  const columns = ["was", "board", "from", "until", "whom"].map((name) => form.getAll(name).map(String));
  const [was = [], ...others] = columns;
  return was.map((sign, index) => {
    const [board = "", from = "", until = "", whom = ""] = others.map(
      (column) => column[index]?.trim() ?? "",
    );
    return { was: sign, board, from, until, whom };
  });
}

/** The files with what rows that say something else now change; a row that can’t be notes its mistake. */
function applyRows(rows: BookingRow[]): { edits: FileEdit[]; boards: string[] } {
  const entries = new Map(listPlaceEntries().map((entry) => [entry.title.toLowerCase(), entry]));
  const lists = new Map<Entry, NamedBooking[]>();
  const added = new Map<NamedBooking, BookingRow>();
  for (const row of rows) {
    const { was, board, from, until, whom } = row;
    const booking = { ...(from && { from }), until, ...(whom && { for: whom }) };
    if (was ? was === sign(board, booking) : `${board}${from}${until}${whom}` === "") continue;
    const entry = entries.get(board.toLowerCase());
    const list = entry && (lists.get(entry) ?? listBookings(entry));
    const old = list?.find((other) => sign(board, other) === was);
    row.mistake = !entry
      ? `there is no board called “${board}”; choose one of the list`
      : was && !old
        ? "somebody has changed this booking meanwhile; open this page again, and write it there"
        : findDayProblem(row);
    if (!entry || !list || row.mistake) continue;
    const others = list.filter((other) => other !== old);
    const isEmptied = was && !from && !until;
    lists.set(entry, isEmptied ? others : [...others, booking]);
    if (!isEmptied) added.set(booking, row);
  }
  for (const [{ title }, list] of lists) noteOverlaps(title, list, added);
  const texts = new Map<string, FileEdit & { facts: unknown }>();
  for (const [{ file, at }, list] of lists) {
    const from = readText(file) ?? "";
    const edit = texts.get(file) ?? { file, from, to: from, facts: parseFields(file, from) };
    const bookings = list.length > 0 ? sortBookings(list) : undefined;
    texts.set(file, { ...edit, facts: setField(edit.facts, [...at, "bookings"], bookings) });
  }
  const edits = [...texts.values()].map(({ file, from, facts }) => {
    const schema = findSchema(file);
    const sorted = schema ? sortFields(toShape(schema), facts) : facts;
    return { file, from, to: rewriteYaml(from ?? "", sorted) };
  });
  return { edits, boards: [...lists.keys()].map(({ title }) => title) };
}

function findDayProblem({ was, from, until }: BookingRow): string {
  if (!until) return was && !from ? "" : "its last day is missing";
  if (from > until) return "it begins after it ends; correct one of its days";
  return until < indianDay() ? `its last day, ${formatDay(until)}, is over; is the year right?` : "";
}

function noteOverlaps(board: string, list: NamedBooking[], added: Map<NamedBooking, BookingRow>): void {
  const sorted = sortBookings(list) as NamedBooking[];
  for (const [index, booking] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before || (booking.from ?? "") > before.until) continue;
    const row = added.get(booking) ?? added.get(before);
    const other = row === added.get(booking) ? before : booking;
    if (row)
      row.mistake = `${board} is booked already ${describe(other)}; move one of the two, or take it out`;
  }
}

function describe({ from, until, for: whom }: NamedBooking): string {
  return `${from ? `from ${formatDay(from)} ` : ""}to ${formatDay(until)}${whom ? ` for ${whom}` : ""}`;
}

function bookingsPage(rows: BookingRow[], notice: Html | "" = ""): Html {
  const last = addDays(indianDay(), soon);
  const parts = Object.groupBy(rows, ({ was }) =>
    was === "" ? "new" : String(JSON.parse(was)[2]) <= last ? "soon" : "later",
  );
  const list = (part: BookingRow[] = []) =>
    html`<ol class="list bookings">${part.map((row) => bookingRow(row, rows.indexOf(row)))}</ol>`;
  const count = rows.filter(({ mistake }) => mistake).length;
  const isOpen = parts.later?.some(({ mistake }) => mistake);
  return pageLayout("Bookings")`
<p class="file"><a href="vacancies">Free boards</a> <a href="tables">All boards from a spreadsheet, and into one</a></p>
${notice && html`<div class="outcome" role="status">${notice}</div>`}${count > 0 && html`<p class="error" role="alert" tabindex="-1" data-focus>Nothing was saved: ${count} ${count === 1 ? "row" : "rows"} to correct, marked below.</p>`}
<form method="post" action="bookings">${datalist(
    "boards",
    listPlaceEntries().map(({ title }) => title),
  )}
<h2>Ends within thirty days <small>${parts.soon?.length ?? 0}</small></h2>
<p>Write another last day where it goes on; empty both days to take a booking out.</p>${list(parts.soon)}
<h2>New</h2><p>A board that is booked already needs no first day.</p>${list(parts.new)}
${parts.later && html`<details class="note"${isOpen ? raw(" open") : ""}><summary>Ends later <small>${parts.later.length}</small></summary>${list(parts.later)}</details>`}
<div class="bar"><button>Save</button></div></form>`;
}

function bookingRow({ was, board, from, until, whom, mistake }: BookingRow, index: number): Html {
  const field = (name: string, label: string, value: string, attributes: Html) =>
    html`<div class="field"><label for="${name}-${index}">${label}</label><input id="${name}-${index}" name="${name}" value="${value}" ${attributes}${mistake ? html` aria-describedby="mistake-${index}"` : ""}></div>`;
  const fields = html`${was ? html`<p><input type="hidden" name="board" value="${board}"><b>${board}</b></p>` : field("board", "Board", board, html`list="boards"`)}${field("from", "First day", from, html`type="date" max="${lastWritableDay}"`)}${field("until", "Last day", until, html`type="date" max="${lastWritableDay}"`)}${field("whom", "For whom", whom, html`maxlength="60"`)}`;
  return html`<li><input type="hidden" name="was" value="${was}"><div class="row" role="group" aria-label="${board || "New booking"}">${fields}</div>${mistake && html`<p class="error" id="mistake-${index}">${toSentence(mistake)}</p>`}</li>`;
}
