import { slug } from "github-slugger";
import { type ContentError, formatFieldPath, toSentence } from "../app/data/content-error.ts";
import { formatDay } from "../app/data/format.ts";
import { getField } from "../app/data/open-content.server.ts";
import { findFactMistakes } from "../app/data/read-content.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import { type FileEdit, parseFields, readText } from "./content-file.ts";
import { rewriteYaml, setField } from "./edit-yaml.ts";
import { applyAnswers, deriveAnswers } from "./form-answers.ts";
import { syncHindi } from "./hindi-overlay.ts";
import { getTitle, humanize, simplifyRemedy } from "./labels.ts";
import { parseBookings, type Sheet } from "./parse-table.ts";
import { findSchema, isCheckbox, toShape } from "./shape.ts";
import { type Column, isBookings, listColumns, readEntries, type Table, writeCell } from "./table.ts";
import { createKey } from "./to-address.ts";
import { findNewMistakes, redirectMoved } from "./validation.ts";

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

/** What a table would change in a list. */
export type TableChanges = {
  rows: Record<"wrong" | "new" | "changed" | "same", Row[]>;
  /** The names of the entries without a row, which stay as they are. */
  without: string[];
  /** What would be wrong in other places. */
  elsewhere: ContentError[];
  /** The files as they are to be written. */
  edits: FileEdit[];
};

/**
 * Compares a table with its list. Rows and entries are paired by their keys; what is right can be saved beside what is
 * wrong. Writes nothing.
 */
export function compareTable(table: Table, sheet: Sheet): TableChanges {
  const { file, at, kind } = table;
  const text = readText(file) ?? "";
  const facts = parseFields(file, text);
  const schema = findSchema(file) ?? kind.schema;
  const present = getField(facts, ...at) as object[];
  const keys = readEntries(table).map((entry) => String(getField(entry, "key")));
  const rows = readRows(table, sheet);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const isChanged = ({ before, changes }: Row) => before !== undefined && changes.length > 0;
  const isRight = ({ mistakes }: Row) => mistakes.length === 0;
  const list = (isKept: (row: Row) => boolean): object[] => [
    ...present.map((entry, index) => {
      const row = byKey.get(keys[index] ?? "");
      return row && isChanged(row) && isKept(row) ? row.entry : entry;
    }),
    ...rows.filter((row) => !row.before && isKept(row)).map(({ entry }) => entry),
  ];
  const write = (entries: object[]) => rewriteYaml(text, setField(facts, at, entries));
  const columns = listColumns(table);
  /** Notes each mistake at the row that it is about, and returns those that are about none. */
  const note = (findings: ContentError[], entries: object[]) =>
    findings.filter(({ file: place, field, remedy }) => {
      const path = parseFieldPath(field);
      const entry = entries[Number(path[at.length])];
      const row = place === `content/${file}` && rows.find((row) => row.entry === entry);
      if (!row) return true;
      const inner = path.slice(at.length + 1);
      const column = columns.find((other) => other.path.join() === inner.join());
      const label = column?.label ?? columns.find(({ path: [first] }) => first === inner[0])?.label ?? "";
      const day = String(getField(row.entry, ...inner)).replace(/^(\d+)-(\d\d)-(\d\d)$/, "$3-$2-$1");
      const words = remedy.startsWith("write the date")
        ? `“${day}” is no day; write one that there is, such as 31-12-2026`
        : remedy;
      row.mistakes.push(`${label}: ${toSentence(simplifyRemedy(words, file, field))}`);
      return false;
    });

  const all = list(() => true);
  const mistakes = findFactMistakes(file, setField(facts, at, all), schema);
  note(
    mistakes.filter(({ isAdvice }) => !isAdvice),
    all,
  );
  let elsewhere: ContentError[] = [];
  let to = text;
  // A reader names the first of its mistakes: once its row is out, there may be another.
  for (let count = 1; count > 0; ) {
    const entries = list(isRight);
    to = write(entries);
    const found = to === text ? [] : findNewMistakes({ [file]: to });
    elsewhere = note(found, entries);
    count = found.length - elsewhere.length;
  }

  const pick = (isPicked: (row: Row) => boolean) => rows.filter((row) => isRight(row) && isPicked(row));
  const changed = pick(isChanged);
  const moves = changed.flatMap(({ before, entry }): [string, string][] => {
    const [from = "", to = ""] = [before, entry].map(
      (facts) => kind.listReferences(facts, "").find(({ type }) => type === "page")?.name,
    );
    return from === to ? [] : [[from, to]];
  });
  return {
    rows: {
      wrong: rows.filter((row) => !isRight(row)),
      new: pick(({ before }) => !before),
      changed,
      same: pick((row) => row.before !== undefined && !isChanged(row)),
    },
    without: present.filter((_, index) => !byKey.has(keys[index] ?? "")).map(getTitle),
    elsewhere,
    edits: [
      { file, from: text, to },
      ...syncHindi(file, to),
      ...(moves.length > 0 ? [redirectMoved(moves)] : []),
    ],
  };
}

/** The rows of a table, each with the entry that it makes. Of what it has no column for, the entry keeps its own. */
function readRows(table: Table, { columns, rows }: Sheet): Row[] {
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
      ...row,
      entry,
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
