import { sql } from "kysely";
import { indianMonthSpan, indianMonths, startOfIndianDay } from "../../submission/indian-time.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";
import { wonAt } from "./submission-rows.ts";

/** Services, sources, campaigns and boards that are counted separately; all others count together under null. */
const maxNames = 20;

/**
 * What came in and what became of it in a month of India such as 2026-11, else in each of the last twelve; spam is left out. The database itself keeps to `maxNames`: anybody
 * can send as many names as they like.
 */
export async function measureWork({ reader }: Pick<Database, "reader">, clock: Clock, month?: string) {
  const months = month ? [`${month}-01`] : indianMonths(await clock.read(), 12);
  const since = startOfIndianDay(months[0] ?? "");
  const until = month ? indianMonthSpan(month)[1] : "9999";
  return {
    open: await sumOpen(),
    months: await countMonths(),
    outcomes: {
      about: await countOutcomes("about"),
      source: await countOutcomes("source"),
      campaign: await countOutcomes("campaign"),
      board: await countOutcomes("board"),
    },
  };

  function enquiries(since: string, until: string) {
    return reader
      .selectFrom("submissions")
      .where("kind", "=", "enquiry")
      .where("received_at", ">=", since)
      .where("received_at", "<", until)
      .where("state", "not in", ["quarantined", "spam", "blocked"]);
  }

  /** What is quoted and not decided, whenever it came in. */
  async function sumOpen() {
    const quoted = reader.selectFrom("submissions").where("state", "=", "quoted").select(sums);
    return parseSums(await quoted.executeTakeFirst());
  }

  /** By month, each by its first day, oldest first: how many came in, and how many were won then, for how many rupees. */
  async function countMonths() {
    const counts: { from: string; enquiries: number; won: Sums }[] = [];
    for (const [index, from] of months.entries()) {
      const start = startOfIndianDay(from);
      const next = months[index + 1];
      const end = next === undefined ? until : startOfIndianDay(next);
      const received = await enquiries(start, end)
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      const won = await reader
        .selectFrom("submissions")
        .where("state", "=", "won")
        .where(wonAt, ">=", start)
        .where(wonAt, "<", end)
        .select(sums)
        .executeTakeFirst();
      counts.push({ from, enquiries: Number(received.count), won: parseSums(won) });
    }
    return counts;
  }

  /** What became of the enquiries of these months: by the names that are most frequent, then what is unknown, then the rest. */
  async function countOutcomes(dimension: Dimension) {
    const rows = await reader
      .with(
        (cte) => cte("counted").materialized(),
        () =>
          enquiries(since, until)
            .select(["state", nameOf(dimension).as("name"), ...sums])
            .groupBy(["name", "state"]),
      )
      .with("ranked", (from) =>
        from
          .selectFrom("counted")
          .where("name", "!=", "")
          .groupBy("name")
          .select(({ fn }) => ["name", fn.sum("count").as("total")])
          .orderBy("total", "desc")
          .orderBy("name")
          .limit(maxNames),
      )
      .selectFrom("counted")
      .leftJoin("ranked", "ranked.name", "counted.name")
      .select(sql<string | null>`CASE counted.name WHEN '' THEN '' ELSE ranked.name END`.as("name"))
      .select(({ fn }) => [
        "state",
        fn.max("total").as("total"),
        fn.sum("count").as("count"),
        fn.sum("rupees").as("rupees"),
        fn.sum("unpriced").as("unpriced"),
      ])
      .groupBy([sql`1`, "state"])
      .execute();
    const unknown = dimension === "source" || dimension === "about" ? [""] : [];
    const names = [...new Map(rows.map(({ name, total }) => [name, Number(total ?? 0)]))]
      .filter(([name]) => name)
      .sort(([a, more], [b, fewer]) => fewer - more || ((a ?? "") < (b ?? "") ? -1 : 1))
      .map(([name]) => name);
    return [...names, ...unknown, null].flatMap((name) => {
      const group = rows.filter((row) => row.name === name);
      if (group.length === 0) return [];
      const won = group.find(({ state }) => state === "won");
      const count = group.reduce((total, { count }) => total + Number(count), 0);
      return { name, enquiries: count, won: parseSums(won) };
    });
  }
}

/** Enquiries, what they are worth together, and how many of them have no amount. */
const sums = [
  sql`count(*)`.as("count"),
  sql`sum(rupees)`.as("rupees"),
  sql`count(*) - count(rupees)`.as("unpriced"),
] as const;

function parseSums(row: { count: unknown; rupees: unknown; unpriced: unknown } | undefined) {
  return {
    count: Number(row?.count ?? 0),
    rupees: Number(row?.rupees ?? 0),
    unpriced: Number(row?.unpriced ?? 0),
  };
}
type Sums = ReturnType<typeof parseSums>;

type Dimension = "about" | "source" | "campaign" | "board";

/** Campaigns and boards are the same however their Latin letters are capitalised (the letters that both databases know about). */
function nameOf(dimension: Dimension) {
  const column = sql.ref<string>(dimension);
  return dimension === "campaign" || dimension === "board" ? sql<string>`lower(${column})` : column;
}
