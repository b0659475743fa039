import { getField, peekContent } from "../app/data/open-content.server.ts";
import type { CountedBooking } from "../app/data/places/vacancy.ts";
import { formatCsv } from "../formats/spreadsheet.ts";
import type { Path } from "./edit-yaml.ts";
import { type EntryKind, kinds } from "./entry-kinds.ts";
import { getLabel, getTitle, humanize, labels } from "./labels.ts";
import { isCheckbox, type Shape, toShape } from "./shape.ts";
import { createKey } from "./to-address.ts";

/** A list of places that can be a table for spreadsheets: a file below `content/`, and where its entries stand in it. */
export type Table = { file: string; at: Path; kind: EntryKind; title: string };

/** A field of an entry as a column; the three boards of a society have columns of their own. */
export type Column = { path: Path; label: string; shape: Shape };

/** The lists of societies and sites, one for each file. */
export function listTables(): Table[] {
  return [kinds.society, kinds.site].flatMap((kind) => {
    const { files = () => [], at = [] } = kind.list ?? {};
    return files().map((file) => ({ file, at, kind, title: labels.files?.[file] ?? humanize(file) }));
  });
}

export function findTable(file: string | undefined): Table | undefined {
  return listTables().find((table) => table.file === file);
}

/** The entries of a list as they are written, each with its key, or with the one made of its name where it has none. */
export function readEntries({ file, at }: Table): object[] {
  const entries = getField(peekContent(file), ...at);
  const taken: unknown[] = [];
  return (Array.isArray(entries) ? entries : []).map((entry: object) => {
    const key = getField(entry, "key") ?? createKey(getTitle(entry), taken);
    taken.push(key);
    return { ...entry, key };
  });
}

export function listColumns({ file, at, kind }: Table): Column[] {
  const list = ({ properties = {} }: Shape, path: Path, suffix = ""): Column[] =>
    Object.entries(properties).flatMap(([key, shape]) => {
      const inner = [...path, key];
      if (shape.properties) return list(shape, inner);
      const { items, maxItems } = shape;
      if (items && maxItems)
        return Array.from({ length: maxItems }, (_, index) =>
          list(items, [...inner, index], ` ${index + 1}`),
        ).flat();
      return [{ path: inner, label: getLabel(file, [...at, 0, ...inner]).label + suffix, shape }];
    });
  return list(toShape(kind.schema), []);
}

export function isBookings({ path }: Column): boolean {
  return path.join() === "bookings";
}

/** What a cell says of a field. Days are written as in India: there and in America Excel gives them back as they were. */
export function writeCell(column: Column, entry: unknown): string {
  const value = getField(entry, ...column.path);
  const { shape } = column;
  if (isBookings(column)) return ((value ?? []) as NamedBooking[]).map(writeBooking).join("; ");
  if (isCheckbox(shape)) return (value ?? shape.default) === true ? "yes" : shape.const ? "" : "no";
  return shape.format === "date" ? formatCellDay(String(value ?? "")) : String(value ?? "");
}

/** A booking as content has it, with whom it is for. */
export type NamedBooking = CountedBooking & { for?: string | undefined };

/** A booking as it is written in a cell: `01-12-2026 to 31-12-2026, 3 of them for Nabh Hospital`. */
function writeBooking({ from, until, count, for: whom }: NamedBooking): string {
  const days = `to ${formatCellDay(until)}${count === undefined ? "" : `, ${count} of them`}`;
  return [from && formatCellDay(from), days, whom && `for ${whom}`].filter(Boolean).join(" ");
}

function formatCellDay(day: string): string {
  return day.split("-").reverse().join("-");
}

/** A list as CSV for Excel: its columns by their labels, then a row an entry. */
export function writeTable(table: Table): string {
  const columns = listColumns(table);
  return formatCsv([
    columns.map(({ label }) => label),
    ...readEntries(table).map((entry) => columns.map((column) => writeCell(column, entry))),
  ]);
}
