import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "../../server/desk/refused.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { deskStandIn, type PersonId } from "./fixtures/desk-stand-in.ts";
import { application, enquiry } from "./fixtures/forms.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { startPostgres } from "./fixtures/start-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import type { Place } from "./fixtures/store-places.ts";
import { writeOut } from "./fixtures/write-out.ts";

const postgres = await startPostgres("-c fsync=off");
afterAll(() => postgres.remove());
const seconds = (count: number) => count / 60;

onEachStore(postgres, "the desk on %s", (_name, findPlace) => {
  let place: Place;
  let store: Store;
  let desk: ReturnType<typeof deskStandIn>;
  const clock = stoppedClock();

  beforeEach(async () => {
    const found = await findPlace();
    place = found.place;
    store = openStore(place, clock);
    desk = deskStandIn(store);
    return async () => {
      await store.close();
      found.remove();
    };
  });

  const list = (given: Parameters<typeof listQuery.parse>[0] = {}) => store.desk.list(listQuery.parse(given));
  const whole = (id: string) => store.desk.details(id, listQuery.parse({}));
  /** Asks as the page does, and answers status and body. */
  const send = async (id: string, what: string, body: object, who: PersonId = "asha") => {
    const answer = await desk.ask(`/submissions/${id}/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-who": who },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as Refusal & { submission: never; note: never },
    };
  };
  const change = (id: string, what: string, version: number, who?: PersonId) =>
    send(id, "change", { change: what, version }, who);
  const assign = (id: string, to: string | null, version: number, who?: PersonId) =>
    send(id, "change", { change: "assign", to, version }, who);

  test("shows new ones first, with who wrote and what about, and counts every tab", async () => {
    const first = await store.keep(anEnquiry({ message: `Two\n\nboards ${"and more ".repeat(40)}` }));
    clock.later(1);
    const second = await store.keep(anApplication());
    await store.keep({ ...anEnquiry(), spamReason: "the hidden box was ticked" });
    const { lines, ...rest } = await list();
    expect(lines.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(lines).toMatchObject([
      { name: `${application.firstName} ${application.lastName}`, about: application.position, hasCv: true },
      { name: enquiry.name, about: enquiry.service, mail: "unmailed", version: 0, notes: 0 },
    ]);
    expect(lines[1]?.firstWords).toMatch(/^Two boards and more .{100,140}…$/);
    expect(rest).toMatchObject({ total: 2, counts: { new: 2, done: 0, quarantined: 1, withdrawn: 0 } });
    expect(rest.abouts.sort()).toEqual([application.position, enquiry.service].sort());
  });

  test("filters by kind, service and days as in India, and turns pages without losing or repeating any", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      if (count % 7 === 0) clock.later(1);
      ids.push((await store.keep(anEnquiry({ service: count % 3 ? "Hoardings" : "Radio" }))).id);
    }
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 })];
    expect(pages.map(({ lines }) => lines.length)).toEqual([50, 50, 20]);
    const seen = pages.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(await list({ service: "Radio" })).toMatchObject({ total: 40 });
    expect(await list({ kind: "application" })).toMatchObject({ total: 0, lines: [] });
    const at = (await list()).lines[0]?.receivedAt ?? "";
    const today = new Date(at).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    expect(await list({ from: today, to: today })).toMatchObject({ total: 120 });
    expect(await list({ to: "2026-11-01" })).toMatchObject({ total: 0 });
    // Its neighbours are those of the list, over the edge of a page too.
    const [before, here, behind] = seen.slice(49, 52);
    expect(await whole(here ?? "")).toMatchObject({ previous: before, next: behind });
    expect(await whole(seen[0] ?? "")).toMatchObject({ previous: null, next: seen[1] });
  });

  test("tells the later of two people what the earlier did, and overwrites nothing", async () => {
    const { id } = await store.keep(anEnquiry());
    expect(await change(id, "done", 0)).toMatchObject({
      status: 200,
      body: { submission: { state: "done", version: 1 } },
    });
    expect(await change(id, "withdraw", 0, "ravi")).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining("Asha marked it done"),
        conflict: { by: "Asha", what: "done" },
      },
    });
    expect(await assign(id, "ravi", 0, "ravi")).toMatchObject({ status: 409 });
    expect(await whole(id)).toMatchObject({ state: "done", version: 1, assignedTo: null });
    const answers = await Promise.all([change(id, "reopen", 1), change(id, "withdraw", 1, "ravi")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await whole(id)).toMatchObject({ version: 2 });
  });

  test("does the same once when it is sent twice, and refuses what a state forbids", async () => {
    const { id } = await store.keep(anEnquiry());
    const twice = await Promise.all([change(id, "done", 0), change(id, "done", 0)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await whole(id)).toMatchObject({ version: 1 });
    expect(await change(id, "release", 1)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("done") },
    });
    expect(await change(id, "nonsense", 1)).toMatchObject({ status: 422 });
    expect(await change(randomUUID(), "done", 0)).toMatchObject({ status: 404 });
    expect(await change("..%00", "done", 0)).toMatchObject({ status: 404 });
  });

  test("mails what is released only when it can no longer be taken back", async () => {
    const { id } = await store.keep({ ...anEnquiry(), spamReason: "a trap" });
    await change(id, "release", 0);
    clock.later(seconds(9));
    expect(await store.mails.claim()).toBeUndefined();
    expect(await change(id, "quarantine", 1, "ravi")).toMatchObject({ status: 409 });
    expect(await change(id, "quarantine", 1)).toMatchObject({
      status: 200,
      body: { submission: { mail: "none" } },
    });
    clock.later(1);
    expect(await store.mails.claim()).toBeUndefined();
    await change(id, "release", 2);
    clock.later(seconds(11));
    expect(await change(id, "quarantine", 3)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("10 seconds") },
    });
    expect((await store.mails.claim())?.submission.id).toBe(id);
  });

  test("mails what was done as possible spam once it is reopened, and nothing twice", async () => {
    const { id } = await store.keep({ ...anEnquiry(), spamReason: "a trap" });
    await change(id, "done", 0);
    expect(await change(id, "reopen", 1)).toMatchObject({
      body: { submission: { state: "new", mail: "unmailed" } },
    });
    clock.later(1);
    await store.mails.sent((await store.mails.claim()) ?? expect.fail("nothing due"));
    await change(id, "done", 2);
    await change(id, "reopen", 3);
    clock.later(1);
    expect(await store.mails.claim()).toBeUndefined();
  });

  test("takes a withdrawal back within ten seconds, whole, and its mail is sent then", async () => {
    const { id } = await store.keep(anApplication());
    await change(id, "done", 0);
    await change(id, "reopen", 1);
    await change(id, "withdraw", 2);
    expect(await store.mails.claim()).toBeUndefined();
    const hidden = JSON.stringify([await list({ state: "withdrawn" }), await whole(id)]);
    for (const value of [application.firstName, application.email, application.position, "cv.pdf"])
      expect(hidden).not.toContain(value);
    expect(await change(id, "restore", 3)).toMatchObject({
      status: 200,
      body: { submission: { state: "new", hasCv: true } },
    });
    expect((await list({ q: application.lastName })).total).toBe(1);
    expect((await store.mails.claim())?.submission.id).toBe(id);
    await change(id, "withdraw", 4);
    clock.later(seconds(11));
    expect(await change(id, "restore", 5)).toMatchObject({ status: 409 });
  });

  test("keeps when it was done while that is taken back and done again at once", async () => {
    const { id } = await store.keep(anEnquiry());
    clock.later(60);
    await change(id, "done", 0);
    clock.later(600);
    await change(id, "reopen", 1);
    await change(id, "done", 2);
    expect((await store.desk.numbers(1)).timeToDone).toMatchObject({ count: 1, medianHours: 1 });
  });

  test("keeps notes with author and time, once each, whatever others change in the meantime", async () => {
    const { id } = await store.keep(anEnquiry());
    const note = { id: randomUUID(), text: "Calls back\non Tuesday 🙂" };
    await change(id, "done", 0, "ravi");
    const sent = [await send(id, "notes", note), await send(id, "notes", note)];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await whole(id)).toMatchObject({
      notesWritten: [{ ...note, by: "Asha", at: clock.now().toISOString() }],
    });
    expect((await list({ state: "done" })).lines).toMatchObject([{ notes: 1 }]);
    expect(await send(id, "notes", { ...note, text: "Other words" })).toMatchObject({ status: 409 });
    expect(await send(id, "notes", { id: randomUUID(), text: " " })).toMatchObject({ status: 422 });
    await change(id, "withdraw", 1);
    expect(await send(id, "notes", { id: randomUUID(), text: "More" })).toMatchObject({ status: 409 });
    expect((await whole(id))?.notesWritten).toEqual([]);
  });

  test("says whose task one is, and the terminal's changes count as anybody's", async () => {
    const { id } = await store.keep(anEnquiry());
    expect(await assign(id, "ravi", 0)).toMatchObject({
      body: { submission: { assignedTo: { id: "ravi", name: "Ravi" }, version: 1 } },
    });
    expect(await assign(id, "gone", 1)).toMatchObject({ status: 422 });
    await store.desk.change(id, "done", atTheTerminal);
    const { body } = await assign(id, null, 1);
    expect(body).toMatchObject({ conflict: { by: "the terminal", what: "done" } });
    expect(await whole(id)).toMatchObject({ state: "done", version: 2, assignedTo: { name: "Ravi" } });
    expect((await whole(id))?.version).toBe(2);
  });

  test("erases one for good: the fact stays in the record, and nothing of it in the database's files", async () => {
    const canary = "Kanhaiya";
    const given = anApplication();
    if (given.kind !== "application") throw new Error("no application");
    const phone = "+91 98260 77431";
    const { id } = await store.keep({ ...given, fields: { ...application, firstName: canary, phone } });
    await send(id, "notes", { id: randomUUID(), text: `${canary} calls back` });
    expect((await list({ q: "77431 kanh" })).total).toBe(1);
    const traces = [canary, canary.toLowerCase(), "98260 77431", "9826077431"];
    const folder = place.DATABASE_URL ? join(postgres.cluster, "base") : place.DATA_DIR;
    const holds = (letters: string) =>
      spawnSync("grep", ["-r", "-q", "-a", "-F", letters, folder]).status === 0;
    await writeOut(place);
    expect(traces.filter(holds)).toEqual(traces);
    await change(id, "done", 0);
    expect(await send(id, "erase", { version: 0 }, "ravi")).toMatchObject({ status: 409 });
    expect(await send(id, "erase", { version: 1 })).toMatchObject({ status: 200 });
    await store.finishErasing();
    await writeOut(place);
    expect(traces.filter(holds)).toEqual([]);
    expect([await whole(id), (await list({ q: canary })).total]).toEqual([undefined, 0]);
    expect(await send(id, "erase", { version: 1 })).toMatchObject({ status: 404 });
    const { entries } = await store.record.read(1);
    expect(entries[0]).toMatchObject({ what: "erased it", submission: id, who: "Asha", detail: "" });
    expect(JSON.stringify([entries, desk.record])).not.toContain(canary);
  });

  test("erases nothing that it can't write into the record", async () => {
    const { id } = await store.keep(anEnquiry());
    // Named by nobody, which can't be written.
    const nobody = { id: "nobody", name: null as unknown as string };
    await expect(store.desk.erase(id, 0, nobody)).rejects.toThrow("cannot be used");
    const account = { id: randomUUID(), name: "Ravi", email: "ravi@example.com", role: "staff" as const };
    await store.accounts.add(account, { id: "link", lifetime: 1 }, atTheTerminal);
    await expect(store.accounts.remove(account.id, nobody)).rejects.toThrow("cannot be used");
    expect([(await whole(id))?.id, (await store.accounts.people()).length]).toEqual([id, 1]);
    // The database fails after the deed and before the answer: its traces are overwritten all the same.
    const finish = vi.spyOn(store, "finishErasing");
    vi.spyOn(store.desk, "erase").mockImplementationOnce(async (...given) => {
      await store.desk.erase(...given);
      return { done: false, why: "gone" };
    });
    expect(await send(id, "erase", { version: 0 })).toMatchObject({ status: 404 });
    expect((await store.record.of(id)).map(({ who, what }) => [who, what])).toEqual([["Asha", "erased it"]]);
    await finish.mock.results[0]?.value;
    expect(finish).toHaveBeenCalledOnce();
  });

  test("says in an instant that nothing is new, and never when something is, written by another instance too", async () => {
    const { id } = await store.keep(anEnquiry());
    const other = openStore(place, clock);
    const ask = (tag = "") => desk.ask("/submissions?state=new", { headers: { "If-None-Match": tag } });
    let tag = (await ask()).headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"/);
    expect((await ask(tag)).status).toBe(304);
    const writes: (() => Promise<unknown>)[] = [
      () => other.keep(anEnquiry()),
      () => store.keep(anEnquiry()),
      () => other.desk.note(id, { id: randomUUID(), text: "x" }, { id: "ravi", name: "Ravi" }),
      async () => other.mails.sent((await other.mails.claim()) ?? expect.fail("nothing due")),
      () => other.desk.change(id, "done", atTheTerminal),
      () => other.erase(id),
    ];
    for (const write of writes) {
      const given = tag;
      await write();
      const fresh = await ask(given);
      tag = fresh.headers.get("etag") ?? "";
      expect([fresh.status, tag !== given], String(write)).toEqual([200, true]);
    }
    await other.close();
  });
});
