import { expect, test } from "vitest";
import { application, enquiry } from "../../../tests/server/fixtures/forms.ts";
import { makeApplication, makeEnquiry } from "../../../tests/server/fixtures/make-submission.ts";
import { openStoreOnSqlite } from "../../../tests/server/fixtures/open-store-on-sqlite.ts";
import { fieldLabels } from "../../submission/form-rules.ts";
import { exportQuery, listQuery } from "../../submission/list-query.ts";

test("an export has all the matches of its search and nothing else, a hundred at a time", async () => {
  const { store, stoppedClock: clock } = openStoreOnSqlite();
  const keep = async (service: string, message: string) => {
    clock.later(1);
    return (await store.keep(makeEnquiry({ service, message }))).id;
  };
  const exportIds = async (q: string) => {
    const batches: string[][] = [];
    for await (const batch of store.submissions.export(exportQuery.parse({ as: "json", q })))
      batches.push(batch.map(({ id }) => id));
    return batches;
  };
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    ids.unshift(await keep("Outdoor", "Hoardings"));
    await keep("Radio", "Boards");
  }
  expect(await exportIds("hoard")).toEqual([ids.slice(0, 100), ids.slice(100)]);
  expect([await exportIds("posters"), await exportIds("?!")]).toEqual([[], []]);
});

test("a submission is shown with its labels in the order of the form, including fields the form no longer has", async () => {
  const { store } = openStoreOnSqlite();
  const submission = makeApplication();
  const fields = { ...submission.fields, fax: "0771 000000" };
  const readDetails = async ({ id }: { id: string }) => store.submissions.details(id, listQuery.parse({}));
  const details = await readDetails(await store.keep({ ...submission, fields } as typeof submission));
  const names = ["position", "firstName", "lastName", "experience", "phone", "email"] as const;
  expect(details?.fields).toEqual([
    ...names.map((name) => ({ name, label: fieldLabels[name], value: application[name] })),
    { name: "fax", label: "fax", value: "0771 000000" },
  ]);
  expect(details).toMatchObject({
    message: "",
    cv: { kind: "pdf", name: "cv.pdf", size: 2_000, mark: null },
  });
  const enquiryDetails = await readDetails(await store.keep(makeEnquiry()));
  expect(enquiryDetails?.message).toBe(enquiry.message);
  expect(enquiryDetails?.fields.map(({ name }) => name)).toEqual(["name", "phone", "service"]);
});
