import { expect, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";

const postgres = sharedPostgres();

onEachStore(postgres, "the numbers on %s", (_name, findPlace) => {
  test("at the tabs are exact, whatever two servers do at once", async () => {
    const { place, remove } = await findPlace();
    const store = openStore(place);
    const other = openStore(place);
    const stores = [store, other] as const;
    const kept: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const fresh = await Promise.all(
        Array.from({ length: 10 }, (_, count) => {
          const spam = count % 4 === 0 ? { spamReason: "the hidden box was ticked" } : {};
          return stores[count % 2 === 0 ? 0 : 1].keep({ ...anEnquiry(), ...spam });
        }),
      );
      kept.push(...fresh.map(({ id }) => id));
      await Promise.all([
        ...kept.map((id, count) => {
          const at = stores[(count + turn) % 2 === 0 ? 0 : 1];
          const what = (["done", "reopen", "release", "withdraw"] as const)[(count + turn) % 4];
          return count % 5 < 3 && what ? at.submissions.change(id, what, atTheTerminal) : undefined;
        }),
        ...stores.map((one) => one.submissions.list(listQuery.parse({}))),
      ]);
      const erased = await store.submissions.details(kept[turn] ?? "", listQuery.parse({}));
      if (erased) await store.submissions.erase(erased.id, erased.version, { id: "asha", name: "Asha" });
      const states = ["new", "done", "quarantined", "spam", "withdrawn"] as const;
      const there = await Promise.all(states.map((state) => store.list([state])));
      const counts = Object.fromEntries(states.map((state, index) => [state, there[index]?.length]));
      for (const one of stores)
        expect((await one.submissions.list(listQuery.parse({}))).counts).toEqual({ ...counts, due: 0 });
    }
    await other.close();
    await store.close();
    remove();
  });

  test("match those counted by hand, in Indian weeks", async () => {
    const { place, remove } = await findPlace();
    let now = new Date("2026-11-08T18:29:00Z");
    const store = openStore(place, { now: () => now });
    const at = (time: string) => {
      now = new Date(time);
    };
    // Sunday, one minute to midnight in India; a minute later it is Monday the 9th.
    const first = await store.keep(anEnquiry({ service: "Radio" }));
    at("2026-11-08T18:30:00Z");
    const second = await store.keep(anEnquiry({ service: "Print" }));
    await store.keep(anApplication());
    at("2026-11-10T04:30:00Z");
    await store.keep({ ...anEnquiry({ service: "Pills" }), spamReason: "a trap" });
    const honest = await store.keep({ ...anEnquiry({ service: "Radio" }), spamReason: "too quick" });
    await store.submissions.change(honest.id, "release", atTheTerminal);
    at("2026-11-10T18:30:00Z");
    await store.submissions.change(first.id, "done", atTheTerminal);
    await store.submissions.change(second.id, "done", atTheTerminal);
    at("2026-11-17T04:30:00Z");
    const late = await store.keep(anEnquiry({ service: "Radio" }));
    const gone = await store.keep(anEnquiry({ service: "Private words" }));
    await store.submissions.change(gone.id, "withdraw", atTheTerminal);
    at("2026-11-17T08:30:00Z");
    await store.submissions.change(late.id, "done", atTheTerminal);
    for (let mail = await store.mails.claim(); mail; mail = await store.mails.claim())
      await store.mails.markUnsent(mail, "550", mail.submission.id === honest.id ? undefined : 60_000);

    const numbers = await store.submissions.numbers(3);
    expect(numbers).toEqual({
      weeks: [
        { from: "2026-11-02", applications: 0, enquiries: [1, 0, 0] },
        { from: "2026-11-09", applications: 1, enquiries: [1, 1, 0] },
        { from: "2026-11-16", applications: 0, enquiries: [1, 0, 1] },
      ],
      services: ["Radio", "Print", ""],
      // 48 h and 1 min, 48 h, and 4 h.
      timeToDone: {
        count: 3,
        medianHours: 48,
        p90Hours: 48.01,
        byWeek: [
          { from: "2026-11-02", medianHours: null },
          { from: "2026-11-09", medianHours: 48.01 },
          { from: "2026-11-16", medianHours: 4 },
        ],
      },
      spam: { all: 7, quarantined: 2, released: 1, marked: 0 },
      mail: { waiting: 1, failed: 1 },
      searchComplete: true,
    });
    expect(JSON.stringify(numbers)).not.toMatch(/Private|Pills/);
    await store.close();
    remove();
  });
});
