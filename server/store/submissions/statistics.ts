import { setImmediate } from "node:timers/promises";
import { indianMondays, startOfIndianDay } from "../../submission/indian-time.ts";
import { type LossReason, lossReasons, type State } from "../../submission/submission.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database.ts";

/** How many of the newest that were answered are measured: enough for a median, and quick however many there are. */
const maxTimes = 10_000;
/** Services, sources, campaigns and boards that are counted separately; all others count together under null. */
const maxServices = 20;

/** What came in and what became of it, by weeks in India. Spam counts only as spam, a withdrawn one without its service. */
export async function measureWork({ db }: Pick<Database, "db">, clock: Clock, count: number) {
  const mondays = indianMondays(await clock.read(), count);
  const starts = mondays.map((monday) => startOfIndianDay(monday));
  const first = starts[0] ?? "";
  const tallies: Awaited<ReturnType<typeof tally>>[] = [];
  for (const [index, since] of starts.entries()) {
    tallies.push(await tally(since, starts[index + 1]));
    // SQLite works synchronously: without a pause nothing else in this process would get a turn.
    await setImmediate();
  }
  const measures = await measureEnquiries();
  const services = measures.outcomes.about.map(({ name }) => name);
  const nameOf = (about: string) => (services.includes(about) ? about : null);
  return {
    /** Weeks in India, each by its Monday, oldest first; enquiries by service, in the order of `outcomes.about`. */
    weeks: mondays.map((from, index) => {
      const rows = tallies[index] ?? [];
      const enquiries = rows.filter(({ kind }) => kind === "enquiry");
      return {
        from,
        applications: sum(rows.filter(({ kind }) => kind === "application")),
        enquiries: services.map((name) => sum(enquiries.filter(({ about }) => nameOf(about) === name))),
      };
    }),
    ...measures,
    spam: await spam(),
  };

  async function tally(since: string, until: string | undefined) {
    const rows = db
      .selectFrom("submissions")
      .where("received_at", ">=", since)
      .where("state", "not in", ["quarantined", "spam"])
      .groupBy(["kind", "about"])
      .select(({ fn }) => ["kind", "about", fn.countAll().as("count")]);
    return (until === undefined ? rows : rows.where("received_at", "<", until)).execute();
  }

  /**
   * How soon the enquiries of these weeks were answered, and what became of them by each of `dimensions`: the twenty with
   * the most, what is unknown, the rest.
   */
  async function measureEnquiries() {
    const enquiries = db
      .selectFrom("submissions")
      .where("kind", "=", "enquiry")
      .where("received_at", ">=", first)
      .where("state", "not in", ["quarantined", "spam"]);
    const found = await enquiries
      .groupBy([...dimensions, "state", "lost_because"])
      .select(({ fn }) => [
        ...dimensions,
        "state",
        "lost_because",
        fn.countAll().as("count"),
        fn.count("answered_at").as("answered"),
        fn.sum("rupees").as("rupees"),
      ])
      .execute();
    const foundTimes = await enquiries
      .where("answered_at", "is not", null)
      .select([...dimensions, "state", "received_at", "answered_at"])
      .orderBy("received_at", "desc")
      .limit(maxTimes)
      .execute();
    const rows = found.map(withOrigin);
    const answered = foundTimes.map((row) => ({
      ...withOrigin(row),
      hours: hoursBetween(row.received_at, row.answered_at),
    }));
    const byWeek = Map.groupBy(answered, (row) => starts.findLastIndex((start) => start <= row.received_at));
    const lost = rows.filter(({ state }) => state === "lost");
    const byDimension = (dimension: Dimension) => {
      const names = rank(rows, dimension);
      /** Null for the rest. */
      const nameOf = (row: Record<Dimension, string>) =>
        row[dimension] === "" || names.includes(row[dimension]) ? row[dimension] : null;
      const [groups, times] = [Map.groupBy(rows, nameOf), Map.groupBy(answered, nameOf)];
      const unknown = dimension === "source" || dimension === "about" ? [""] : [];
      return [...names, ...unknown, null].flatMap((name) => {
        const group = groups.get(name) ?? [];
        if (group.length === 0) return [];
        const countOf = (stage: State) => sum(group.filter(({ state }) => state === stage));
        return {
          name,
          count: sum(group),
          answered: countAnswered(group),
          answeredHours: quantile(hoursOf(times.get(name)), 0.5),
          /** Where they stand now: what was quoted and then won is only won. */
          quoted: countOf("quoted"),
          won: countOf("won"),
          lost: countOf("lost"),
          rupees: group.reduce(
            (total, { state, rupees }) => total + (state === "won" ? Number(rupees ?? 0) : 0),
            0,
          ),
        };
      });
    };
    return {
      outcomes: {
        about: byDimension("about"),
        source: byDimension("source"),
        campaign: byDimension("campaign"),
        board: byDimension("board"),
      },
      /** Why they were lost, the most frequent reason first; null where none was noted. */
      losses: [...(Object.keys(lossReasons) as LossReason[]), null]
        .map((reason) => ({ reason, count: sum(lost.filter((row) => row.lost_because === reason)) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
      timeToAnswer: {
        count: countAnswered(rows),
        medianHours: quantile(hoursOf(answered), 0.5),
        p90Hours: quantile(hoursOf(answered), 0.9),
        byWeek: mondays.map((from, index) => ({
          from,
          medianHours: quantile(hoursOf(byWeek.get(index)), 0.5),
        })),
      },
    };
  }

  /** A suspected submission that has been queued for mail was released. */
  async function spam() {
    const suspected = await db
      .selectFrom("submissions")
      .leftJoin("outbox", "outbox.submission_id", "submissions.id")
      .where("received_at", ">=", first)
      .where("suspicion", "is not", null)
      .select(({ fn }) => [fn.countAll().as("count"), fn.count("outbox.submission_id").as("released")])
      .executeTakeFirstOrThrow();
    const apart = await db
      .selectFrom("submissions")
      .where("state", "in", ["quarantined", "spam"])
      .where("received_at", ">=", first)
      .groupBy("state")
      .select(({ fn }) => ["state", fn.countAll().as("count")])
      .execute();
    return {
      all: sum(tallies.flat()) + sum(apart),
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

/** Campaigns and boards are the same however they are capitalised; of what was withdrawn nothing is told. */
function withOrigin<Row extends Record<Dimension, string> & { state: string }>(row: Row): Row {
  if (row.state === "withdrawn") return { ...row, source: "", campaign: "", board: "", about: "" };
  return { ...row, campaign: row.campaign.toLowerCase(), board: row.board.toLowerCase() };
}

function hoursBetween(from: string, to: string | null): number {
  return Math.max(0, Date.parse(to ?? "") - Date.parse(from)) / 3_600_000;
}

const countAnswered = (rows: readonly { answered: number | string | bigint }[]) =>
  rows.reduce((total, { answered }) => total + Number(answered), 0);

const hoursOf = (times: readonly { hours: number }[] = []) => times.map(({ hours }) => hours);

type Count = { count: number | string | bigint };

function sum(rows: readonly Count[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0);
}

function rank<Of extends Dimension>(rows: readonly (Count & Record<Of, string>)[], of: Of): string[] {
  return [...Map.groupBy(rows, (row): string => row[of])]
    .map(([name, group]) => ({ name, total: sum(group) }))
    .filter(({ name }) => name !== "")
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
    .slice(0, maxServices)
    .map(({ name }) => name);
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
