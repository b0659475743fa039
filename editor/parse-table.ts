import { type CsvError, parse } from "csv-parse/sync";
import { ContentError } from "../app/data/content-error.ts";
import { parseDay } from "./form-answers.ts";
import type { Column, NamedBooking } from "./table.ts";

/** A table as it came: the field of each column that is known, the names of the others, and the rows by their numbers. */
export type Sheet = {
  columns: (Column | undefined)[];
  unknown: string[];
  rows: { number: number; cells: string[] }[];
};

const normalize = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Parses a CSV as Excel and others write it: UTF-8 or UTF-16, with or without its mark, between commas, semicolons or tabs.
 * @throws ContentError where it is another kind of file or its quotes don’t match
 */
export function parseSheet(name: string, bytes: Uint8Array, columns: Column[]): Sheet {
  const refuse = (remedy: string) => new ContentError(name, "", remedy);
  const text = decode(bytes);
  if (text === undefined)
    throw refuse("this is no table of text; in Excel choose File, Save as, “CSV UTF-8 (Comma delimited)”");
  const find = (head: string) => columns.find(({ label }) => normalize(label) === normalize(head));
  const [names = ""] = text.split("\n", 1);
  const count = (delimiter: string) => names.split(delimiter).length;
  const [delimiter = ","] = [",", ";", "\t"].sort((a, b) => count(b) - count(a));
  try {
    const [head = [], ...rows] = parse(text, { delimiter, relax_column_count: true });
    const known = head.map(find);
    if (!known.some((column) => /^(key|name)$/.test(String(column?.path))))
      throw refuse(
        "it has no column “Key” or “Name”, by which a row is known; begin with the table that can be downloaded here",
      );
    const twice = known.find((column, index) => column && known.indexOf(column) < index);
    if (twice) throw refuse(`two of its columns are called “${twice.label}”; take one of them out`);
    return {
      columns: known,
      unknown: head.filter((label, index) => label.trim() !== "" && !known[index]),
      rows: rows
        .map((cells, index) => ({ number: index + 2, cells: cells.map(uncoverFormula) }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== "")),
    };
  } catch (error) {
    if (!("code" in Object(error) && /^CSV_/.test((error as CsvError).code))) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw refuse(
      `in line ${lines} a quotation mark doesn’t match another; correct it, or save it from Excel again`,
    );
  }
}

/** Undefined for what isn’t text, such as a workbook, or is in an encoding that has no ₹. */
function decode(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text.replace(/^sep=.\r?\n/, "");
  } catch {
    return undefined;
  }
}

/** A cell without the apostrophe that keeps spreadsheets from reading it as a formula. */
function uncoverFormula(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, "");
}

/**
 * The bookings that a cell lists, `01-12-2026 to 31-12-2026, 3 of them for Nabh Hospital; to 05-01-2027`; undefined where one of them
 * can’t be read.
 */
export function parseBookings(cell: string): NamedBooking[] | undefined {
  const bookings = cell
    .split(/[;\n](?=\s*(?:to\b|till\b|until\b|\d|$))/i)
    .filter((booking) => booking.trim() !== "")
    .map((booking) => {
      const [match, from, until = "", count, whom] =
        /^\s*(\d.*?)?\s*(?:\bto\b|\btill\b|\buntil\b|–|\s-\s)\s*(\d.*?)(?:,?\s+(\d+) of \S+)?(?:\s+for\s+(.*\S))?\s*$/is.exec(
          booking,
        ) ?? [];
      return (
        match && {
          ...(from && { from: parseDay(from) }),
          until: parseDay(until),
          ...(count && { count: Number(count) }),
          ...(whom && { for: whom }),
        }
      );
    });
  return bookings.every((booking) => booking !== undefined) ? (bookings as NamedBooking[]) : undefined;
}
