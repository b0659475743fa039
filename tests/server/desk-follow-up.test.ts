import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../server/store/store.ts";
import { exportQuery, listQuery } from "../../server/submission/list-query.ts";
import { deskStandIn, type PersonId, people } from "./fixtures/desk-stand-in.ts";
import { enquiry } from "./fixtures/forms.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";

const postgres = sharedPostgres();
const [asha, ravi] = people;

onEachStore(postgres, "following up on %s", (_name, findPlace) => {
  let store: Store;
  let desk: ReturnType<typeof deskStandIn>;
  const clock = stoppedClock();

  beforeEach(async () => {
    const { place, remove } = await findPlace();
    store = openStore(place, clock);
    desk = deskStandIn(store);
    return async () => {
      await store.close();
      remove();
    };
  });

  const list = (given: object = {}) => store.desk.list(listQuery.parse(given));
  const idsOf = async (given: object) => (await list(given)).lines.map(({ id }) => id);
  const keep = async (fields: Partial<typeof enquiry> = {}) => {
    clock.later(1);
    return (await store.keep(anEnquiry(fields))).id;
  };
  const send = async (path: string, body: object, who: PersonId = "asha", method = "POST") => {
    const answer = await desk.ask(path, {
      method,
      headers: { "Content-Type": "application/json", "x-who": who },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  test("puts spam aside in a tab of its own, where it is neither mailed nor counted as work", async () => {
    const spam = await keep({ service: "Pills" });
    const honest = await keep({ service: "Radio" });
    expect(await send(`/submissions/${spam}/change`, { change: "spam", version: 0 })).toMatchObject({
      status: 200,
    });
    expect(await idsOf({})).toEqual([honest]);
    expect(await idsOf({ state: "spam" })).toEqual([spam]);
    expect(await idsOf({ state: "spam", q: "pills" })).toEqual([spam]);
    const { counts, abouts } = await list();
    expect([counts, abouts]).toMatchObject([{ new: 1, spam: 1, quarantined: 0, done: 0 }, ["Radio"]]);
    expect((await store.mails.claim())?.submission.id).toBe(honest);
    expect(await store.mails.claim()).toBeUndefined();
    expect(await store.desk.numbers(1)).toMatchObject({
      services: ["Radio"],
      weeks: [{ enquiries: [1] }],
      spam: { all: 2, quarantined: 0, marked: 1 },
    });
    // Whoever finds that it was none makes it work again, and it is mailed then.
    await send(`/submissions/${spam}/change`, { change: "release", version: 1 }, "ravi");
    expect(await idsOf({})).toEqual([honest, spam]);
    expect((await store.mails.claim())?.submission.id).toBe(spam);
  });

  test("marks many as spam at once, says which were left, and takes it back within ten seconds", async () => {
    const [one, two, three] = [await keep(), await keep(), await keep()];
    await store.desk.change(two, "done", ravi, 0);
    const of = [one, two, three].map((id) => ({ id, version: id === two ? 1 : 0 }));
    await store.desk.change(three, { change: "assign", to: ravi }, ravi, 0);
    const marked = await send("/submissions/changes", { change: "spam", of });
    expect(marked.body).toEqual({
      done: [
        { id: one, version: 1 },
        { id: two, version: 2 },
      ],
      refused: [expect.stringContaining("Ravi assigned it in the meantime")],
    });
    expect((await idsOf({ state: "spam" })).sort()).toEqual([one, two].sort());
    expect((await store.record.of(one)).map(({ who, what }) => [who, what])).toEqual([
      ["Asha", "marked it as spam"],
    ]);
    const back = { change: "restore", of: marked.body.done };
    expect((await send("/submissions/changes", back, "ravi")).body).toMatchObject({
      done: [],
      refused: [expect.stringContaining("within 10 seconds"), expect.anything()],
    });
    expect((await send("/submissions/changes", back)).body).toMatchObject({ refused: [] });
    expect(await list({ state: "done" })).toMatchObject({ lines: [{ id: two }] });
    expect((await idsOf({})).sort()).toEqual([one, three].sort());

    await send("/submissions/changes", { change: "spam", of: [{ id: one, version: 2 }] });
    clock.later(1);
    expect(
      (await send("/submissions/changes", { change: "restore", of: [{ id: one, version: 3 }] })).body,
    ).toMatchObject({
      done: [],
      refused: [expect.stringContaining("within 10 seconds")],
    });
  });

  test("reminds on its day in India, of what is new or done, and of nothing before", async () => {
    const [today, tomorrow, done, spam] = [await keep(), await keep(), await keep(), await keep()];
    const now = new Date((await list()).lines[0]?.receivedAt ?? "");
    const day = (later: number) =>
      new Date(now.getTime() + later * 86_400_000).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    const remind = (id: string, on: string | null, version: number, who?: PersonId) =>
      send(`/submissions/${id}/change`, { change: "remind", on, version }, who);
    expect(await remind(today, day(0), 0)).toMatchObject({
      status: 200,
      body: { submission: { remindOn: day(0), version: 1 } },
    });
    await remind(tomorrow, day(1), 0);
    await remind(done, day(-1), 0);
    await store.desk.change(done, "done", asha, 1);
    await remind(spam, day(0), 0);
    await store.desk.change(spam, "spam", asha, 1);
    expect(await idsOf({ state: "due" })).toEqual([done, today]);
    expect(await idsOf({ state: "due", q: enquiry.service })).toEqual([done, today]);
    expect((await list()).counts.due).toBe(2);
    clock.later(24 * 60);
    expect((await idsOf({ state: "due" })).sort()).toEqual([done, tomorrow, today].sort());

    expect(await remind(today, "tomorrow", 1)).toMatchObject({ status: 422 });
    expect(await remind(today, null, 0, "ravi")).toMatchObject({ status: 409 });
    await remind(today, null, 1);
    expect(await idsOf({ state: "due" })).not.toContain(today);
    expect((await store.record.of(today)).map(({ what }) => what)).toEqual([
      "took the reminder away",
      "set a reminder",
    ]);
  });

  test("shows whose they are: mine, another's or nobody's, searched or not", async () => {
    const [mine, his, nobodys] = [
      await keep({ message: "hoarding one" }),
      await keep({ message: "hoarding two" }),
      await keep({ message: "hoarding three" }),
    ];
    await send(`/submissions/${mine}/change`, { change: "assign", to: asha.id, version: 0 });
    await send(`/submissions/${his}/change`, { change: "assign", to: ravi.id, version: 0 });
    for (const q of ["", "hoarding"]) {
      expect(await idsOf({ q, person: asha.id })).toEqual([mine]);
      expect(await idsOf({ q, person: ravi.id })).toEqual([his]);
      expect(await idsOf({ q, person: "nobody" })).toEqual([nobodys]);
    }
    expect(await idsOf({ q: "one", person: ravi.id })).toEqual([]);
    const { value } = await store.desk.export(exportQuery.parse({ as: "csv", person: ravi.id })).next();
    expect(value).toMatchObject([{ id: his, assignedTo: "Ravi" }]);
  });

  test("shows what else the same sender sent, however the telephone number or the address is written", async () => {
    const first = await keep({ phone: "098930 12345", name: "Sunita" });
    const second = await keep({ phone: "+91-98930-12345", name: "Sunita A." });
    await keep({ phone: "+91 98930 12346", message: "Call 98930 12345" });
    clock.later(1);
    const { id: applied } = await store.keep(
      anApplication(pdfOf(1_000), { phone: "९८९३० १२३४५", email: "Sunita@Example.com" }),
    );
    clock.later(1);
    const { id: again } = await store.keep(
      anApplication(pdfOf(1_000), { phone: "0771 222 3333", email: "sunita@example.com" }),
    );
    const others = async (id: string) =>
      (await store.desk.details(id, listQuery.parse({})))?.others.map((line) => line.id);
    expect(await others(first)).toEqual([applied, second]);
    expect(await others(applied)).toEqual([again, second, first]);
    expect(await others(again)).toEqual([applied]);
    await store.desk.change(second, "withdraw", asha);
    expect(await others(first)).toEqual([applied]);
    expect(await others(second)).toEqual([]);
  });

  test("marks a CV in the list in which something suspicious was found", async () => {
    const given = anApplication();
    if (given.kind !== "application") throw new Error("no application");
    await store.keep({ ...given, id: randomUUID(), cv: { ...given.cv, mark: "carries JavaScript" } });
    clock.later(1);
    await store.keep(given);
    await keep();
    expect((await list()).lines.map(({ hasCv, careful }) => [hasCv, careful])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test("keeps the owners' texts for replies, overwrites nobody's, and notes which was begun with", async () => {
    const [id, submission] = [randomUUID(), await keep()];
    const write = (text: string, version: number, who?: PersonId) =>
      send("/replies", { version, texts: [{ id, title: "Prices", text }] }, who, "PUT");
    expect(await write("Namaste {name}", 0)).toMatchObject({ status: 200 });
    // The same once more, for its answer may have been lost.
    expect(await write("Namaste {name}", 0)).toMatchObject({ status: 200 });
    expect(await write("Another", 0, "ravi")).toMatchObject({ status: 409 });
    expect(await write("Dear {name}", 1, "ravi")).toMatchObject({ status: 200 });
    expect(await write("Mine", 1)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("nothing was overwritten") },
    });
    expect(await write("", 2)).toMatchObject({ status: 422, body: { message: "Please write the text." } });
    expect(await (await desk.ask("/replies")).json()).toEqual({
      version: 2,
      texts: [{ id, title: "Prices", text: "Dear {name}" }],
    });

    await send(`/submissions/${submission}/reply`, { way: "WhatsApp", text: id });
    await send(`/submissions/${submission}/reply`, { way: "e-mail", text: null });
    expect(desk.record.map(({ what, detail, submission }) => [what, detail, submission])).toEqual([
      ["began a reply", "by e-mail", submission],
      ["began a reply", "by WhatsApp, with “Prices”", submission],
    ]);
    const entries = (await store.record.read(1)).entries.map(({ who, what }) => [who, what]);
    expect(entries).toEqual([
      ["Ravi", "changed the reply texts"],
      ["Asha", "changed the reply texts"],
    ]);
  });

  test("keeps fifty texts for replies of four thousand letters each, in Hindi too", async () => {
    const texts = Array.from({ length: 50 }, (_, at) => ({
      id: randomUUID(),
      title: `${at} `.padEnd(80, "क"),
      text: "नमस्ते".repeat(667).slice(0, 4_000),
    }));
    expect(await send("/replies", { version: 0, texts }, undefined, "PUT")).toMatchObject({ status: 200 });
    expect((await store.replies.read()).texts).toEqual(texts);
    const long = texts.map((text) => ({ ...text, text: `${text.text}न` }));
    expect(await send("/replies", { version: 1, texts: long }, undefined, "PUT")).toMatchObject({
      status: 422,
      body: { message: "Please use at most 4,000 characters." },
    });
  });

  test("exports notes, person, reminder and the time done, in forms that spreadsheets keep and sort", async () => {
    const id = await keep({ phone: "077140 12345" });
    await store.desk.change(id, { change: "assign", to: ravi }, asha, 0);
    await store.desk.change(id, { change: "remind", on: "2026-12-01" }, asha, 1);
    await store.desk.note(id, { id: randomUUID(), text: "=Called, sends photographs" }, asha);
    await store.desk.change(id, "done", asha, 2);
    const csv = await (await desk.ask("/export?as=csv")).text();
    const time = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d";
    expect(csv.split("\r\n")[1]).toMatch(
      new RegExp(
        `^"${id}","${time}","enquiry","done","${time}","Ravi","2026-12-01","unmailed",.*,"=""077140 12345""",`,
      ),
    );
    expect(csv).toMatch(new RegExp(`,"","${time} Asha: =Called, sends photographs"\r\n$`));
    expect(JSON.parse(await (await desk.ask("/export?as=json")).text())).toMatchObject([
      {
        id,
        assignedTo: "Ravi",
        remindOn: "2026-12-01",
        notes: [{ by: "Asha", text: "=Called, sends photographs" }],
      },
    ]);
  });
});
