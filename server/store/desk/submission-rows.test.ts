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

test("a note loses the characters that no database keeps, and no others", async () => {
  const { store, id } = await keepEnquiry();
  await store.desk.note(id, { id: "note", text: "One\0 two\ud800 🙂" }, asha);
  expect(await store.list(["new"])).toMatchObject([{ notes: [{ by: "Asha", text: "One two\ufffd 🙂" }] }]);
});
