import { type ContentError, toSentence } from "../app/data/content-error.ts";
import { getField } from "../app/data/open-content.server.ts";
import { findFactMistakes } from "../app/data/read-content.server.ts";
import { parseFieldPath } from "../app/data/yaml.server.ts";
import { type FileEdit, parseFields, readText } from "./content-file.ts";
import { rewriteYaml, setField } from "./edit-yaml.ts";
import type { EntryKind } from "./entry-kinds.ts";
import { syncHindi } from "./hindi-overlay.ts";
import { getTitle, simplifyRemedy } from "./labels.ts";
import type { Sheet } from "./parse-table.ts";
import { findSchema } from "./shape.ts";
import { listColumns, readEntries, type Table } from "./table.ts";
import { type Row, readRows } from "./table-rows.ts";
import { findNewMistakes, redirectMoved } from "./validation.ts";

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
      const words = remedy.startsWith("write the date")
        ? "write a day that there is, such as 31-12-2026"
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
    const [from = "", to = ""] = [before, entry].map((facts) => findPage(kind, facts));
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

function findPage({ listReferences }: EntryKind, facts: unknown): string {
  return listReferences(facts, "").find(({ type }) => type === "page")?.name ?? "";
}
