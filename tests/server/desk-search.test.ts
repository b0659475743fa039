import { readdirSync } from "node:fs";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { NewSubmission } from "../../server/store/database.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { createStoppedClock } from "./fixtures/create-stopped-clock.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import type { Location } from "./fixtures/store-locations.ts";

const postgres = getPostgres();

describeStores(postgres, "the desk's search on %s", (_name, createLocation) => {
  let location: Location;
  let store: Store;
  const clock = createStoppedClock();

  beforeEach(async () => {
    const created = await createLocation();
    location = created.location;
    store = openStore(location, clock);
    return async () => {
      await store.close();
      created.remove();
    };
  });

  const list = (query: Parameters<typeof listQuery.parse>[0] = {}) =>
    store.submissions.list(listQuery.parse(query));
  const findMatches = async (q: string, filters: object = {}) =>
    (await list({ q, ...filters })).lines.map(({ id }) => id);

  const expectFound = async (queries: string[], ids: string[]) => {
    for (const q of queries) expect([q, await findMatches(q)]).toEqual([q, ids]);
  };
  const asha = { id: "asha", name: "Asha" };

  /** Keeps enquiries as the release before the index did, which knows five steps, and opens the store again. */
  async function keepAsBefore(...kept: [state: string, NewSubmission][]): Promise<string[]> {
    await store.close();
    const old = await createLocation();
    onTestFinished(old.remove);
    location = old.location;
    const { db, reader, migrate } = openDatabase(location);
    await sql`CREATE TABLE migrations (name text PRIMARY KEY, applied_at text NOT NULL)`.execute(db);
    for (const name of readdirSync("server/store/migrations").filter((step) => step >= "006"))
      await sql`INSERT INTO migrations VALUES (${name}, 'not yet')`.execute(db);
    await migrate();
    await sql`DELETE FROM migrations WHERE applied_at = 'not yet'`.execute(db);
    for (const [state, { id, kind, fields }] of kept)
      await sql`INSERT INTO submissions (id, kind, received_at, state, digest, fields)
        VALUES (${id}, ${kind}, '2025-11-01T09:00:00.000Z', ${state}, ${id}, ${JSON.stringify(fields)})`.execute(
        db,
      );
    await reader.destroy();
    await db.destroy();
    store = openStore(location, clock);
    return kept.map(([, { id }]) => id);
  }

  test("finds words of every field, of the CV's name and of notes, by their beginnings in any order", async () => {
    const { id } = await store.keep(makeApplication(undefined, {}, { name: "Portfolio-2026 Ravi.pdf" }));
    clock.later(1);
    const message = "Hoardings at Ghadi Chowk, b2b, Café Étoile";
    const { id: otherId } = await store.keep(makeEnquiry({ message }));
    await store.submissions.note(id, { id: crypto.randomUUID(), text: "Showreel promised" }, asha);
    await expectFound(["Ravi Sah", "ravi@example.com", "portfol", "SHOWREEL", "sahu ravi des"], [id]);
    await expectFound([id, id.slice(0, 8)], [id]);
    await expectFound(
      ["hoard", "cafe etoi", "CAFÉ", "b2b", "ghadi c", "outdoor advert", "adv hoard ghad", '"ghadi"'],
      [otherId],
    );
    await expectFound(["oardings", "designer ghadi"], []);
    await expectFound(["000"], [otherId, id]);
  });

  test("finds a telephone number by any run of its digits, however it is written", async () => {
    const ids: string[] = [];
    for (const phone of ["+91 98260 12345", "98260-12345", "09826012345", "९८२६० १२३४५"]) {
      ids.unshift((await store.keep(makeEnquiry({ phone }))).id);
      clock.later(1);
    }
    await store.keep({
      ...makeEnquiry({ phone: "+91 77777 77777", message: "Two boards" }),
      id: "no-digits",
    });
    await expectFound(["9826012345", "98260 12345", "+91-98260-12345", "098260 12345"], ids);
    await expectFound(["0091 9826012345", "601234", "98260 1", "९८२६०", "2601 2345"], ids);
    await expectFound(["98260 12346"], []);
  });

  test("finds what was corrected, and no longer what was mistyped; what a visitor wrote can't be corrected", async () => {
    const typed = {
      via: "Call",
      name: "Lata",
      phone: "98260 12345",
      email: undefined,
      service: "Radio",
    } as const;
    const fields = { ...typed, message: undefined };
    const entry = {
      kind: "enquiry",
      id: "8643c678-8803-4654-9c42-9123456eab4c",
      spamReason: undefined,
      fields,
    } as const;
    const { id } = await store.enter(entry, asha);
    await expectFound(["98260 12345", "lata"], [id]);
    const corrected = {
      ...fields,
      phone: "98260 54321",
      name: undefined,
      service: "Print",
      via: "Walk-in",
    } as const;
    const correct = (which: string, words: typeof corrected | typeof fields, version?: number) =>
      store.submissions.change(which, { change: "correct", fields: words }, asha, version);
    expect(await correct(id, corrected, 0)).toEqual({ done: true });
    await expectFound(["98260 54321", "print"], [id]);
    await expectFound(["98260 12345", "lata", "radio"], []);
    expect((await list()).lines).toMatchObject([{ name: "98260 54321", about: "Print", source: "Walk-in" }]);
    expect(await store.enter(entry, asha), "what was sent again is still the same").toEqual({ id });
    expect(await correct(id, corrected, 0), "an answer that never arrived").toEqual({ done: true });
    expect(await correct(id, fields, 0)).toMatchObject({ why: "changed", conflict: { by: "Asha" } });
    const [latest] = (await store.record.read(1)).entries;
    expect(latest).toMatchObject({
      who: "Asha",
      what: "corrected it",
      detail: "Came by, Name, Phone, Service",
    });

    const sent = makeEnquiry({ message: "Two boards" });
    await store.keep(sent);
    expect(await correct(sent.id, corrected)).toEqual({ done: false, why: "not entered" });
    await expectFound(["two boards"], [sent.id]);
  });

  test("finds Hindi by whole words and their beginnings, with or without nukta", async () => {
    const message = "नमस्ते, ज़मीन पर होर्डिंग की कीमत? चाँद";
    const { id } = await store.keep(makeEnquiry({ name: "आशा वर्मा", message }));
    await store.keep(makeEnquiry({ message: "नमक" }));
    await expectFound(["नमस्ते", "वर्म", "आशा वर", "जमीन", "होर्डिं", "चांद", "ज\u093cमीन"], [id]);
    await expectFound(["मस्ते"], []);
  });

  test("names the words of a search without a match that match nothing by themselves", async () => {
    await store.keep(makeEnquiry({ message: "Hoardings" }));
    await store.keep(makeEnquiry({ message: "Kiosks" }));
    const findUnmatched = async (q: string) => (await list({ q })).unmatched;
    expect(await findUnmatched("hoardings for Bhilai ?")).toEqual(["Bhilai"]);
    expect(await findUnmatched("hoardings kiosks")).toEqual([]);
    expect(await findUnmatched("hoardings")).toBeUndefined();
  });

  test("treats any query as plain words, and finds nothing else", async () => {
    const { id } = await store.keep(makeEnquiry({ message: "plain words" }));
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
    const anyText = fc.string({ unit: "binary", maxLength: 60 });
    const search = fc.asyncProperty(anyText, async (q) => void (await list({ q, person: q })));
    await fc.assert(search, { numRuns: 60 });
    expect((await list()).total).toBe(1);
  });

  test("looks through every state, and follows notes, assignees and erasures", async () => {
    const { id } = await store.keep(makeEnquiry({ message: "Kanhaiya" }));
    const otherId = await store.keep(makeEnquiry({ phone: "98260 12345" }));
    const spam = await store.keep({ ...makeEnquiry({ message: "Pills" }), spamReason: "a trap" });
    for (const state of ["new", "due", "done"])
      expect([await findMatches("kanh", { state }), await findMatches("pills", { state })]).toEqual([
        [id],
        [spam.id],
      ]);
    await store.submissions.change(id, { change: "assign", to: asha }, asha);
    await store.submissions.change(id, { change: "remind", on: "2026-11-21" }, asha);
    await store.submissions.note(id, { id: crypto.randomUUID(), text: "Promised" }, asha);
    for (const filter of [{ person: "asha" }, { kind: "enquiry" }])
      expect(await findMatches("promised", filter)).toEqual([id]);
    for (const filter of [{ person: "ravi" }, { person: "nobody" }])
      expect(await findMatches("kanh", filter)).toEqual([]);
    await store.submissions.change(id, { change: "done" }, asha);
    expect((await list({ q: "kanh" })).lines).toMatchObject([{ id, state: "done" }]);
    const details = await store.submissions.details(id);
    expect(details).toMatchObject({
      remindOn: "2026-11-21",
      assignedTo: asha,
      notesWritten: [{ by: "Asha" }],
    });
    await store.inbox.erase(id);
    await expectFound(["kanh"], []);
    expect(await findMatches("98260")).toEqual([otherId.id]);
  });

  test("finds submissions older than the index, in the state in which they were, and has erased what was withdrawn then", async () => {
    const [id = "", doneId = "", withdrawnId = ""] = await keepAsBefore(
      ["new", makeEnquiry({ message: "Kept last year" })],
      ["done", makeEnquiry({ name: "Ravi", service: "Radio" })],
      ["withdrawn", makeEnquiry({ message: "Kept, and taken back" })],
    );
    expect(await store.inbox.find(withdrawnId)).toEqual([]);
    expect(await store.record.of(withdrawnId)).toMatchObject([{ who: "the server", what: "erased it" }]);
    expect(await store.inbox.finishErasing()).toBe(true);
    expect(await findMatches("kept last")).toEqual([id]);
    expect((await list()).counts).toMatchObject({ new: 1, done: 1 });
    expect(await store.submissions.change(doneId, { change: "quoted" }, terminalUser)).toEqual({
      done: true,
    });
    await store.submissions.fillIndex();
  });

  test("finds the newest while many long older ones wait to be indexed, and says, like the numbers, that some may be missing", async () => {
    const message = Array.from({ length: 600 }, (_, index) => `word${index}`).join(" ");
    for (let kept = 0; kept < 65; kept += 1) await store.keep(makeEnquiry({ message }));
    clock.later(1);
    const { id } = await store.keep(makeEnquiry({ message: "The newest" }));
    expect(await list({ q: "newest" })).toMatchObject({ lines: [{ id }], searchComplete: false });
    expect(await list({ q: "newest" })).toMatchObject({ lines: [{ id }], searchComplete: true });
    const { db } = openDatabase(location);
    await db.updateTable("submissions").set({ indexed: 0 }).execute();
    expect(await store.submissions.numbers()).toMatchObject({ searchComplete: false });
    expect(await store.submissions.numbers()).toMatchObject({ searchComplete: true });
    await db.destroy();
  });
});
