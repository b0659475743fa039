import type { DatabaseSync } from "node:sqlite";

/** A table with its key and all of its columns that are copied, including the key. */
export type CopiedTable = { name: string; key: string; columns: readonly string[]; numbered: boolean };

/**
 * Their keys, in the order of references. Not copied: `rate_limits`, which only counts minutes; `store_state`, which is
 * about one machine's clock and files; the desk's sessions and links, since people can sign in again; and the search index
 * and the counts of states, which each database builds for itself.
 */
const keys = {
  submissions: "id",
  cvs: "submission_id",
  notes: "id",
  outbox: "submission_id",
  webhooks: "submission_id",
  desk_users: "id",
  desk_second_factors: "id",
  desk_recovery_codes: "id",
  desk_settings: "name",
  desk_record: "id",
};
/** What each database fills in for itself. */
const ownColumns = ["about", "indexed"];

/** The tables of a store, with the columns that they have there. */
export function copiedTables(source: DatabaseSync): CopiedTable[] {
  const columnsOf = source.prepare("SELECT name, type FROM pragma_table_info(?) ORDER BY cid");
  return Object.entries(keys).map(([name, key]) => {
    const columns = columnsOf.all(name).map((column) => ({ name: String(column.name), type: column.type }));
    return {
      name,
      key,
      columns: columns.map((column) => column.name).filter((column) => !ownColumns.includes(column)),
      numbered: columns.some((column) => column.name === key && column.type === "INTEGER"),
    };
  });
}
