import { expect, test } from "vitest";
import { application, enquiry } from "../../../tests/server/fixtures/forms.ts";
import { anApplication, anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { fieldLabels } from "../../submission/field-labels.ts";
import { listQuery } from "../../submission/list-query.ts";

const whole = listQuery.parse({});

test("what was sent is shown under its labels in the order of the form, also what the form no longer asks for", async () => {
  const { store } = storeOnSqlite();
  const given = anApplication();
  const fields = { ...given.fields, fax: "0771 000000" };
  const { id } = await store.keep({ ...given, fields } as typeof given);
  const details = await store.desk.details(id, whole);
  const shown = (name: keyof typeof application) => ({
    name,
    label: fieldLabels[name],
    value: application[name],
  });
  expect(details?.fields).toEqual([
    ...(["position", "firstName", "lastName", "experience", "phone", "email"] as const).map(shown),
    { name: "fax", label: "fax", value: "0771 000000" },
  ]);
  expect(details).toMatchObject({ message: "", notesWritten: [] });
});

test("a message stands apart from the other fields", async () => {
  const { store } = storeOnSqlite();
  const { id } = await store.keep(anEnquiry());
  const details = await store.desk.details(id, whole);
  expect(details?.message).toBe(enquiry.message);
  expect(details?.fields.map(({ name }) => name)).toEqual(
    Object.keys(enquiry).filter((name) => name !== "message"),
  );
});

test("a CV is shown by name, kind and size, with what is to be known of it", async () => {
  const { store } = storeOnSqlite();
  const shown = async (mark: string | null) => {
    const given = anApplication();
    if (given.kind !== "application") throw new Error("no application");
    const { id } = await store.keep({ ...given, cv: { ...given.cv, mark } });
    return (await store.desk.details(id, whole))?.cv;
  };
  const cv = { kind: "pdf", name: "cv.pdf", size: 2_000 };
  expect(await shown(null)).toEqual({ ...cv, mark: null });
  expect(await shown("carries JavaScript")).toEqual({ ...cv, mark: "carries JavaScript" });
});

test("what else a sender sent is shown up to the latest twenty", async () => {
  const { store, stopped } = storeOnSqlite();
  const ids: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    ids.unshift((await store.keep(anEnquiry({ phone: "98930 12345" }))).id);
    stopped.later(1);
  }
  const details = await store.desk.details(ids.at(-1) ?? "", whole);
  expect(details?.others.map(({ id }) => id)).toEqual(ids.slice(0, 20));
});
