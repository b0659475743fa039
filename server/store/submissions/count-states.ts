import type { Kysely } from "kysely";
import { type State, states } from "../../submission/states.ts";
import type { Tables } from "../database.ts";

/** Above this many rows of changes, they are summed up. */
const fewRows = 200;

/** How many submissions are in each state. */
export async function countStates(db: Kysely<Tables>): Promise<Record<State, number>> {
  const rows = await db
    .selectFrom("submission_counts")
    .groupBy("state")
    .select(({ fn }) => ["state", fn.sum("amount").as("count"), fn.countAll().as("rows")])
    .execute();
  if (rows.reduce((all, { rows }) => all + Number(rows), 0) > fewRows) await sumUpRows(db);
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return Object.fromEntries(states.map((state) => [state, of(state)])) as Record<State, number>;
}

/** Leaves one row for each state instead of one for each change. Two at once each sum up the rows that they could delete. */
async function sumUpRows(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom("submission_counts").returning(["state", "amount"]).execute();
    const sums = [...Map.groupBy(rows, ({ state }) => state)].map(([state, some]) => ({
      state,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    }));
    if (sums.length > 0) await transaction.insertInto("submission_counts").values(sums).execute();
  });
}
