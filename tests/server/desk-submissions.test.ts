import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Cv } from "../../server/store/database.ts";
import type { Enquiry } from "../../server/submission/form-rules.ts";
import { formatReminder } from "../../server/submission/indian-time.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { stateLabels, undoMs } from "../../server/submission/submission.ts";
import type { DeskClient } from "./fixtures/create-desk-client.ts";
import { createHostileTexts } from "./fixtures/create-hostile-texts.ts";
import { application, enquiry } from "./fixtures/forms.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";
import { samples } from "./fixtures/sample-files.ts";
import { type Desk, ids, startDesk } from "./fixtures/start-desk.ts";

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk({ SMTP_URL: "smtp://127.0.0.1:1" });
  return () => desk.close();
});

const list = async (query = "") => (await desk.olga.request(`GET /api/desk/submissions?${query}`))[1];
const idsOf = async (query?: string): Promise<string[]> =>
  (await list(query)).lines.map(({ id }: { id: string }) => id);
const readSubmission = async (id: string) => (await desk.olga.request(`GET /api/desk/submissions/${id}`))[1];
const send = (id: string, action: string, body: object, client = desk.olga) =>
  client.request(`POST /api/desk/submissions/${id}/${action}`, body);
const change = (id: string, change: string, version: number, client?: DeskClient) =>
  send(id, "change", { change, version }, client);
const assign = (id: string, personId: string | null, version: number) =>
  send(id, "change", { change: "assign", to: personId, version });
const remind = (id: string, day: string | null, version: number) =>
  send(id, "change", { change: "remind", on: day, version });
const keepEnquiry = async (fields: Partial<Enquiry> = {}, spamReason?: string) => {
  desk.clock.later(1);
  return (await desk.store.keep({ ...makeEnquiry(fields), spamReason })).id;
};
const keepApplication = async (cv: Partial<Cv> = {}, fields: Partial<typeof application> = {}) => {
  desk.clock.later(1);
  return (await desk.store.keep(makeApplication(undefined, fields, cv))).id;
};
const waitToUndo = () => desk.clock.later((undoMs + 1_000) / 60_000);
/** To one minute past midnight in India, with a look in between, for a session that is not used ends. */
const skipToNextDay = async () => {
  const midnight = Date.parse("2026-11-21T18:30:00Z");
  desk.clock.later(8 * 60);
  await list();
  desk.clock.later((midnight - desk.clock.now().getTime()) / 60_000 + 1);
};
const expectNow = (answer: unknown, submission: object) =>
  expect(answer).toMatchObject([200, { submission }]);
const expectConflict = (answer: unknown, by: string, what: string) =>
  expect(answer).toMatchObject([409, { code: "changed", conflict: { by, what } }]);
const refusal = (status: number, code: string) => [status, expect.objectContaining({ code })];
/** What the record says was done, the latest first; looking is left out. */
const record = async () => {
  const { entries } = await desk.store.record.read(1);
  return entries
    .filter(({ what }) => !["saw", "added an account", "signed in"].includes(what))
    .map(({ who, what, detail }) => [who, what, detail].filter(Boolean).join(": "));
};

test("the list shows the newest first, with sender and subject, and counts every list", async () => {
  const first = await keepEnquiry({ message: `Two\n\nboards ${"and more ".repeat(40)}` });
  const second = await keepApplication({ mark: "carries JavaScript" });
  await keepEnquiry({}, "the hidden box was ticked");
  const { lines, ...summary } = await list();
  expect(lines).toMatchObject([
    {
      id: second,
      name: `${application.firstName} ${application.lastName}`,
      about: application.position,
      hasCv: true,
      careful: true,
    },
    { id: first, name: enquiry.name, about: enquiry.service, mail: "unmailed", notes: 0, careful: false },
  ]);
  for (const phone of ["98260 12345", "+91 98260-12345", "98260 12346"]) await keepEnquiry({ phone });
  const findDoubles = async () => (await list()).lines.map(({ isDouble }: { isDouble: boolean }) => isDouble);
  expect(await findDoubles()).toEqual([false, true, true, true, true]);
  // Whoever was won before is known when they write again.
  await change((await idsOf())[1] ?? "", "won", 0);
  expect(await findDoubles()).toEqual([false, true, true, true]);
  expect(lines[1].firstWords).toMatch(/^Two boards and more .{100,140}…$/);
  expect(summary).toMatchObject({ total: 2, counts: { new: 2, done: 0, quarantined: 1 } });
  // Without mail set up nothing waits to be mailed.
  const deskWithoutMail = await startDesk({ DATA_DIR: desk.settings.DATA_DIR });
  const unmailed = (await deskWithoutMail.olga.request("GET /api/desk/submissions"))[1].lines;
  expect(unmailed.map(({ mail }: { mail: string }) => mail)).toEqual(Array(4).fill("none"));
  await deskWithoutMail.close();
});

test("the list is filtered by kind, and its pages skip and repeat none", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 120; count += 1) {
    if (count % 7 === 0) desk.clock.later(1);
    ids.push((await desk.store.keep(makeEnquiry())).id);
  }
  const pages = [await idsOf(), await idsOf("page=2"), await idsOf("page=3")];
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  const listedIds = pages.flat();
  expect(listedIds.toSorted()).toEqual(ids.toSorted());
  await keepApplication();
  expect(await list("kind=enquiry")).toMatchObject({ total: 120, countedTo: 500 });
  expect(await desk.olga.request("GET /api/desk/submissions?page=none")).toMatchObject([422, { errors: {} }]);
});

test("when two people work on one submission, the second is told what the first did, and overwrites nothing", async () => {
  const id = await keepEnquiry();
  expectNow(await change(id, "done", 0), { state: "done", version: 1 });
  expectConflict(await change(id, "spam", 0, desk.ravi), "Olga", "done");
  expect((await assign(id, ids.ravi, 0))[0]).toBe(409);
  expect(await readSubmission(id)).toMatchObject({ state: "done", version: 1, assignedTo: null });
  const answers = await Promise.all([change(id, "reopen", 1), change(id, "spam", 1, desk.ravi)]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  expect((await readSubmission(id)).version).toBe(2);
});

test("a change sent twice is made once, and one that the submission's state forbids is refused", async () => {
  const id = await keepEnquiry();
  const responses = await Promise.all([change(id, "done", 0), change(id, "done", 0)]);
  expect(responses.map(([status]) => status)).toEqual([200, 200]);
  expect(await readSubmission(id)).toMatchObject({ version: 1 });
  expect(await change(id, "release", 1)).toEqual(refusal(409, "wrong state"));
  expect((await change(id, "nonsense", 1))[0]).toBe(422);
  expect(await change(randomUUID(), "done", 0)).toEqual(refusal(404, "gone"));
  expect((await change("..%00", "done", 0))[0]).toBe(404);
});

test("an enquiry is quoted, won or lost, each step can be taken back, and an application has steps of its own", async () => {
  const id = await keepEnquiry({ utm_source: "Instagram", utm_campaign: "diwali" });
  let version = 0;
  const step = async (body: object) => {
    const [status, answer] = await send(id, "change", { ...body, version });
    version += 1;
    return [status, answer.submission];
  };
  expect(await step({ change: "quoted" })).toMatchObject([200, { state: "quoted", source: "instagram" }]);
  expect(await step({ change: "value", rupees: 41_890 })).toMatchObject([200, { rupees: 41_890 }]);
  const otherWindow = { change: "value", rupees: 15_000, version: version - 1 };
  expectConflict(await send(id, "change", otherWindow), "Olga", "value");
  expect(await list("state=quoted&q=diwali")).toMatchObject({
    lines: [{ id, rupees: 41_890 }],
    counts: { quoted: 1 },
  });
  expect(await step({ change: "won" })).toMatchObject([200, { wonOn: "2026-11-21" }]);
  // Undone, and undone again.
  expect(await step({ change: "quoted" })).toMatchObject([200, { state: "quoted", rupees: 41_890 }]);
  await step({ change: "lost" });
  expect(await step({ change: "reopen" })).toMatchObject([200, { state: "new" }]);
  // Its amount is still there to be taken away, and to be put back.
  for (const rupees of [null, 41_890])
    expect(await step({ change: "value", rupees })).toMatchObject([200, { state: "new", rupees }]);
  for (const rupees of [-1, 0.5, 1e12, "41890"])
    expect((await send(id, "change", { change: "value", rupees, version }))[0]).toBe(422);
  const applicant = await keepApplication();
  const amount = { change: "value", rupees: 1, version: 0 };
  expect(await send(applicant, "change", amount)).toEqual(refusal(409, "wrong state"));
  expect(await change(applicant, "quoted", 0)).toEqual([
    409,
    { success: false, code: "wrong state", detail: "new" },
  ]);
  expect(await change(id, "shortlisted", version)).toEqual(refusal(409, "wrong state"));
  for (const [version, stage] of ["shortlisted", "interview"].entries()) {
    expect((await change(applicant, stage, version))[0]).toBe(200);
    expect([await idsOf("state=shortlist"), (await list()).counts.shortlist]).toEqual([[applicant], 1]);
  }
  await change(applicant, "rejected", 2);
  expect([await idsOf("state=shortlist"), await idsOf("state=done")]).toEqual([[], [applicant]]);
});

test("a call is entered by hand once, needs a number or a name, is mailed to nobody and can be corrected", async () => {
  const enter = (body: object) => desk.ravi.request("POST /api/desk/submissions", body);
  const call = {
    id: randomUUID(),
    via: "Call",
    phone: "098765 43210",
    name: "=\u202eLata",
    message: "Kiosks",
  };
  const [status, { id }] = await enter(call);
  expect([status, (await enter(call))[1].id]).toEqual([200, id]);
  expect(await list("q=kiosks")).toMatchObject({
    total: 1,
    lines: [{ name: "= Lata", source: "Call", mail: "none" }],
  });
  for (const [version, step] of ["done", "reopen", "spam", "release"].entries())
    expectNow(await change(id, step, version), { mail: "none" });
  expect(await enter({ ...call, phone: " ", name: "" })).toMatchObject([
    422,
    { errors: { phone: "no sender" } },
  ]);
  expect((await enter({ ...call, via: "=1" }))[0]).toBe(422);
  expect(await record()).toContain("Ravi: entered it by hand");
  const correct = (of: string, fields: object, version: number) =>
    send(of, "change", { change: "correct", fields, version }, desk.ravi);
  const fields = { via: "Call", phone: "098765 43211", name: "Lata" };
  expectNow(await correct(id, fields, 4), { phone: fields.phone, version: 5 });
  expect((await correct(id, { via: "Call" }, 5))[0]).toBe(422);
  const sent = await keepEnquiry({ utm_source: "Instagram" });
  expect(await correct(sent, fields, 0)).toEqual(refusal(409, "not entered"));
  // What a sender wrote, an owner corrects when asked to; where it came from stays.
  const written = {
    name: enquiry.name,
    phone: "9876500000",
    service: enquiry.service,
    message: "Lifts, not gates",
  };
  expect(await correct(sent, written, 0)).toEqual(refusal(403, "owners only"));
  const correction = { change: "correct", fields: written, version: 0 };
  expect(await send(sent, "change", correction)).toMatchObject([
    200,
    {
      submission: {
        phone: "9876500000",
        message: "Lifts, not gates",
        source: "instagram",
        about: enquiry.service,
      },
    },
  ]);
  expect(await idsOf("q=lifts+gates")).toEqual([sent]);
  expect(await record()).toContain("Olga: corrected it: Phone, Message");
});

test("released spam is mailed only once the release can no longer be undone", async () => {
  const id = await keepEnquiry({}, "a trap");
  await change(id, "release", 0);
  desk.clock.later((undoMs - 1_000) / 60_000);
  expect(await desk.store.mails.claim()).toBeUndefined();
  expectNow(await change(id, "quarantine", 1), { mail: "none" });
  waitToUndo();
  expect(await desk.store.mails.claim()).toBeUndefined();
  await change(id, "release", 2);
  waitToUndo();
  const mail = (await desk.store.mails.claim()) ?? expect.fail("nothing due");
  expect(mail.submission.id).toBe(id);
  await desk.store.mails.markSent(mail);
  await change(id, "done", 3);
  await change(id, "reopen", 4);
  waitToUndo();
  expect(await desk.store.mails.claim(), "nothing is mailed twice").toBeUndefined();

  const doneId = await keepEnquiry({}, "a trap");
  await change(doneId, "done", 0);
  expectNow(await change(doneId, "reopen", 1), { mail: "unmailed" });
  waitToUndo();
  expect((await desk.store.mails.claim())?.submission.id).toBe(doneId);
});

test("a note is kept once with its author and time, whatever others change in the meantime", async () => {
  const id = await keepEnquiry();
  const note = { id: randomUUID(), text: "Calls back\non Tuesday 🙂" };
  await change(id, "done", 0, desk.ravi);
  const storedNote = { ...note, by: "Olga", at: desk.clock.now().toISOString() };
  for (const _ of ["first", "again"])
    expect(await send(id, "notes", note)).toEqual([200, { note: storedNote }]);
  expect((await readSubmission(id)).notesWritten).toEqual([storedNote]);
  expect((await list("state=done")).lines).toMatchObject([{ notes: 1 }]);
  expect((await send(id, "notes", { ...note, text: "Other words" }))[0]).toBe(409);
  expect((await send(id, "notes", { id: randomUUID(), text: " " }))[0]).toBe(422);
  expect((await send(randomUUID(), "notes", note))[0]).toBe(404);
});

test("what a blocked sender sends is acknowledged and kept apart, rings nobody, and comes in again once that is undone", async () => {
  const block = (id: string, on: boolean, version: number) =>
    send(id, "change", { change: "block", on, version });
  const [pills, neighbour] = [
    await keepEnquiry({ phone: "098260 12345" }),
    await keepEnquiry({ phone: "98260 12346" }),
  ];
  const applicant = await keepApplication({}, { email: "pills@example.com", phone: "98260 12348" });
  for (let mail = await desk.store.mails.claim(); mail; mail = await desk.store.mails.claim())
    await desk.store.mails.markSent(mail);
  await change(pills, "spam", 0);
  expectNow(await block(pills, true, 1), { isBlocked: true, state: "spam" });
  expect((await send(pills, "change", { change: "block", on: false, version: 1 }, desk.ravi))[0]).toBe(409);
  await block(applicant, true, 0);
  await change(applicant, "rejected", 1);
  const byNumber = await keepEnquiry({ phone: "+91 98260-12345" });
  const byAddress = await keepApplication({}, { phone: "98260 12349", email: "PILLS@example.com" });
  const other = await keepEnquiry({ phone: "98260 12347" });
  expect([await idsOf(), await idsOf("state=blocked")]).toEqual([
    [other, neighbour],
    [byAddress, byNumber],
  ]);
  expect((await list("state=blocked")).lines).toMatchObject(Array(2).fill({ isBlocked: true, mail: "none" }));
  expect((await desk.store.mails.claim())?.submission.id).toBe(other);
  expect(await desk.store.mails.claim()).toBeUndefined();
  // One of them is let in and put back.
  await change(byNumber, "release", 0);
  expectNow(await change(byNumber, "quarantine", 1), { state: "blocked" });
  // A call that somebody takes all the same is nobody's mistake.
  const call = { id: randomUUID(), via: "Call", phone: "9826012345" };
  desk.clock.later(1);
  await desk.ravi.request("POST /api/desk/submissions", call);
  expect(await idsOf()).toEqual([call.id, other, neighbour]);
  // It is undone from any of the sender's.
  expectNow(await block(byNumber, false, 2), { isBlocked: false, state: "new" });
  expect(await readSubmission(pills)).toMatchObject({ isBlocked: false, state: "spam" });
  expect(await idsOf()).toEqual([call.id, other, byNumber, neighbour]);
  const later = await keepEnquiry({ phone: "98260 12345" });
  expect((await idsOf())[0]).toBe(later);
  expect((await record())[0]).toBe("Olga: unblocked its sender");
});

test("a submission can be assigned to anybody with an account, and everyone sees and counts their own", async () => {
  const [ownId, colleagueId, unassignedId] = [await keepEnquiry(), await keepEnquiry(), await keepEnquiry()];
  expect(await desk.ravi.request("GET /api/desk/people")).toEqual([
    200,
    {
      people: [
        { id: ids.olga, name: "Olga" },
        { id: ids.ravi, name: "Ravi" },
      ],
    },
  ]);
  await assign(ownId, ids.olga, 0);
  expectNow(await assign(colleagueId, ids.ravi, 0), {
    assignedTo: { id: ids.ravi, name: "Ravi" },
    version: 1,
  });
  expect(await assign(colleagueId, "gone", 1)).toEqual(refusal(422, "person gone"));
  expect(await idsOf(`person=${ids.olga}`)).toEqual([ownId]);
  expect(await idsOf(`person=${ids.ravi}`)).toEqual([colleagueId]);
  expect(await idsOf("person=nobody")).toEqual([unassignedId]);
  await remind(unassignedId, "2026-11-20", 0);
  const readCounts = async (query: string) => {
    const { counts, newCount } = await list(query);
    return [counts.new, counts.due, newCount];
  };
  expect(await readCounts("person=nobody")).toEqual([1, 1, 3]);
  expect(await readCounts(`person=${ids.ravi}`)).toEqual([1, 0, 3]);
  expect(await readCounts("kind=application")).toEqual([0, 0, 3]);
  await desk.store.submissions.change(colleagueId, { change: "done" }, terminalUser);
  expectConflict(await assign(colleagueId, null, 1), "the terminal", "done");
  expect(
    (await readSubmission(colleagueId)).history.map(
      ({ who, what }: Record<string, string>) => `${who} ${what}`,
    ),
  ).toEqual(["the terminal marked it done", "Olga assigned it"]);
});

test("a submission is erased as it was seen, once, and the record keeps only that it existed", async () => {
  const id = await keepApplication({}, { firstName: "Kanhaiya" });
  await change(id, "done", 0);
  expect((await send(id, "erase", { version: 0 }))[0], "somebody changed it meanwhile").toBe(409);
  const finish = vi.spyOn(desk.store.inbox, "finishErasing");
  expect(await send(id, "erase", { version: 1 })).toEqual([200, { success: true }]);
  expect(finish).toHaveBeenCalledOnce();
  expect((await send(id, "erase", { version: 1 }))[0]).toBe(404);
  expect((await record())[0]).toMatch(/^Olga: erased it: application of \d+ \w+ 20\d\d$/);
  expect(JSON.stringify(await desk.store.record.read(1))).not.toContain("Kanhaiya");
});

test("a page that polls is told at once that nothing is new, and never when something is", async () => {
  const id = await keepEnquiry();
  const { store } = desk.second;
  const poll = (tag = "") =>
    desk.olga.send("GET /api/desk/submissions?state=new", undefined, { "If-None-Match": tag });
  let tag = String((await poll()).headers.etag);
  expect((await poll(tag)).status).toBe(304);
  const changes: (() => Promise<unknown>)[] = [
    () => store.keep(makeEnquiry()),
    () => desk.store.keep(makeEnquiry()),
    () => store.submissions.note(id, { id: randomUUID(), text: "x" }, { id: ids.ravi, name: "Ravi" }),
    async () => store.mails.markSent((await store.mails.claim()) ?? expect.fail("nothing due")),
    () => store.submissions.change(id, { change: "done" }, terminalUser),
    () => store.inbox.erase(id),
  ];
  for (const write of changes) {
    const oldTag = tag;
    await write();
    const { status, headers } = await poll(oldTag);
    tag = String(headers.etag);
    expect([status, tag !== oldTag], String(write)).toEqual([200, true]);
  }
});

test("many submissions can be marked as spam or assigned at once, exceptions are named, and each can be led back", async () => {
  const [first, doneId, takenId] = [await keepEnquiry(), await keepEnquiry(), await keepEnquiry()];
  await change(doneId, "done", 0);
  await assign(takenId, ids.ravi, 0);
  const mark = (change: string, versions: object, client = desk.ravi) =>
    client.request("POST /api/desk/submissions/changes", { change, of: versions });
  const [, result] = await mark("spam", [
    { id: first, version: 0 },
    { id: doneId, version: 1 },
    { id: takenId, version: 0 },
  ]);
  expect(result).toEqual({
    done: [
      { id: first, version: 1 },
      { id: doneId, version: 2 },
    ],
    refused: [{ code: "changed", conflict: expect.objectContaining({ by: "Olga", what: "assign" }) }],
  });
  expect(await idsOf("state=spam")).toEqual([doneId, first]);
  waitToUndo();
  expect((await mark("release", [{ id: first, version: 1 }]))[1]).toMatchObject({ refused: [] });
  expect((await mark("done", [{ id: doneId, version: 2 }]))[1]).toMatchObject({ refused: [] });
  expect([await idsOf("state=done"), await idsOf()]).toEqual([[doneId], [takenId, first]]);
  const assignAll = (to: string | null, versions: object) =>
    desk.olga.request("POST /api/desk/submissions/changes", { change: "assign", to, of: versions });
  const both = [
    { id: first, version: 2 },
    { id: doneId, version: 3 },
  ];
  expect((await assignAll(ids.ravi, both))[1]).toMatchObject({
    done: [{ id: first }, { id: doneId }],
    refused: [],
  });
  expect(await idsOf(`person=${ids.ravi}`)).toEqual([takenId, first]);
  expect((await assignAll(ids.ravi, both))[1], "sent twice").toMatchObject({ refused: [] });
  expect(await assignAll("gone", both)).toEqual(refusal(422, "person gone"));
});

test("a reminder is due on its day in India, whether the submission is new or done, and not before", async () => {
  const [today, tomorrow, doneId, spam] = [
    await keepEnquiry(),
    await keepEnquiry(),
    await keepEnquiry(),
    await keepEnquiry(),
  ];
  expectNow(await remind(today, "2026-11-21", 0), { remindOn: "2026-11-21", version: 1 });
  await remind(tomorrow, "2026-11-22", 0);
  await remind(doneId, "2026-11-20", 0);
  await change(doneId, "done", 1);
  await remind(spam, "2026-11-21", 0);
  await change(spam, "spam", 1);
  // The days to come are listed too, and not counted.
  expect(await idsOf("state=due")).toEqual([doneId, today, tomorrow]);
  expect((await list()).counts.due).toBe(2);
  await skipToNextDay();
  expect((await list()).counts.due).toBe(3);
  expect((await remind(today, "tomorrow", 1))[0]).toBe(422);
  await remind(today, null, 1);
  expect(await idsOf("state=due")).toEqual([doneId, tomorrow]);
  expect((await record())[0]).toBe("Olga: took its reminder away");
});

test("a reminder with a time is due at that time in India, and is noted with a call, too", async () => {
  const id = await keepEnquiry();
  expect(await remind(id, "2026-11-21T16:00", 0)).toMatchObject([
    200,
    { submission: { remindOn: "2026-11-21T16:00" } },
  ]);
  for (const wrong of ["2026-11-21T25:00", "2026-11-21T16:00Z", "16:00"])
    expect((await remind(id, wrong, 1))[0]).toBe(422);
  const call = { id: randomUUID(), via: "Call", phone: "98260 12345", remindOn: "2026-11-21T15:00" };
  expect((await desk.ravi.request("POST /api/desk/submissions", call))[0]).toBe(200);
  expect(await idsOf("state=due")).toEqual([call.id, id]);
  const dueCounts: number[] = [];
  for (const minutes of [0, 5 * 60, 60]) {
    desk.clock.later(minutes);
    dueCounts.push((await list()).counts.due);
  }
  expect(dueCounts).toEqual([0, 1, 2]);
  expect(await record()).toContain(`Olga: set its reminder: for ${formatReminder("2026-11-21T16:00")}`);
});

test("what somebody added by mistake they take back, until a colleague has worked on it", async () => {
  const add = async () => {
    const id = randomUUID();
    await desk.ravi.request("POST /api/desk/submissions", { id, via: "Call", name: "Lata", email: "?" });
    return id;
  };
  const [mistake, noted, done] = [await add(), await add(), await add()];
  for (const id of [mistake, noted]) await readSubmission(id);
  const takeBack = (id: string, version = 0) => send(id, "erase", { version }, desk.ravi);
  expect((await takeBack(mistake))[0]).toBe(200);
  await send(noted, "notes", { id: randomUUID(), text: "Calls back" });
  await change(done, "done", 0, desk.ravi);
  for (const [id, version] of [[noted], [done, 1], [await keepEnquiry()]] as const)
    expect(await takeBack(id, version)).toEqual(refusal(403, "owners only"));
});

test("an owner erases a CV alone, and the application stays", async () => {
  const id = await keepApplication({ name: "Portfolio.pdf" });
  expect(await idsOf("q=portfolio")).toEqual([id]);
  expect(await change(id, "erase CV", 0, desk.ravi)).toEqual(refusal(403, "owners only"));
  const finish = vi.spyOn(desk.store.inbox, "finishErasing");
  expect(await change(id, "erase CV", 0)).toMatchObject([
    200,
    { submission: { cv: null, hasCv: false, about: application.position } },
  ]);
  expect(finish).toHaveBeenCalledOnce();
  expect((await desk.olga.send(`GET /api/desk/submissions/${id}/cv`)).status).toBe(404);
  expect(await idsOf("q=portfolio")).toEqual([]);
  expect((await record())[0]).toBe("Olga: erased its CV");
});

test("earlier submissions of the same sender are shown, while one is entered too, however the telephone number or the e-mail address is written", async () => {
  const first = await keepEnquiry({ phone: "098930 12345", name: "Sunita" });
  const second = await keepEnquiry({ phone: "+91-98930-12345", name: "Sunita A." });
  await keepEnquiry({ phone: "+91 98930 12346", message: "Call 98930 12345" });
  const applicationId = await keepApplication({}, { phone: "९८९३० १२३४५", email: "Sunita@Example.com" });
  const laterId = await keepApplication({}, { phone: "0771 222 3333", email: "sunita@example.com" });
  const listEarlier = async (id: string) =>
    (await readSubmission(id)).others.map((line: { id: string }) => line.id);
  expect(await listEarlier(first)).toEqual([applicationId, second]);
  expect(await listEarlier(applicationId)).toEqual([laterId, second, first]);
  expect(await listEarlier(laterId)).toEqual([applicationId]);
  const { lines } = await list();
  expect(lines.map(({ isDouble }: { isDouble: boolean }) => isDouble)).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  const entered = await desk.ravi.request("GET /api/desk/senders?email=&phone=98930%2012345");
  expect(entered[1].lines.map((line: { id: string }) => line.id)).toEqual([applicationId, second, first]);
});

test("a CV is served whole, in a frame only if that is asked for and it carries no warning, and the record says to whom", async () => {
  const bytes = Buffer.concat([samples.pdf, Buffer.from("<script>alert(1)</script>")]);
  const [id, marked] = [
    await keepApplication({ bytes }),
    await keepApplication({ mark: "carries JavaScript" }),
  ];
  const read = async (query: string, of = id) => {
    const { headers, body } = await desk.ravi.send(`GET /api/desk/submissions/${of}/cv${query}`);
    return [String(headers["content-disposition"]).split(";")[0], body];
  };
  expect(await read("")).toEqual(["attachment", bytes]);
  expect(await read("?inline=1")).toEqual(["inline", bytes]);
  expect((await read("?inline=1", marked))[0]).toBe("attachment");
  expect((await desk.store.record.of(id)).map(({ who, what }) => `${who} ${what}`)).toEqual(
    Array(2).fill("Ravi took the CV"),
  );
});

test("the owners' reply texts overwrite nobody's changes, and the history names the one a reply started from", async () => {
  const [id, submission] = [randomUUID(), await keepEnquiry()];
  const write = async (text: string, version: number) =>
    desk.olga.request("PUT /api/desk/replies", { version, texts: [{ id, title: "Prices", text }] });
  // The same once more, for its answer may have been lost.
  for (const _ of ["first", "again"]) expect((await write("Namaste {name}", 0))[0]).toBe(200);
  expect(await write("Mine", 0)).toEqual(refusal(409, "replies changed"));
  for (const text of ["", "{company} {about}"])
    expect((await write(text, 1))[1].errors).toEqual({ "texts.0.text": text ? "unknown names" : "no text" });
  const storedReplies = { version: 1, texts: [{ id, title: "Prices", text: "Namaste {name}" }] };
  expect(await desk.ravi.request("GET /api/desk/replies")).toEqual([200, storedReplies]);
  await send(submission, "reply", { way: "WhatsApp", text: id }, desk.ravi);
  expect((await list()).lines).toMatchObject([{ id: submission, repliedBy: "Ravi" }]);
  await send(submission, "reply", { way: "e-mail", text: null }, desk.ravi);
  expect(await record()).toEqual([
    "Ravi: began a reply: by e-mail",
    "Ravi: began a reply: by WhatsApp, with “Prices”",
    "Olga: changed the reply texts",
  ]);
});

test("an export has the amount, origin, notes, assignee, reminder and time done, in formats that spreadsheets keep and sort", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T20:00:00Z"), toFake: ["Date"] });
  const origin = { utm_source: "Instagram", utm_campaign: "=diwali2026" };
  const id = await keepEnquiry({ phone: "077140 १२३४५", ...origin });
  await assign(id, ids.ravi, 0);
  await remind(id, "2026-12-01", 1);
  await send(id, "notes", { id: randomUUID(), text: "=Called, sends photographs" });
  await change(id, "won", 2);
  await send(id, "change", { change: "value", rupees: 41_890, version: 3 });
  const csv = await desk.olga.send("GET /api/desk/export");
  expect(csv.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    // The day in India, where it is half past one in the morning.
    "content-disposition": expect.stringMatching(/^attachment; filename="received-2026-11-24\.csv"/),
    "x-content-type-options": "nosniff",
  });
  const doneAt = "2026-11-21 10:01";
  expect(csv.text.split("\r\n")[1]).toContain(
    `"${doneAt}","enquiry","${stateLabels.won}","41890","${doneAt}","Ravi","2026-12-01","instagram","'=diwali2026","",`,
  );
  expect(csv.text).toContain('"=""077140 12345"""');
  expect(csv.text).toContain(`,"${doneAt} Olga: =Called, sends photographs"\r\n`);
  const won = await desk.olga.send("GET /api/desk/export?by=won&month=2026-11");
  expect(won.text.split("\r\n")[1]).toBe(
    `"2026-11-21","${enquiry.name}","=""077140 12345""","","${enquiry.service}","","41890"`,
  );
  expect(await record()).toEqual([
    "Olga: exported: csv, won, 2026-11",
    "Olga: exported: csv, received, all",
    "Olga: set its amount: ₹41,890",
    "Olga: marked it won",
    "Olga: wrote a note",
    "Olga: set its reminder: for 1 Dec 2026",
    "Olga: assigned it: to Ravi",
  ]);
  vi.useRealTimers();
});

test("hostile submissions come back as plain text, and no spreadsheet takes them for formulas", async () => {
  const texts = createHostileTexts(50);
  for (const text of texts) await desk.store.keep(makeEnquiry({ name: text.slice(0, 200), message: text }));
  // One after another: fifty at once may outlast the desk's wait for its store.
  const messages: string[] = [];
  for (const id of await idsOf()) messages.push((await readSubmission(id)).message);
  expect(messages.toSorted()).toEqual(texts.toSorted());
  const { text: csv } = await desk.olga.send("GET /api/desk/export");
  expect(csv.startsWith('\ufeff"Received (India)"')).toBe(true);
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map((match) => match[1] ?? "");
  const columns = csv.split("\r\n", 1).join().split('","');
  expect(cells.length).toBe(51 * columns.length);
  const formulas = cells.filter((cell) => /^[\s\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹦−]/u.test(cell));
  expect(formulas.filter((cell) => !/^=""[+\d][\d ()./-]*""$/.test(cell))).toEqual([]);
});
