import { expect, test } from "vitest";
import { application, enquiry } from "../../../tests/server/fixtures/forms.ts";
import { anApplication, anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { fieldLabels } from "../../submission/field-labels.ts";
import { listQuery } from "../../submission/list-query.ts";

const asha = { id: "asha", name: "Asha" };

/** A store that tells another program, with one enquiry. */
async function keepEnquiry() {
  const parts = storeOnSqlite({ WEBHOOK_URL: "https://other.example/" });
  const { store } = parts;
  const { id } = await store.keep(anEnquiry());
  const claim = async (outbox: typeof store.mails) => (await outbox.claim()) ?? expect.fail("nothing due");
  return { ...parts, id, claim, read: async () => (await store.find(id))[0] };
}

test("what was sent is shown under its labels in the order of the form, also what the form no longer asks for", async () => {
  const { store } = storeOnSqlite();
  const given = anApplication();
  const fields = { ...given.fields, fax: "0771 000000" };
  const read = async ({ id }: { id: string }) => store.desk.details(id, listQuery.parse({}));
  const shown = await read(await store.keep({ ...given, fields } as typeof given));
  const names = ["position", "firstName", "lastName", "experience", "phone", "email"] as const;
  expect(shown?.fields).toEqual([
    ...names.map((name) => ({ name, label: fieldLabels[name], value: application[name] })),
    { name: "fax", label: "fax", value: "0771 000000" },
  ]);
  expect(shown).toMatchObject({ message: "", cv: { kind: "pdf", name: "cv.pdf", size: 2_000, mark: null } });
  const asked = await read(await store.keep(anEnquiry()));
  expect(asked?.message).toBe(enquiry.message);
  expect(asked?.fields.map(({ name }) => name)).toEqual(["name", "phone", "service"]);
});

test("how its mail and its way to another program stand is shown: waiting, until when, why not yet, sent", async () => {
  const { store, stopped, claim, read } = await keepEnquiry();
  expect(await read()).toMatchObject({
    mail: "unmailed",
    mailDueAt: stopped.now().toISOString(),
    mailAttempts: 0,
    webhook: { state: "waiting", error: undefined },
  });
  await store.mails.notSent(await claim(store.mails), "451 later", 3_600_000);
  await store.webhooks.notSent(await claim(store.webhooks), "503", 3_600_000);
  expect(await read()).toMatchObject({
    mailDueAt: "2026-11-21T05:30:00.000Z",
    mailError: "451 later",
    webhook: { state: "waiting", error: "503" },
  });
  stopped.later(61);
  await store.mails.sent(await claim(store.mails));
  await store.webhooks.sent(await claim(store.webhooks));
  const sent = { mail: "sent", mailError: undefined, webhook: { state: "sent", error: undefined } };
  expect(await read()).toMatchObject({ ...sent, mailDueAt: undefined });
});

test("of what is withdrawn neither notes nor errors are shown, nor what waits to be sent, but what was sent before", async () => {
  const { store, id, stopped, claim, read } = await keepEnquiry();
  await store.desk.note(id, { id: "note", text: "Calls back" }, asha);
  await store.mails.notSent(await claim(store.mails), "451 Asha Verma is unknown", 60_000);
  await store.webhooks.notSent(await claim(store.webhooks), "503 Asha Verma", 60_000);
  stopped.later(2);
  const [mail, webhook] = [await claim(store.mails), await claim(store.webhooks)];
  await store.desk.change(id, "withdraw", asha);
  expect(await read()).toMatchObject({
    notes: [],
    mail: "none",
    mailError: undefined,
    mailDueAt: undefined,
    webhook: undefined,
  });
  const { lines } = await store.desk.list(listQuery.parse({ state: "withdrawn" }));
  expect(lines).toMatchObject([{ id, notes: 0, name: "", firstWords: "" }]);
  await store.mails.sent(mail);
  await store.webhooks.sent(webhook);
  expect(await read()).toMatchObject({ state: "withdrawn", mail: "sent", webhook: { state: "sent" } });
});

test("a submission has a time at which it was done only while it is done", async () => {
  const { store, id, stopped, read } = await keepEnquiry();
  await store.desk.change(id, "done", asha);
  expect((await read())?.doneAt).toBe(stopped.now().toISOString());
  await store.desk.change(id, "reopen", asha);
  expect((await read())?.doneAt).toBeUndefined();
});

test("a note is refused under the ID of another's, and loses the characters that no database keeps", async () => {
  const { store, id } = await keepEnquiry();
  const write = (text: string, who = asha) => store.desk.note(id, { id: "note", text }, who);
  expect(await write("One\0 two\ud800 🙂")).toMatchObject({ note: { text: "One two\ufffd 🙂" } });
  const taken = { done: false, why: "taken" };
  expect(await write("One two\ufffd 🙂", { id: "ravi", name: "Ravi" })).toEqual(taken);
  expect(await store.list(["new"])).toMatchObject([{ notes: [{ by: "Asha", text: "One two\ufffd 🙂" }] }]);
});
