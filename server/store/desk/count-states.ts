import type { Kysely } from "kysely";
import type { List } from "../../submission/desk-answers.ts";
import { states } from "../../submission/states.ts";
import type { Tables } from "../database.ts";

/** Rows of changes up to which they are left as they are. */
const fewRows = 200;

/** How many submissions there are of each state. */
export async function countStates(db: Kysely<Tables>): Promise<List["counts"]> {
  const rows = await db
    .selectFrom("submission_counts")
    .groupBy("state")
    .select(({ fn }) => ["state", fn.sum("amount").as("count"), fn.countAll().as("rows")])
    .execute();
  if (rows.reduce((all, { rows }) => all + Number(rows), 0) > fewRows) await foldRows(db);
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return Object.fromEntries(states.map((state) => [state, of(state)])) as List["counts"];
}

/** One row a state instead of one a change. Of two at once each folds the rows that it could delete. */
async function foldRows(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom("submission_counts").returning(["state", "amount"]).execute();
    const folded = [...Map.groupBy(rows, ({ state }) => state)].map(([state, some]) => ({
      state,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    }));
    if (folded.length > 0) await transaction.insertInto("submission_counts").values(folded).execute();
  });
}
