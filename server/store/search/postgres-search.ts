import { type Kysely, sql } from "kysely";
import type { Hit, SearchIndex, Tables } from "../database.ts";
import { filteredRows } from "../submissions/list-submissions.ts";
import { formatClause, type SearchTerm } from "./words.ts";

/** The newest submissions, scanned one by one before the index is used: they contain a common word often enough. */
const scannedFirst = 5_000;

/** PostgreSQL's tsvector and GIN. Words are split beforehand: its own parser breaks Hindi unless the locale is right. */
export function createPostgresSearch(db: Kysely<Tables>): SearchIndex {
  return {
    put: async (transaction, entries) => {
      await sql`UPDATE submissions SET about = entry.about, words = array_to_tsvector(string_to_array(entry.words, ' '))
        FROM unnest(
          ${entries.map(({ id }) => id)}::text[],
          ${entries.map(({ about }) => about)}::text[],
          ${entries.map(({ words }) => words.join(" "))}::text[]
        ) AS entry (id, about, words)
        WHERE submissions.id = entry.id`.execute(transaction);
    },
    find: async (terms, filter, limit) => {
      const query = terms.map((ways) => formatClause(ways, termOf, " & ", " | ")).join(" & ");
      const matches = sql<boolean>`words @@ ${query}::tsquery`;
      const rows = () => filteredRows(db, filter).select(["id", "received_at"]);
      const newest = rows().select(matches.as("found")).limit(scannedFirst);
      const { rows: hits } = await sql<Hit & { scanned: string }>`
        WITH newest AS MATERIALIZED ${newest}
        SELECT id, received_at, (SELECT count(*) FROM newest) AS scanned FROM newest
        WHERE found ORDER BY received_at DESC, id LIMIT ${limit}`.execute(db);
      if (hits.length === limit || Number(hits[0]?.scanned ?? scannedFirst) < scannedFirst) return hits;
      return rows().where(matches).limit(limit).execute();
    },
  };
}

const termOf = ({ word, prefix }: SearchTerm) => `'${word}'${prefix ? ":*" : ""}`;
