import { expect, test } from "vitest";
import { exportQuery, listQuery } from "../../server/submission/list-query.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { fillAtOnce, staff } from "./fixtures/fill-at-once.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { openDeskQueries } from "./fixtures/open-desk-queries.ts";
import type { CreateLocation, Location } from "./fixtures/store-locations.ts";

const persons = [{}, { person: "nobody" }, ...staff.map((person) => ({ person }))];
const searches = [{}, { q: "raipur" }, { q: "zanzibar" }];
const narrowings = [{}, { kind: "application" }];
const filters = persons.flatMap((person) =>
  searches.flatMap((search) => narrowings.map((narrowing) => ({ ...person, ...search, ...narrowing }))),
);

/** Some of each, for whoever asks each of them twice. */
const mixed = filters.filter((_filter, index) => index % 7 === 0);

/** Asks a filled store for everything that the desk shows; answers each question with the queries that it leads to. */
async function askAll(location: Location, count: number, chosen = filters, few?: number) {
  await fillAtOnce(location, count);
  const desk = openDeskQueries(location, few);
  await desk.submissions.fillIndex();
  if (location.DATABASE_URL) await desk.analyzeTables();
  const asked: { question: string; queries: typeof desk.queries }[] = [];
  const ask = async (question: string, task: () => Promise<unknown>) => {
    desk.queries.length = 0;
    await task();
    asked.push({ question, queries: [...desk.queries] });
  };
  const list = await desk.submissions.list(listQuery.parse({ state: "done" }));
  const id = list.lines[3]?.id ?? "";
  for (const filter of chosen) {
    const name = JSON.stringify(filter);
    for (const state of ["done", "due"]) {
      const query = listQuery.parse({ ...filter, state, page: 2 });
      await ask(`list ${state} ${name}`, () => desk.submissions.list(query));
    }
  }
  for (const query of [{}, { state: "done", from: "2025-06-01", to: "2026-06-01" }])
    await ask(`export ${JSON.stringify(query)}`, async () => {
      for await (const _batch of desk.submissions.export(exportQuery.parse(query)));
    });
  await ask("one", () => desk.submissions.details(id));
  await ask("sender", () => desk.submissions.ofSender({ phone: "98260 12345", email: "ravi@example.com" }));
  await ask("numbers", () => desk.submissions.numbers(12));
  await ask("accounts", () => desk.accounts.list());
  await ask("record", () => desk.record.read(3));
  await ask("history", () => desk.record.of(id));
  return { asked, desk };
}

describeStores(getPostgres(), "whatever the desk asks of %s", (name, createLocation) => {
  test("is answered without going through everything again for each row", async () => {
    // With few of a person's, which are looked up first, and with many.
    if (name === "SQLite") for (const few of [2_000, 0]) await expectPlainPlans(createLocation, few);
    else await expectProportion(createLocation);
  });

  test("is counted by twenty names at most, though every enquiry has tags of its own, and once for all who ask", async () => {
    const { location, remove } = await createLocation();
    await fillAtOnce(location, 500);
    const desk = openDeskQueries(location);
    await desk.submissions.fillIndex();
    desk.queries.length = 0;
    const [first, second] = await Promise.all([desk.submissions.numbers(36), desk.submissions.numbers(36)]);
    expect(second).toBe(first);
    for (const outcomes of Object.values(first.outcomes)) expect(outcomes.length).toBeLessThanOrEqual(22);
    const grouped = desk.queries.filter(({ sql }) => sql.includes("group by"));
    expect(grouped.length).toBe(4);
    // Twenty names, what is unknown and the rest, in each state.
    for (const { sql, rows } of grouped) expect(rows, sql).toBeLessThanOrEqual(300);
    await desk.close();
    remove();
  });
});

/** By SQLite's plans, which do not depend on what is stored. */
async function expectPlainPlans(createLocation: CreateLocation, few: number): Promise<void> {
  const { location, remove } = await createLocation();
  const { asked, desk } = await askAll(location, 300, filters, few);
  const plans = new Map<string, { question: string; lines: Awaited<ReturnType<typeof desk.planOf>> }>();
  for (const { question, queries } of asked)
    for (const query of queries)
      if (!plans.has(query.sql)) plans.set(query.sql, { question, lines: await desk.planOf(query) });
  expect(plans.size).toBeGreaterThan(30);
  for (const [sql, { question, lines }] of plans) {
    const details = lines.map(({ detail }) => detail);
    const text = `${question}\n${sql}\n${details.join("\n")}`;
    // An equals sign: the words are looked up for one row alone, and so for every row again.
    for (const detail of details) expect(detail, text).not.toMatch(/search VIRTUAL TABLE INDEX \d+:\S*=/);
    // For each row that the words find, the submission itself is asked, not all of a person's.
    for (const { parent, detail } of lines)
      if (parent === 0 && sql.includes("MATCH") && detail.startsWith("SEARCH submissions"))
        expect(detail, text).toContain("(id=?)");
    // Tables of one level are gone through one within the other; all but the first must be found by an index. There are
    // only a handful of accounts.
    const levels = Map.groupBy(
      lines.filter(({ detail }) => /^(SCAN|SEARCH)/.test(detail)),
      ({ parent }) => parent,
    );
    for (const [parent, [outer, ...inner]] of levels) {
      const scanned = inner.filter(({ detail }) => /^SCAN (?!desk_users)/.test(detail));
      expect(scanned, text).toEqual([]);
      const above = lines.find((line) => line.id === parent)?.detail ?? "";
      if (above.startsWith("CORRELATED")) expect(outer?.detail, text).toMatch(/^SEARCH/);
    }
    // The few with a reminder, not the many in a state or of a person.
    if (/"?remind_on"? <=/.test(sql) && !sql.includes("MATCH"))
      expect(details.join("\n"), text).toContain("submissions_by_reminder");
  }
  await desk.close();
  remove();
}

/** By the rows that PostgreSQL says it looked at, for ten times as many. */
async function expectProportion(createLocation: CreateLocation): Promise<void> {
  const countRows = async (count: number) => {
    const { location, remove } = await createLocation();
    // As it plans for large tables: it reads small ones from one end to the other, and joins them whole.
    const options = ["seqscan", "hashjoin", "mergejoin"].map((way) => `-c%20enable_${way}%3Doff`).join("%20");
    const DATABASE_URL = `${location.DATABASE_URL}?options=${options}`;
    const { asked, desk } = await askAll({ ...location, DATABASE_URL }, count, mixed);
    const looked = new Map<string, number>();
    const known = new Map<string, number>();
    for (const { question, queries } of asked) {
      let rows = 0;
      for (const query of queries) {
        const key = JSON.stringify([query.sql, query.parameters]);
        const own = known.get(key) ?? (await desk.analyze(query)).rows;
        known.set(key, own);
        rows += own;
      }
      looked.set(question, rows);
    }
    await desk.close();
    remove();
    return looked;
  };
  const [few, many] = [await countRows(100), await countRows(1_000)];
  // A plan for more rows has more steps, each of which counts; a row again for each row would be a hundred times as many.
  const tooMany = [...many].filter(([question, rows]) => rows > 25 * (few.get(question) ?? 0) + 2_500);
  expect(tooMany).toEqual([]);
}
