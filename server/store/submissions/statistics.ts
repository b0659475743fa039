import { sql } from "kysely";
import { indianMondays, startOfIndianDay } from "../../submission/indian-time.ts";
import { type Kind, type LossReason, lossReasons, type State } from "../../submission/submission.ts";
import type { Clock } from "../clock.ts";
import type { Database, Hit } from "../database.ts";
import { isListedAfter } from "./list-submissions.ts";

/** How many of the newest that were answered are measured: enough for a median, and quick however many there are. */
const maxTimes = 10_000;
/** So many of them are read at a time, because everybody else in this process waits while an answer is unpacked. */
const timesAtOnce = 1_000;
const weeksAtOnce = 13;
/** Services, sources, campaigns and boards that are counted separately; all others count together under null. */
const maxServices = 20;

/**
 * What came in and what became of it, by weeks in India. Spam counts only as spam, a withdrawn one without its service. The
 * database itself keeps to `maxServices`: anybody can send as many names as they like.
 */
export async function measureWork({ reader }: Pick<Database, "reader">, clock: Clock, count: number) {
  const mondays = indianMondays(await clock.read(), count);
  const starts = mondays.map((monday) => startOfIndianDay(monday));
  const first = starts[0] ?? "";
  const outcomes = {
    about: await countOutcomes("about"),
    source: await countOutcomes("source"),
    campaign: await countOutcomes("campaign"),
    board: await countOutcomes("board"),
  };
  const services = outcomes.about.map(({ name }) => name);
  const counts = await countWeeks();
  const times = await readTimes();
  const byWeek = Map.groupBy(times, (row) => starts.findLastIndex((start) => start <= row.received_at));
  const withTimes = (dimension: Dimension) => {
    const groups = Map.groupBy(times, (row) => row[dimension]);
    return outcomes[dimension].map((outcome) => ({
      ...outcome,
      answeredHours: quantile(hoursOf(groups.get(outcome.name)), 0.5),
    }));
  };
  return {
    /** Weeks in India, each by its Monday, oldest first; enquiries by service, in the order of `outcomes.about`. */
    weeks: mondays.map((from, index) => {
      const rows = counts.filter(({ week }) => week === index);
      const enquiries = rows.filter(({ kind }) => kind === "enquiry");
      return {
        from,
        applications: sum(rows.filter(({ kind }) => kind === "application")),
        enquiries: services.map((name) => sum(enquiries.filter((row) => row.name === name))),
      };
    }),
    outcomes: {
      about: withTimes("about"),
      source: withTimes("source"),
      campaign: withTimes("campaign"),
      board: withTimes("board"),
    },
    losses: await countLosses(),
    timeToAnswer: {
      count: outcomes.about.reduce((total, { answered }) => total + answered, 0),
      medianHours: quantile(hoursOf(times), 0.5),
      p90Hours: quantile(hoursOf(times), 0.9),
      byWeek: mondays.map((from, index) => ({
        from,
        medianHours: quantile(hoursOf(byWeek.get(index)), 0.5),
      })),
    },
    spam: await spam(),
  };

  function enquiries() {
    return reader
      .selectFrom("submissions")
      .where("kind", "=", "enquiry")
      .where("received_at", ">=", first)
      .where("state", "not in", ["quarantined", "spam"]);
  }

  /** What became of the enquiries of these weeks: by the names that are most frequent, then what is unknown, then the rest. */
  async function countOutcomes(dimension: Dimension) {
    const rows = await reader
      .with(
        (cte) => cte("counted").materialized(),
        () =>
          enquiries()
            .select(["state", nameOf(dimension).as("name")])
            .select(({ fn }) => [
              fn.countAll().as("count"),
              fn.count("answered_at").as("answered"),
              fn.sum("rupees").as("rupees"),
            ])
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
          .limit(maxServices),
      )
      .selectFrom("counted")
      .leftJoin("ranked", "ranked.name", "counted.name")
      .select(sql<string | null>`CASE counted.name WHEN '' THEN '' ELSE ranked.name END`.as("name"))
      .select(({ fn }) => [
        "state",
        fn.max("total").as("total"),
        fn.sum("count").as("count"),
        fn.sum("answered").as("answered"),
        fn.sum("rupees").as("rupees"),
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
      const countOf = (stage: State) => sum(group.filter(({ state }) => state === stage));
      return {
        name,
        count: sum(group),
        answered: group.reduce((total, { answered }) => total + Number(answered), 0),
        /** Where they stand now: what was quoted and then won is only won. */
        quoted: countOf("quoted"),
        won: countOf("won"),
        lost: countOf("lost"),
        rupees: Number(group.find(({ state }) => state === "won")?.rupees ?? 0),
      };
    });
  }

  /** A name as it is counted: null unless it is one of those that are counted separately. */
  function knownNameOf(dimension: Dimension) {
    const known = outcomes[dimension].flatMap(({ name }) => name ?? []);
    return sql<
      string | null
    >`CASE WHEN ${nameOf(dimension)} IN (${sql.join(["", ...known])}) THEN ${nameOf(dimension)} END`;
  }

  /** What came in by weeks, a quarter of a year at a time: each question waits for its turn. */
  async function countWeeks() {
    const counts: { week: number; kind: Kind; name: string | null; count: number | string | bigint }[] = [];
    for (let from = 0; from < starts.length; from += weeksAtOnce) {
      const until = Math.min(from + weeksAtOnce, starts.length);
      const inWeeks = Array.from({ length: until - from }, (_, index) => from + index);
      const cases = inWeeks.map((week) =>
        week + 1 < until
          ? sql`WHEN received_at < ${starts[week + 1]} THEN ${sql.lit(week)}`
          : sql`ELSE ${sql.lit(week)}`,
      );
      const rows = reader
        .selectFrom("submissions")
        .where("received_at", ">=", starts[from] ?? "")
        .where("state", "not in", ["quarantined", "spam"])
        .select(sql<number>`CASE WHEN false THEN -1 ${sql.join(cases, sql` `)} END`.as("week"))
        .select([
          "kind",
          sql<string | null>`CASE kind WHEN 'enquiry' THEN ${knownNameOf("about")} END`.as("name"),
        ])
        .select(({ fn }) => fn.countAll().as("count"))
        .groupBy(["week", "kind", "name"]);
      const next = starts[until];
      counts.push(...(await (next === undefined ? rows : rows.where("received_at", "<", next)).execute()));
    }
    return counts;
  }

  /** How soon the newest of them were answered. */
  async function readTimes() {
    const answered = enquiries()
      .where("answered_at", "is not", null)
      .select(["id", "received_at", "answered_at"])
      .select(dimensions.map((dimension) => knownNameOf(dimension).as(dimension)))
      .orderBy("received_at", "desc")
      .orderBy("id")
      .limit(timesAtOnce);
    const times: (Record<Dimension, string | null> & { received_at: string; hours: number })[] = [];
    for (let last: Hit | undefined; times.length < maxTimes; ) {
      const rows = await (last ? answered.where(isListedAfter(last)) : answered).execute();
      for (const { answered_at, ...row } of rows)
        times.push({ ...row, hours: hoursBetween(row.received_at, answered_at) });
      last = rows.at(-1);
      if (rows.length < timesAtOnce) break;
    }
    return times;
  }

  /** Why they were lost, the most frequent reason first; null where none was noted. */
  async function countLosses() {
    const rows = await enquiries()
      .where("state", "=", "lost")
      .groupBy("lost_because")
      .select(({ fn }) => ["lost_because", fn.countAll().as("count")])
      .execute();
    const reasons = [...(Object.keys(lossReasons) as LossReason[]), null];
    return reasons
      .map((reason) => ({ reason, count: sum(rows.filter((row) => row.lost_because === reason)) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  }

  /** A suspected submission that has been queued for mail was released. */
  async function spam() {
    const suspected = await reader
      .selectFrom("submissions")
      .leftJoin("outbox", "outbox.submission_id", "submissions.id")
      .where("received_at", ">=", first)
      .where("suspicion", "is not", null)
      .select(({ fn }) => [fn.countAll().as("count"), fn.count("outbox.submission_id").as("released")])
      .executeTakeFirstOrThrow();
    const apart = await reader
      .selectFrom("submissions")
      .where("state", "in", ["quarantined", "spam"])
      .where("received_at", ">=", first)
      .groupBy("state")
      .select(({ fn }) => ["state", fn.countAll().as("count")])
      .execute();
    return {
      all: sum(counts) + sum(apart),
      quarantined: Number(suspected.count),
      released: Number(suspected.released),
      /** What a person called spam. */
      marked: sum(apart.filter(({ state }) => state === "spam")),
    };
  }
}

/** What the outcomes of enquiries are counted by. */
const dimensions = ["source", "campaign", "board", "about"] as const;
type Dimension = (typeof dimensions)[number];

/**
 * As what an enquiry is counted: campaigns and boards are the same however their Latin letters are capitalised (the letters
 * that both databases know about); of what was withdrawn nothing is told.
 */
function nameOf(dimension: Dimension) {
  const column = sql.ref<string>(dimension);
  const name = dimension === "campaign" || dimension === "board" ? sql<string>`lower(${column})` : column;
  return sql<string>`CASE state WHEN 'withdrawn' THEN '' ELSE ${name} END`;
}

function hoursBetween(from: string, to: string | null): number {
  return Math.max(0, Date.parse(to ?? "") - Date.parse(from)) / 3_600_000;
}

const hoursOf = (times: readonly { hours: number }[] = []) => times.map(({ hours }) => hours);

type Count = { count: number | string | bigint };

function sum(rows: readonly Count[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0);
}

/** The value below which a share lies, interpolated (Hyndman and Fan 1996, method 7), to hundredths; null without values. */
function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? 0;
  const high = sorted[Math.ceil(position)] ?? low;
  return Math.round((low + (high - low) * (position - Math.floor(position))) * 100) / 100;
}
