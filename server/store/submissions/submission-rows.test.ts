import { expect, test } from "vitest";
import { application, enquiry } from "../../../tests/server/fixtures/forms.ts";
import { anApplication, anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";
import { fieldLabels } from "../../submission/field-labels.ts";
import { listQuery } from "../../submission/list-query.ts";

test("what was sent is shown under its labels in the order of the form, also what the form no longer asks for", async () => {
  const { store } = storeOnSqlite();
  const given = anApplication();
  const fields = { ...given.fields, fax: "0771 000000" };
  const read = async ({ id }: { id: string }) => store.submissions.details(id, listQuery.parse({}));
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
