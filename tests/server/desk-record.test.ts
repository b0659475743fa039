import { afterAll, beforeAll, expect, test } from "vitest";
import { accountQueries } from "../../server/store/account-queries.ts";
import { processClock } from "../../server/store/clock.ts";
import type { Database, RunTask } from "../../server/store/database.ts";
import { secondFactorQueries } from "../../server/store/second-factor-queries.ts";
import { sessionQueries } from "../../server/store/session-queries.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { startDesks, type TwoDesks } from "./fixtures/start-desk.ts";
import type { Place } from "./fixtures/store-places.ts";

const postgres = sharedPostgres();

const once: RunTask = (task) => task();

/** The same database, but nothing can be written into the record. */
function withoutRecord(place: Place): Database {
  const database = openDatabase(place);
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes("desk_record")) throw new Error("lost");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...database, db };
}

onEachStore(postgres, "the record of the desk, on %s", (_name, findPlace) => {
  let desk: TwoDesks;
  beforeAll(async () => {
    desk = await startDesks(findPlace);
  });
  afterAll(() => desk.close());

  test("a recovery code is used up by the session that it begins, and by nothing that fails or is done again", async () => {
    const { id } = await desk.somebody();
    const { store } = desk.app;
    const codes = [`${id} 1`, `${id} 2`] as const;
    await store.secondFactors.begin(id, { id: `of ${id}`, secret: "S" }, codes);
    await store.secondFactors.confirm(id, `of ${id}`, "Asha");
    const left = () => Promise.all(codes.map((code) => store.secondFactors.hasCode(`of ${id}`, code)));
    const half = async (name: string) => {
      await store.sessions.begin({ id: `${name} of ${id}`, userId: id, stage: "half" }, {});
      return { session: `${name} of ${id}`, recoveryCode: codes[0] };
    };
    const whole = (name: string) => ({ id: `${name}, whole, of ${id}`, userId: id, stage: "whole" as const });

    const shown = await half("first");
    const database = withoutRecord(desk.app.settings);
    const failing = sessionQueries(database, once, processClock(desk.clock.now));
    await expect(failing.begin(whole("first"), shown)).rejects.toThrow("lost");
    expect(await left()).toEqual([true, true]);

    const other = await half("second");
    const both = await Promise.all([
      store.sessions.begin(whole("first"), shown),
      desk.second.store.sessions.begin(whole("second"), other),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    const [winner, its] = both[0] ? (["first", shown] as const) : (["second", other] as const);
    // Its answer got lost.
    expect(await store.sessions.begin(whole(winner), its)).toBe(true);
    expect(await left()).toEqual([false, true]);
    const { entries } = await store.record.read(1);
    expect(entries[0]).toMatchObject({ what: "signed in", detail: "with a recovery code, 1 left" });
    expect(entries[1]?.what).not.toBe("signed in");
    await database.db.destroy();
  });

  test("nothing is changed about an account that can't be written into the record", async () => {
    const { id } = await desk.somebody();
    const { store } = desk.app;
    const database = withoutRecord(desk.app.settings);
    const clock = processClock(desk.clock.now);
    const accounts = accountQueries(database, once, clock);
    const sessions = sessionQueries(database, once, clock);
    const factors = secondFactorQueries(database, once, clock);
    await store.secondFactors.begin(id, { id: `of ${id}`, secret: "S" }, [`code of ${id}`]);
    const before = [await store.accounts.list(), await store.accounts.find({ id })];
    const link = { id: `link of ${id}`, lifetime: 60_000 };
    const attempts = [
      () =>
        accounts.add(
          { id: "new", name: "New", email: "new@example.com", role: "staff" },
          link,
          atTheTerminal,
        ),
      () => accounts.reset(id, link, atTheTerminal),
      () => accounts.changeRole(id, "owner", atTheTerminal),
      () => accounts.requireSecondFactor(true, atTheTerminal),
      () => sessions.begin({ id: `session of ${id}`, userId: id, stage: "whole" }, {}),
      () => sessions.setPassword({ id: `session of ${id}`, userId: id, stage: "whole" }, {}, "$hash"),
      () => factors.confirm(id, `of ${id}`, "Asha"),
      () => factors.remove(id, "Asha"),
    ];
    for (const attempt of attempts) await expect(attempt(), String(attempt)).rejects.toThrow("lost");
    expect([await store.accounts.list(), await store.accounts.find({ id })]).toEqual(before);
    expect(await store.secondFactors.find(id, "pending")).toBeDefined();
    await database.db.destroy();
  });
});
