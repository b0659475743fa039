import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { indexSubmissions } from "../../server/store/search/index-submissions.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { exportQuery, listQuery } from "../../server/submission/list-query.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { backBefore } from "./fixtures/back-before.ts";
import { enquiry } from "./fixtures/forms.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import { interruptedAfter } from "./fixtures/store-on-sqlite.ts";
import type { Place } from "./fixtures/store-places.ts";

const postgres = sharedPostgres();

onEachStore(postgres, "the desk's search on %s", (_name, findPlace) => {
  let place: Place;
  let store: Store;
  const clock = stoppedClock();

  beforeEach(async () => {
    const found = await findPlace();
    place = found.place;
    store = openStore(place, clock);
    return async () => {
      await store.close();
      found.remove();
    };
  });

  const list = (given: Parameters<typeof listQuery.parse>[0] = {}) =>
    store.submissions.list(listQuery.parse(given));
  const found = async (q: string, more: object = {}) =>
    (await list({ q, ...more })).lines.map(({ id }) => id);

  const expectFound = async (queries: string[], ids: string[]) => {
    for (const q of queries) expect([q, await found(q)]).toEqual([q, ids]);
  };
  const asha = { id: "asha", name: "Asha" };

  test("finds words of every field, of the CV's name and of notes, the last word also by its beginning", async () => {
    const given = anApplication();
    if (given.kind !== "application") throw new Error("no application");
    const { id } = await store.keep({ ...given, cv: { ...given.cv, name: "Portfolio-2026 Ravi.pdf" } });
    clock.later(1);
    const message = "Hoardings at Ghadi Chowk, b2b, Café Étoile";
    const { id: other } = await store.keep(anEnquiry({ message }));
    await store.submissions.note(id, { id: crypto.randomUUID(), text: "Showreel promised" }, asha);
    await expectFound(["Ravi Sah", "ravi@example.com", "portfol", "SHOWREEL", "sahu ravi des"], [id]);
    await expectFound([id, id.slice(0, 8)], [id]);
    await expectFound(["hoard", "cafe etoi", "CAFÉ", "b2b", "ghadi c", "outdoor advert", '"ghadi"'], [other]);
    await expectFound(["oardings", "ghad chowk", "designer ghadi"], []);
    await expectFound(["000"], [other, id]);
  });

  test("finds a telephone number by any run of its digits, however it is written", async () => {
    const ids: string[] = [];
    for (const phone of ["+91 98260 12345", "98260-12345", "09826012345", "९८२६० १२३४५"]) {
      ids.unshift((await store.keep(anEnquiry({ phone }))).id);
      clock.later(1);
    }
    await store.keep({ ...anEnquiry({ phone: "+91 77777 77777", message: "Two boards" }), id: "no-digits" });
    await expectFound(["9826012345", "98260 12345", "+91-98260-12345", "098260 12345"], ids);
    await expectFound(["0091 9826012345", "601234", "98260 1", "९८२६०", "2601 2345"], ids);
    await expectFound(["98260 12346"], []);
  });

  test("finds Hindi by whole words and their beginnings, with or without nukta", async () => {
    const message = "नमस्ते, ज़मीन पर होर्डिंग की कीमत? चाँद";
    const { id } = await store.keep(anEnquiry({ name: "आशा वर्मा", message }));
    await store.keep(anEnquiry({ message: "नमक" }));
    await expectFound(["नमस्ते", "वर्म", "आशा वर", "जमीन", "होर्डिं", "चांद", "ज\u093cमीन"], [id]);
    await expectFound(["मस्ते"], []);
  });

  test("treats any query as plain words, and finds nothing else", async () => {
    const { id } = await store.keep(anEnquiry({ message: "plain words" }));
    for (const q of [
      'plain" OR "x',
      "NEAR(plain words)",
      "words:plain",
      "_snew",
      "a & b | !c <-> d",
      "\\",
      "%",
    ])
      expect((await list({ q })).total, q).toBeLessThan(2);
    for (const q of [
      "'; DROP TABLE submissions; --",
      "\u0000",
      "\ud800",
      "x".repeat(200),
      "1 ".repeat(100),
      "🙂",
    ])
      expect((await list({ q })).total, q).toBeLessThan(2);
    await expectFound(["_snew"], []);
    await expectFound(['"plain" (words', "plain*"], [id]);
    const anything = fc.string({ unit: "binary", maxLength: 60 });
    const search = fc.asyncProperty(anything, async (q) => void (await list({ q, service: q })));
    await fc.assert(search, { numRuns: 60 });
    expect((await list()).total).toBe(1);
  });

  test("follows the staff's work: tabs, notes, assignees, reminders, withdrawals and undoing", async () => {
    const { id } = await store.keep(anEnquiry({ message: "Kanhaiya" }));
    const other = await store.keep(anEnquiry({ phone: "98260 12345" }));
    expect([await found("kanh"), await found("kanh", { state: "done" })]).toEqual([[id], []]);
    await store.submissions.change(id, { change: "assign", to: asha }, asha);
    await store.submissions.change(id, { change: "remind", on: "2026-11-21" }, asha);
    await store.submissions.note(id, { id: crypto.randomUUID(), text: "Promised" }, asha);
    for (const more of [{ person: "asha" }, { state: "due" }, { kind: "enquiry" }])
      expect(await found("promised", more)).toEqual([id]);
    for (const more of [{ person: "ravi" }, { person: "nobody" }])
      expect(await found("kanh", more)).toEqual([]);
    await store.submissions.change(id, "done", asha);
    expect([await found("kanh"), await found("kanh", { state: "done" })]).toEqual([[], [id]]);
    const details = await store.submissions.details(id, listQuery.parse({ state: "done" }));
    expect(details).toMatchObject({
      remindOn: "2026-11-21",
      assignedTo: asha,
      notesWritten: [{ by: "Asha" }],
    });
    await store.submissions.change(id, "withdraw", asha);
    for (const state of ["new", "done", "withdrawn"]) expect(await found("kanh", { state })).toEqual([]);
    expect(await list({ state: "withdrawn", service: enquiry.service })).toMatchObject({ total: 0 });
    await store.submissions.change(id, "restore", asha);
    expect(await found("kanh", { state: "done" })).toEqual([id]);
    await store.erase(id);
    expect(await found("kanh", { state: "done" })).toEqual([]);
    expect(await found("98260")).toEqual([other.id]);
  });

  test("shows its matches page by page in the order of the list, and leads from one to the next", async () => {
    for (let count = 0; count < 110; count += 1) {
      if (count % 9 === 0) clock.later(1);
      const service = count % 2 ? "Radio" : "Print";
      await store.keep(anEnquiry({ service, message: `Raipur ${count}` }));
    }
    const pagesOf = async (query: object) => {
      const pages = [await list(query), await list({ ...query, page: 2 }), await list({ ...query, page: 3 })];
      return pages.flatMap(({ lines }) => lines.map(({ id }) => id));
    };
    const seen = await pagesOf({ q: "raipur" });
    expect(seen).toEqual(await pagesOf({}));
    expect(await list({ q: "raipur", service: "Radio" })).toMatchObject({ total: 55 });
    expect(await list({ q: "raipur", to: "2026-11-20" })).toMatchObject({ total: 0 });
    const around = () => store.submissions.details(seen[50] ?? "", listQuery.parse({ q: "raipur" }));
    expect(await around()).toMatchObject({ previous: seen[49], next: seen[51] });
    // Marked done it has left the list, and the one behind it is still the next.
    await store.submissions.change(seen[50] ?? "", "done", atTheTerminal);
    expect(await around()).toMatchObject({ previous: seen[49], next: seen[51] });
  });

  test("finds submissions older than the index", async () => {
    const { id } = await store.keep(anEnquiry({ message: "Kept last year" }));
    await store.close();
    await backBefore(place);
    store = openStore(place, clock);
    for (const asked of [{ q: "kept last" }, { service: enquiry.service }]) {
      const fresh = await store.keep(anEnquiry({ message: "Kept last too" }));
      const { value } = await store.submissions.export(exportQuery.parse({ as: "json", ...asked })).next();
      expect(value?.map((one: { id: string }) => one.id)).toEqual(expect.arrayContaining([id, fresh.id]));
      await store.erase(fresh.id);
    }
    expect(await found("kept last")).toEqual([id]);
    expect(await list({})).toMatchObject({ abouts: [enquiry.service], counts: { new: 1 } });
    await store.submissions.fillIndex();
  });

  test("finds the newest while hundreds of older ones wait to be indexed, and says, like the numbers, that some may be missing", async () => {
    await Promise.all(Array.from({ length: 601 }, () => store.keep(anEnquiry())));
    clock.later(1);
    const { id } = await store.keep(anEnquiry({ message: "The newest" }));
    expect(await list({ q: "newest" })).toMatchObject({ lines: [{ id }], searchComplete: false });
    expect(await list({ q: "newest" })).toMatchObject({ lines: [{ id }], searchComplete: true });
    const { db } = openDatabase(place);
    await db.updateTable("submissions").set({ indexed: 0 }).execute();
    expect(await store.submissions.numbers(1)).toMatchObject({ searchComplete: false });
    expect(await store.submissions.numbers(1)).toMatchObject({ searchComplete: true });
    await db.destroy();
  });

  test("keeps no word of a submission withdrawn while being indexed", async () => {
    const { id } = await store.keep(anEnquiry({ message: "Kanhaiya" }));
    const database = openDatabase(place);
    const interrupted = interruptedAfter(database, "submissions", () =>
      store.submissions.change(id, "withdraw", asha),
    );
    await indexSubmissions(interrupted, (task) => task(), 100);
    const row = database.db.selectFrom("submissions").select(["state", "about", "indexed"]);
    expect(await row.execute()).toEqual([{ state: "withdrawn", about: "", indexed: 0 }]);
    await database.db.destroy();
  });
});
