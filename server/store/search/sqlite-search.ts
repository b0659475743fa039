import { type Kysely, sql } from "kysely";
import type { Filter, SearchIndex, Tables } from "../database.ts";
import { filteredRows } from "../submissions/list-submissions.ts";
import { formatClause, type SearchTerm } from "./words.ts";

/** Places for submissions of the same millisecond; a place stays below 2^53 until the year 2248. */
const perMillisecond = 1024;
const firstAt = (time: string) => new Date(time).getTime() * perMillisecond;
const timeOf = (place: number) => new Date(Math.floor(place / perMillisecond)).toISOString();

/** What the index has no word for is looked up first if there are so few of them, else asked of each row it finds. */
const few = 2_000;

/** SQLite's FTS5. States and kinds are words of the index too, so that it finds the newest by itself, however many there are. */
export function createSqliteSearch(db: Kysely<Tables>): SearchIndex {
  return {
    put: async (transaction, entries) => {
      for (const { id, received_at, state, kind, about, words } of entries) {
        await sql`UPDATE submissions SET about = ${about} WHERE id = ${id}`.execute(transaction);
        await sql`DELETE FROM search_places WHERE submission_id = ${id}`.execute(transaction);
        const first = firstAt(received_at);
        await sql`INSERT INTO search_places (place, submission_id)
          SELECT iif(next < ${first + perMillisecond}, next, (SELECT max(place) + 1 FROM search_places)), ${id}
          FROM (
            SELECT coalesce(max(place) + 1, ${first}) AS next FROM search_places
            WHERE place >= ${first} AND place < ${first + perMillisecond}
          )`.execute(transaction);
        const labels = `${stateLabel(state)} ${kindLabel(kind)}`;
        await sql`INSERT INTO search (rowid, words, labels)
          SELECT place, ${words.join(" ")}, ${labels} FROM search_places WHERE submission_id = ${id}`.execute(
          transaction,
        );
      }
    },
    find: async (terms, filter, limit) => {
      const clauses = terms.map((ways) => formatClause(ways, termOf, " AND ", " OR "));
      const rest = filteredRows(db, filter).clearOrderBy().select("id");
      const isWordless = filter.person !== undefined || filter.dueBy !== undefined;
      // Without the plus, the words would be looked up again for every place.
      const isFew =
        isWordless && filter.person !== null && (await rest.limit(few + 1).execute()).length <= few;
      const placeFilter = isFew
        ? sql`AND +rowid IN (SELECT place FROM search_places WHERE submission_id IN ${rest})`
        : sql``;
      const rowFilter =
        isWordless && !isFew
          ? sql`WHERE EXISTS ${filteredRows(db, filter, true)
              .clearOrderBy()
              .select("id")
              .where("id", "=", sql.ref<string>("search_places.submission_id"))}`
          : sql``;
      const { rows } = await sql<{ place: number; id: string }>`
        SELECT found.place, search_places.submission_id AS id
        FROM (
          SELECT rowid AS place FROM search
          WHERE search MATCH ${[...clauses, ...labelsOf(filter)].join(" AND ")} ${placeFilter}
          ORDER BY rowid DESC
        ) AS found
        CROSS JOIN search_places ON search_places.place = found.place
        ${rowFilter}
        ORDER BY found.place DESC LIMIT ${limit}`.execute(db);
      return rows.map(({ id, place }) => ({ id, received_at: timeOf(place) }));
    },
  };
}

const termOf = ({ word, prefix }: SearchTerm) => `"${word}"${prefix ? " *" : ""}`;

function labelsOf({ states, kind }: Filter): string[] {
  return [
    `(${states.map((state) => `"${stateLabel(state)}"`).join(" OR ")})`,
    ...(kind === undefined ? [] : [`"${kindLabel(kind)}"`]),
  ];
}

// No word begins with an underscore.
const stateLabel = (state: string) => `_s${state}`;
const kindLabel = (kind: string) => `_k${kind}`;
