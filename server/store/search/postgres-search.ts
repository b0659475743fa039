import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Filter, Hit, SearchIndex } from "./search-index.ts";
import type { SearchTerms } from "./words.ts";

/** The newest submissions, scanned one by one before the index is used: they contain a common word often enough. */
const scannedFirst = 5_000;

/**
 * PostgreSQL's tsvector and GIN. The words are split beforehand, because its own parser breaks Hindi at every vowel sign
 * unless the database has the right locale.
 */
export function postgresSearch(db: QueryExecutorProvider): SearchIndex {
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
    find: async (terms, filter, limit, after) => {
      const query = terms.map(clause).join(" & ");
      const bounds = boundsOf(filter, after);
      const { rows: newest } = await sql<Hit & { scanned: string }>`
        WITH newest AS MATERIALIZED (
          SELECT id, received_at, words @@ ${query}::tsquery AS found FROM submissions
          WHERE ${bounds} ORDER BY received_at DESC, id LIMIT ${scannedFirst}
        )
        SELECT id, received_at, (SELECT count(*) FROM newest) AS scanned FROM newest
        WHERE found ORDER BY received_at DESC, id LIMIT ${limit}`.execute(db);
      if (newest.length === limit || Number(newest[0]?.scanned ?? scannedFirst) < scannedFirst) return newest;
      const { rows } = await sql<Hit>`
        SELECT id, received_at FROM submissions
        WHERE words @@ ${query}::tsquery AND ${bounds}
        ORDER BY received_at DESC, id LIMIT ${limit}`.execute(db);
      return rows;
    },
  };
}

/** Words contain no quotation marks, so none can break out of its own. */
function clause(ways: SearchTerms[number]): string {
  const written = ways.map((terms) => {
    const all = terms.map(({ word, prefix }) => `'${word}'${prefix ? ":*" : ""}`);
    return `(${all.join(" & ")})`;
  });
  return `(${written.join(" | ")})`;
}

function boundsOf({ states, kind, about, since, until }: Filter, after?: Hit): RawBuilder<unknown> {
  const all = [sql`state IN (${sql.join(states)})`, sql`state <> 'withdrawn'`];
  if (kind !== undefined) all.push(sql`kind = ${kind}`);
  if (about !== undefined) all.push(sql`about = ${about}`);
  if (since !== undefined) all.push(sql`received_at >= ${since}`);
  if (until !== undefined) all.push(sql`received_at < ${until}`);
  if (after)
    all.push(
      sql`(received_at < ${after.received_at} OR (received_at = ${after.received_at} AND id > ${after.id}))`,
    );
  return sql.join(all, sql` AND `);
}
