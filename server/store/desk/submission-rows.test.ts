import { expect, test } from "vitest";
import { anApplication, anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { readInOrder } from "./submission-rows.ts";

const asha = { id: "asha", name: "Asha" };
const otherProgram = { WEBHOOK_URL: "https://other.example/" };

/** A store that tells another program, with one enquiry, and what the terminal shows of that. */
async function keptOne() {
  const parts = storeOnSqlite(otherProgram);
  const { store } = parts;
  const { id } = await store.keep(anEnquiry());
  const claim = async (outbox: typeof store.mails) => (await outbox.claim()) ?? expect.fail("nothing due");
  return { ...parts, id, claim, shown: async () => (await store.find(id))[0] };
}

test("submissions are read in the order asked for, without those that are gone", async () => {
  const { store, openDatabase } = storeOnSqlite();
  const [one, two] = [await store.keep(anEnquiry()), await store.keep(anApplication())];
  const { db } = openDatabase();
  for (const ids of [
    [one.id, two.id],
    [two.id, one.id],
  ])
    expect(await readInOrder(db, [ids[0] ?? "", "gone", ids[1] ?? ""], ({ id }) => id)).toEqual(ids);
});

test("how its mail and its way to another program stand is shown: waiting, until when, with what error, sent", async () => {
  const { store, stopped, claim, shown } = await keptOne();
  const dueAt = stopped.now().toISOString();
  expect(await shown()).toMatchObject({
    mail: "unmailed",
    mailDueAt: dueAt,
    mailAttempts: 0,
    webhook: { state: "waiting", error: undefined },
  });
  await store.mails.notSent(await claim(store.mails), "451 later", 3_600_000);
  await store.webhooks.notSent(await claim(store.webhooks), "503", 3_600_000);
  expect(await shown()).toMatchObject({
    mail: "unmailed",
    mailDueAt: "2026-11-21T05:30:00.000Z",
    mailError: "451 later",
    webhook: { state: "waiting", error: "503" },
  });
  stopped.later(61);
  await store.mails.notSent(await claim(store.mails), "550", undefined);
  expect(await shown()).toMatchObject({ mail: "failed", mailDueAt: undefined, mailError: "550" });
  await store.mails.retry();
  await store.mails.sent(await claim(store.mails));
  await store.webhooks.sent(await claim(store.webhooks));
  expect(await shown()).toMatchObject({
    mail: "sent",
    mailDueAt: undefined,
    mailError: undefined,
    webhook: { state: "sent", error: undefined },
  });
});

test("of a withdrawn submission neither notes nor errors are shown, nor what waits to be sent", async () => {
  const { store, id, claim, shown } = await keptOne();
  await store.desk.note(id, { id: "note", text: "Calls back" }, asha);
  await store.mails.notSent(await claim(store.mails), "451 Asha Verma is unknown", 60_000);
  await store.webhooks.notSent(await claim(store.webhooks), "503 Asha Verma", 60_000);
  await store.desk.change(id, "withdraw", asha);
  expect(await shown()).toMatchObject({
    notes: [],
    mail: "none",
    mailError: undefined,
    mailDueAt: undefined,
    webhook: undefined,
  });
});

test("of a withdrawn submission and of spam it is shown what was sent before that", async () => {
  const { store, id, claim, shown } = await keptOne();
  const [mail, webhook] = [await claim(store.mails), await claim(store.webhooks)];
  await store.desk.change(id, "spam", asha);
  expect(await shown()).toMatchObject({ mail: "none", webhook: { state: "waiting" } });
  await store.mails.sent(mail);
  await store.webhooks.sent(webhook);
  const sent = { mail: "sent", webhook: { state: "sent", error: undefined } };
  expect(await shown()).toMatchObject({ state: "spam", ...sent });
  await store.desk.change(id, "withdraw", asha);
  expect(await shown()).toMatchObject({ state: "withdrawn", ...sent });
});

test("a submission has a time at which it was done only while it is done, and no mail while it may be spam", async () => {
  const { store, id, stopped, shown } = await keptOne();
  await store.desk.change(id, "done", asha);
  expect((await shown())?.doneAt).toBe(stopped.now().toISOString());
  await store.desk.change(id, "reopen", asha);
  expect((await shown())?.doneAt).toBeUndefined();
  await store.keep({ ...anEnquiry(), spamReason: "a trap" });
  expect(await store.list(["quarantined"])).toMatchObject([{ mail: "none", webhook: undefined }]);
});
