import { slug } from "github-slugger";
import { formatFieldPath, toSentence } from "../app/data/content-error.ts";
import { formatDay } from "../app/data/format.ts";
import { getField } from "../app/data/open-content.server.ts";
import { parseFields, readText } from "./content-file.ts";
import { setField } from "./edit-yaml.ts";
import { applyAnswers, deriveAnswers } from "./form-answers.ts";
import { getTitle, humanize } from "./labels.ts";
import { parseBookings, type Sheet } from "./parse-table.ts";
import { isCheckbox, toShape } from "./shape.ts";
import { type Column, isBookings, listColumns, readEntries, type Table, writeCell } from "./table.ts";
import { createKey } from "./to-address.ts";

/** A row of a table beside the entry of its key: what it makes of it, and what is wrong with it. */
export type Row = {
  number: number;
  key: string;
  title: string;
  before: object | undefined;
  entry: object;
  /** Each begins with the label of its field. */
  mistakes: string[];
  changes: string[];
};

/** The rows of a table, each with the entry that it makes. Of what it has no column for, the entry keeps its own. */
export function readRows(table: Table, { columns, rows }: Sheet): Row[] {
  const { file, at, kind } = table;
  const entries = readEntries(table);
  const places = new Map(entries.map((entry, index) => [getField(entry, "key"), index]));
  const taken = [...places.keys()];
  const read = (cells: string[], name: string) =>
    cells[columns.findIndex((column) => column?.path.join() === name)]?.trim() ?? "";
  const written = rows.map(({ cells }) => read(cells, "key"));
  /** A row that was saved before, from a table whose rows have no keys yet. */
  const findByName = (name: string) =>
    [...places.keys()].find(
      (key, index) => !written.includes(String(key)) && slug(getTitle(entries[index])) === slug(name),
    );
  const seen = new Set<string>();
  const drafts = rows.map(({ number, cells }) => {
    const name = read(cells, "name");
    const key = read(cells, "key") || String(findByName(name) ?? createKey(name, taken));
    taken.push(key);
    const mistakes: string[] = [];
    if (seen.has(key)) mistakes.push(`Key: Another row has “${key}”, too; take one of the two out.`);
    if (cells.slice(columns.length).some((cell) => cell.trim() !== ""))
      mistakes.push("It has more cells than there are columns; is a text with a comma without its quotes?");
    seen.add(key);
    const before = entries[places.get(key) ?? -1];
    return {
      number,
      cells,
      key,
      before,
      mistakes,
      base: addLists({ key, ...before }, columns, cells, mistakes),
    };
  });
  const added = drafts.filter(({ before }) => !before);
  const bases = [
    ...entries.map((entry) => drafts.find(({ before }) => before === entry)?.base ?? entry),
    ...added.map(({ base }) => base),
  ];
  const facts = setField(parseFields(file, readText(file) ?? ""), at, bases);
  const allColumns = listColumns(table);
  return drafts.map(({ cells, base, ...row }) => {
    const path = [...at, bases.indexOf(base)];
    const answers = new Map<string, string>();
    for (const [index, column] of columns.entries())
      if (column && !isBookings(column) && column.path[0] !== "key")
        answers.set(
          formatFieldPath([...path, ...column.path]),
          parseCell(column, cells[index] ?? "", getField(base, ...column.path), row.mistakes),
        );
    const derived = deriveAnswers(file, facts, (name) => answers.get(name));
    const entry = Object(applyAnswers(toShape(kind.schema), base, derived, path));
    return {
      ...{ ...row, entry },
      title: getTitle(entry),
      changes: allColumns.flatMap((column) => describeChange(column, row.before, entry)),
    };
  });
}

/** An entry with as many boards as the row has, and with the row’s bookings. */
function addLists(entry: object, columns: Sheet["columns"], cells: string[], mistakes: string[]): object {
  const lists: Record<string, unknown[]> = {};
  for (const [index, column] of columns.entries()) {
    const [list = "", place] = column?.path ?? [];
    const cell = cells[index]?.trim() ?? "";
    if (column && isBookings(column)) {
      const bookings = parseBookings(cell);
      if (bookings) lists.bookings = bookings;
      else
        mistakes.push(
          `${column.label}: Write each as 01-12-2026 to 31-12-2026, to 31-12-2026 alone, or to 31-12-2026, 3 of them, with a semicolon between two.`,
        );
    } else if (typeof place === "number") {
      const present = (getField(entry, list) ?? []) as unknown[];
      lists[list] ??= [];
      if (cell !== "")
        for (let next = lists[list].length; next <= place; next += 1) lists[list].push(present[next] ?? {});
    }
  }
  const filled = Object.entries({ ...entry, ...lists }).filter(([key]) => lists[key]?.length !== 0);
  return Object.fromEntries(filled);
}

const answersYes = /^(yes|y|true|1|x|✓|हाँ|हां)$/i;
const answersNo = /^(no|n|false|0|-|नहीं)?$/i;

/** A cell as a form would send it. */
function parseCell({ shape, label }: Column, cell: string, before: unknown, mistakes: string[]): string {
  const text = cell.trim();
  if (isCheckbox(shape)) {
    if (text === "") return String(shape.default === true);
    if (!answersYes.test(text) && !answersNo.test(text)) mistakes.push(`${label}: Write yes or no.`);
    return String(answersYes.test(text));
  }
  const lower = text.toLowerCase();
  const choice = shape.enum?.find((value) =>
    [value, humanize(value)].join().toLowerCase().split(",").includes(lower),
  );
  // Excel makes 6 of a text such as 06.
  const isSameFigure = typeof before === "string" && text !== "" && Number(text) === Number(before);
  return isSameFigure ? before : (choice ?? text);
}

function describeChange(column: Column, before: unknown, entry: unknown): string[] {
  const [old, now] = [before, entry].map((facts) => {
    const cell = writeCell(column, facts);
    return column.shape.format === "date" && /^\d\d-\d\d-\d{4}$/.test(cell)
      ? formatDay(String(getField(facts, ...column.path)))
      : cell;
  });
  if (old === now) return [];
  if (!old) return [`${column.label}: “${now}”`];
  return [toSentence(now ? `${column.label}: “${old}” becomes “${now}”` : `${column.label}: “${old}” goes`)];
}
