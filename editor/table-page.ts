import { hash } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { ContentError, toSentence } from "../app/data/content-error.ts";
import { currentContent, withContent } from "../app/data/open-content.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import { compareTable, type Row, type TableChanges } from "./compare-table.ts";
import { readText } from "./content-file.ts";
import { findOrigins, listOrigins, noteHindiBehind } from "./hindi-progress.ts";
import { type Editor, fileLink, type Html, pageLayout, shortList, summarySection, undoForm } from "./page.ts";
import { parseSheet } from "./parse-table.ts";
import { fileField, takeUpload } from "./picture-upload.ts";
import { findTable, listColumns, listTables, readEntries, type Table, writeTable } from "./table.ts";
import { findingSection, findNewMistakes } from "./validation.ts";

/** Lists of places as tables for spreadsheets: out, and in again once it was seen what that changes. */
export function tableRoutes(editor: Editor): Hono {
  return new Hono()
    .get("/tables", (context) => {
      const saved = editor.history.changes.find(({ id }) => String(id) === context.req.query("saved"));
      return context.html(tablesPage(saved && undoForm(saved, `Saved: ${saved.title}`)));
    })
    .get("/table.csv", (context) => {
      const table = findTable(context.req.query("name"));
      if (!table) return context.notFound();
      const name = table.file.replace(/.*\/|\.yaml$/g, "");
      context.header("Content-Type", "text/csv; charset=utf-8");
      context.header("Content-Disposition", `attachment; filename="${name}-${indianDay()}.csv"`);
      return context.body(writeTable(table));
    })
    .post("/tables", async (context) => {
      const form = await context.req.formData();
      const table = findTable(context.req.query("name"));
      if (!table) return context.notFound();
      const upload = takeUpload(editor, form, nameField(table));
      const refuse = (remedy: string) => {
        const field = html`<a href="#${nameField(table)}">${table.title}: the table</a>`;
        const words = html`<p>${field}: ${toSentence(remedy)}</p>`;
        return context.html(tablesPage(summarySection("Nothing was saved.", words, "alert")), 422);
      };
      if (!upload?.file.size) return refuse("choose the table’s file first");
      try {
        const sheet = parseSheet(upload.file.name, await upload.file.bytes(), listColumns(table));
        const changes = withContent(currentContent(), () => compareTable(table, sheet));
        const seen = hash("sha256", readText(table.file) ?? "");
        const show = (notice: Html | "" = "") =>
          context.html(changesPage(table, changes, sheet.unknown, { upload: upload.id, seen, notice }));
        if (form.get("do") !== "save") return show();
        if (form.get("seen") !== seen)
          return show(
            html`<p role="alert">Somebody has changed this list since. Look once more, then save.</p>`,
          );
        const { edits } = changes;
        const mistakes = findNewMistakes(Object.fromEntries(edits.map(({ file, to }) => [file, to])));
        if (mistakes.length > 0)
          return show(findingSection("Nothing was saved.", mistakes, { kind: "alert" }));
        const origins = listOrigins();
        const { id } = editor.history.save(`${table.title}: ${upload.file.name}`, edits);
        noteHindiBehind(findOrigins(origins));
        return context.redirect(`tables?saved=${id}`, 303);
      } catch (error) {
        if (error instanceof ContentError) return refuse(error.remedy);
        throw error;
      }
    });
}

/** Each list’s field for its file. */
function nameField({ file }: Table): string {
  return `table-${file.replace(/\W+/g, "-")}`;
}

function tablesPage(notice: Html | "" = ""): Html {
  const hint =
    "A CSV, as Excel and Google Sheets save one. You are shown first what it changes; nothing is written before you say so.";
  return pageLayout(
    "From a spreadsheet, and into one",
  )`${notice && html`<div class="outcome" role="status">${notice}</div>`}
<p>Take the table out, change it in Excel, and put it in again. A row is known by its <b>Key</b>, whatever else is changed in it; a row without one by its <b>Name</b>, and where no place has that, it is new. What has no column stays as it is. What a board costs goes by its kind and size: rents are in ${fileLink("prices.yaml")}.</p>
${listTables().map(
  (table) =>
    html`<section><h2>${table.title}</h2><p class="file"><a class="board" href="table.csv?name=${encodeURIComponent(table.file)}" download>Table for Excel</a> <small>${readEntries(table).length} rows</small></p>
<form method="post" enctype="multipart/form-data" action="tables?name=${encodeURIComponent(table.file)}"><div class="group">${fileField(nameField(table), { label: `${table.title}: the table`, hint, accept: ".csv,.txt,.tsv" }, undefined)}</div><p><button class="second">See what it changes</button></p></form></section>`,
)}`;
}

type Preview = { upload: string; seen: string; notice: Html | "" };

function changesPage(table: Table, changes: TableChanges, unknown: string[], preview: Preview): Html {
  const { rows, without, elsewhere } = changes;
  const count = rows.new.length + rows.changed.length;
  const list = (heading: string, note: string, entries: (Html | string)[]) =>
    entries.length > 0 &&
    html`<section class="table-rows"><h2>${heading} <small>${entries.length}</small></h2>${note && html`<p>${note}</p>`}${shortList(entries, Infinity)}</section>`;
  const item = ({ title, number, key }: Row, lines: string[]) =>
    html`<b>${title}</b> <small>row ${number}, ${key}</small>${lines.length > 0 && shortList(lines, Infinity)}`;
  return pageLayout(`What the table changes: ${table.title}`)`${preview.notice}
<p role="status">${count === 0 ? "Nothing is new or changed." : "Nothing is saved yet."} ${rows.same.length} ${rows.same.length === 1 ? "row is" : "rows are"} as before.</p>
${unknown.length > 0 && html`<p class="note">The site has no field for these columns, which stay in your own table: ${unknown.join(", ")}.</p>`}
${list(
  "Wrong",
  "These stay as they are on the site. Correct them in your table and put it in again; the others can be saved before.",
  rows.wrong.map((row) => item(row, row.mistakes)),
)}${findingSection("This would be wrong then", elsewhere)}${list(
  "New",
  "",
  rows.new.map((row) => item(row, [])),
)}${list(
  "Changed",
  "",
  rows.changed.map((row) => item(row, row.changes)),
)}${list(
  "Without a row",
  "They stay as they are. Take one out on its own form, which says where else it is named.",
  without,
)}
<form method="post"><input type="hidden" name="${nameField(table)}-kept" value="${preview.upload}"><input type="hidden" name="seen" value="${preview.seen}">
<div class="bar">${count > 0 ? html`<button name="do" value="save">Save ${count} ${count === 1 ? "row" : "rows"}</button> ` : ""}${rows.wrong.length > 0 && html`<span>${rows.wrong.length} ${rows.wrong.length === 1 ? "row stays" : "rows stay"} out.</span> `}<a href="tables">Leave it as it is</a> ${fileLink(table.file)}</div></form>`;
}
