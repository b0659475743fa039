import { expect, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { states } from "../../server/submission/submission.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";

const postgres = getPostgres();

describeStores(postgres, "the numbers on %s", (_name, createLocation) => {
  test("at the tabs are exact, whatever two servers do at once", async () => {
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
          const action = (["done", "reopen", "release", "withdraw"] as const)[(count + turn) % 4];
          return count % 5 < 3 && action ? target.submissions.change(id, action, atTheTerminal) : undefined;
        }),
        ...stores.map((instance) => instance.submissions.list(listQuery.parse({}))),
      ]);
      const erasedDetails = await store.submissions.details(ids[turn] ?? "", listQuery.parse({}));
      if (erasedDetails)
        await store.submissions.erase(erasedDetails.id, erasedDetails.version, { id: "asha", name: "Asha" });
      const lists = await Promise.all(states.map((state) => store.list([state])));
      const counts = Object.fromEntries(states.map((state, index) => [state, lists[index]?.length]));
      for (const instance of stores)
        expect((await instance.submissions.list(listQuery.parse({}))).counts).toEqual({ ...counts, due: 0 });
    }
    await secondStore.close();
    await store.close();
    remove();
  });

  test("match those counted by hand, in Indian weeks", async () => {
    const { location, remove } = await createLocation();
    let now = new Date("2026-11-08T18:29:00Z");
    const store = openStore(location, { now: () => now });
    const setTime = (time: string) => {
      now = new Date(time);
    };
    // Sunday, one minute to midnight in India; a minute later it is Monday the 9th.
    const diwali = { utm_source: "google", utm_campaign: "diwali" };
    const first = await store.keep(makeEnquiry({ service: "Radio", ...diwali }));
    setTime("2026-11-08T18:30:00Z");
    const second = await store.keep(makeEnquiry({ service: "Print", firstPage: "/About" }));
    await store.keep(makeApplication());
    setTime("2026-11-10T04:30:00Z");
    await store.keep({ ...makeEnquiry({ service: "Pills" }), spamReason: "a trap" });
    const releasedSpam = await store.keep({ ...makeEnquiry({ service: "Radio" }), spamReason: "too quick" });
    await store.submissions.change(releasedSpam.id, "release", atTheTerminal);
    setTime("2026-11-10T18:30:00Z");
    await store.submissions.change(first.id, "quoted", atTheTerminal);
    await store.submissions.change(second.id, "done", atTheTerminal);
    setTime("2026-11-17T04:30:00Z");
    const scan = { utm_source: "board", utm_campaign: "gt-natura", firstPage: "/societies/gt-natura" };
    const lateEnquiry = await store.keep(makeEnquiry({ service: "Radio", ...scan }));
    const [won, lost] = [
      await store.keep(makeEnquiry({ service: "Print", ...scan })),
      await store.keep(makeEnquiry({ service: "Print", ...diwali, utm_campaign: "Diwali" })),
    ];
    const erasedEnquiry = await store.keep(makeEnquiry({ service: "Private words", ...diwali }));
    await store.submissions.change(erasedEnquiry.id, "withdraw", atTheTerminal);
    setTime("2026-11-17T08:30:00Z");
    await store.submissions.change(lateEnquiry.id, "done", atTheTerminal);
    for (const [{ id }, ...steps] of [
      [won, "won", { change: "value", rupees: 41_890 }],
      [lost, "quoted", { change: "value", rupees: 9_000 }, "lost", { change: "explain", reason: "price" }],
    ] as const)
      for (const step of steps) await store.submissions.change(id, step, atTheTerminal);
    for (let mail = await store.mails.claim(); mail; mail = await store.mails.claim())
      await store.mails.markUnsent(mail, "550", mail.submission.id === releasedSpam.id ? undefined : 60_000);

    const numbers = await store.submissions.numbers(3);
    expect(numbers).toMatchObject({
      weeks: [
        { from: "2026-11-02", applications: 0, enquiries: [0, 1, 0] },
        { from: "2026-11-09", applications: 1, enquiries: [1, 1, 0] },
        { from: "2026-11-16", applications: 0, enquiries: [2, 1, 1] },
      ],
      // Quoted after 48 h and 1 min, done after 48 h, and after 4 h done, won and quoted.
      timeToAnswer: {
        count: 5,
        medianHours: 4,
        p90Hours: 48.01,
        byWeek: [
          { from: "2026-11-02", medianHours: 48.02 },
          { from: "2026-11-09", medianHours: 48 },
          { from: "2026-11-16", medianHours: 4 },
        ],
      },
      losses: [{ reason: "price", count: 1 }],
      spam: { all: 9, quarantined: 2, released: 1, marked: 0 },
      mail: { waiting: 6, failed: 1 },
      searchComplete: true,
    });
    const { source, campaign, board, about } = numbers.outcomes;
    const none = { answered: 0, answeredHours: null, quoted: 0, won: 0, lost: 0, rupees: 0 };
    // What was won at once was never quoted.
    const scanned = {
      ...none,
      name: "gt-natura",
      count: 2,
      answered: 2,
      answeredHours: 4,
      won: 1,
      rupees: 41_890,
    };
    expect(source).toEqual([
      { ...scanned, name: "board" },
      // 48 h and 1 min, and 4 h; what was quoted and lost is only lost.
      { ...none, name: "google", count: 2, answered: 2, answeredHours: 26.01, quoted: 1, lost: 1 },
      { ...none, name: "direct", count: 1, answered: 1, answeredHours: 48 },
      { ...none, name: "", count: 2 },
    ]);
    expect(campaign.map(({ name, count }) => [name, count])).toEqual([
      ["diwali", 2],
      ["gt-natura", 2],
    ]);
    expect(board).toEqual([scanned]);
    expect(about.map(({ name, count, answered, won }) => [name, count, answered, won])).toEqual([
      ["Print", 3, 3, 1],
      ["Radio", 3, 2, 0],
      ["", 1, 0, 0],
    ]);
    expect(JSON.stringify(numbers)).not.toMatch(/Private|Pills/);
    for (let count = 0; count < 20; count += 1) {
      const { id } = await store.keep(makeEnquiry({ utm_source: `paper ${count}` }));
      await store.submissions.change(id, "won", atTheTerminal);
      await store.submissions.change(id, { change: "value", rupees: 10 }, atTheTerminal);
    }
    const { outcomes } = await store.submissions.numbers(3);
    expect(outcomes.source.at(-1)).toMatchObject({ name: null, count: 3, won: 3, rupees: 30 });
    const rupeesOf = ({ outcomes }: typeof numbers) =>
      outcomes.source.reduce((total, { rupees }) => total + rupees, 0);
    expect(rupeesOf({ ...numbers, outcomes })).toBe(42_090);
    await store.erase(won.id);
    expect(rupeesOf(await store.submissions.numbers(3)), "what is erased is not counted").toBe(200);
    await store.close();
    remove();
  });
});
