import { expect, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { listQuery, statesOf, views } from "../../server/submission/list-query.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";

const postgres = getPostgres();

describeStores(postgres, "the numbers on %s", (_name, createLocation) => {
  test("of the lists are exact, whatever two servers do at once", async () => {
    const { location, remove } = await createLocation();
    const store = openStore(location);
    const secondStore = openStore(location);
    const stores = [store, secondStore] as const;
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const submissions = await Promise.all(
        Array.from({ length: 10 }, (_, count) => {
          const spam = count % 4 === 0 ? { spamReason: "the hidden box was ticked" } : {};
          return stores[count % 2 === 0 ? 0 : 1].keep({ ...makeEnquiry(), ...spam });
        }),
      );
      ids.push(...submissions.map(({ id }) => id));
      await Promise.all([
        ...ids.map((id, count) => {
          const target = stores[(count + turn) % 2 === 0 ? 0 : 1];
          const change = (["done", "reopen", "release", "spam"] as const)[(count + turn) % 4];
          return count % 5 < 3 && change
            ? target.submissions.change(id, { change }, terminalUser)
            : undefined;
        }),
        ...stores.map((instance) => instance.submissions.list(listQuery.parse({}))),
      ]);
      const erasedDetails = await store.submissions.details(ids[turn] ?? "");
      if (erasedDetails)
        await store.submissions.erase(erasedDetails.id, erasedDetails.version, { id: "asha", name: "Asha" });
      const lists = await Promise.all(views.map((view) => store.inbox.list(statesOf(view))));
      const counts = Object.fromEntries(views.map((view, index) => [view, lists[index]?.length]));
      for (const instance of stores)
        expect((await instance.submissions.list(listQuery.parse({}))).counts).toEqual({ ...counts, due: 0 });
    }
    await secondStore.close();
    await store.close();
    remove();
  });

  test("match those counted by hand, in Indian months", async () => {
    const { location, remove } = await createLocation();
    let now = new Date("2026-10-31T18:29:00Z");
    const store = openStore(location, { now: () => now });
    const keep = async (fields: object, ...steps: Parameters<typeof store.submissions.change>[1][]) => {
      const { id } = await store.keep(makeEnquiry(fields));
      for (const step of steps) await store.submissions.change(id, step, terminalUser);
      return id;
    };
    // A minute to midnight in India on the last of October; a minute later it is November.
    const diwali = { utm_source: "google", utm_campaign: "diwali" };
    const first = await keep({ service: "Radio", ...diwali });
    now = new Date("2026-10-31T18:30:00Z");
    await keep({ service: "Print", firstPage: "/About" }, { change: "done" });
    await store.keep(makeApplication());
    await keep({ service: "Pills" }, { change: "spam" });
    await store.keep({ ...makeEnquiry({ service: "Pills" }), spamReason: "a trap" });
    await store.submissions.change(first, { change: "won" }, terminalUser);
    await store.submissions.change(first, { change: "value", rupees: 10_000 }, terminalUser);
    const scan = { utm_source: "board", utm_campaign: "gt-natura", firstPage: "/societies/gt-natura" };
    const wonId = await keep(
      { service: "Print", ...scan },
      { change: "won" },
      { change: "value", rupees: 41_890 },
    );
    const quoted = { change: "value", rupees: 9_000 } as const;
    await keep({ service: "Print", ...diwali, utm_campaign: "Diwali" }, { change: "quoted" }, quoted, {
      change: "lost",
    });
    await keep({ service: "Radio" }, { change: "quoted" }, quoted);
    await keep({ service: "Radio" }, { change: "quoted" });

    const { months, ...numbers } = await store.submissions.numbers();
    const won = (count: number, rupees: number) => ({ won: { count, rupees, unpriced: 0 } });
    const none = won(0, 0);
    const scanned = { ...none, name: "gt-natura", enquiries: 1, ...won(1, 41_890) };
    expect(months).toHaveLength(12);
    // What came in in October and was won in November was earned in November.
    expect(months.slice(-2)).toEqual([
      { from: "2026-10-01", enquiries: 1, ...none },
      { from: "2026-11-01", enquiries: 5, ...won(2, 51_890) },
    ]);
    // Noted late, and pressed won again by mistake.
    const late = { change: "value", rupees: 10_000, wonOn: "2026-10-20" } as const;
    await store.submissions.change(first, late, terminalUser);
    for (const change of ["reopen", "lost", "won"] as const)
      await store.submissions.change(first, { change }, terminalUser);
    const { months: corrected } = await store.submissions.numbers();
    expect(corrected.slice(-2)).toMatchObject([{ ...won(1, 10_000) }, { ...won(1, 41_890) }]);
    for await (const batch of store.submissions.export({ by: "won", month: "2026-10" }))
      expect(batch).toMatchObject([{ id: first, wonAt: "2026-10-19T18:30:00.000Z" }]);
    await store.submissions.change(first, { ...late, wonOn: "2026-11-01" }, terminalUser);
    const october = await store.submissions.numbers("2026-10");
    expect(october.months).toEqual(months.slice(-2, -1));
    expect(october.outcomes.about).toMatchObject([{ name: "Radio", enquiries: 1, won: { count: 1 } }]);
    expect(numbers).toEqual({
      open: { count: 2, rupees: 9_000, unpriced: 1 },
      outcomes: {
        about: [
          { ...none, name: "Print", enquiries: 3, ...won(1, 41_890) },
          { ...none, name: "Radio", enquiries: 3, ...won(1, 10_000) },
        ],
        source: [
          { ...none, name: "google", enquiries: 2, ...won(1, 10_000) },
          { ...scanned, name: "board" },
          { ...none, name: "direct", enquiries: 1 },
          { ...none, name: "", enquiries: 2 },
        ],
        campaign: [{ ...none, name: "diwali", enquiries: 2, ...won(1, 10_000) }, scanned],
        board: [scanned],
      },
      searchComplete: true,
    });
    for (let count = 0; count < 20; count += 1)
      await keep({ utm_source: `paper ${count}` }, { change: "won" }, { change: "value", rupees: 10 });
    const { outcomes } = await store.submissions.numbers();
    expect(outcomes.source.at(-1)).toMatchObject({ name: null, enquiries: 3, won: { rupees: 30 } });
    const earned = async () =>
      (await store.submissions.numbers()).months.reduce((total, { won }) => total + won.rupees, 0);
    expect(await earned()).toBe(52_090);
    await store.inbox.erase(wonId);
    expect(await earned(), "what is erased is not counted").toBe(10_200);
    await store.close();
    remove();
  });
});
