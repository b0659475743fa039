import { expect, test } from "vitest";
import { indianDay } from "../../../formats/indian-day.ts";
import { application, enquiry } from "../../../tests/server/fixtures/forms.ts";
import { makeApplication, makeEnquiry } from "../../../tests/server/fixtures/make-submission.ts";
import { openStoreOnSqlite } from "../../../tests/server/fixtures/open-store-on-sqlite.ts";
import { fieldLabels } from "../../submission/form-rules.ts";
import { exportQuery } from "../../submission/list-query.ts";
import { terminalUser } from "../../submission/staff.ts";

test("an export has what came in, or was won, in its month in India and nothing else, a hundred at a time", async () => {
  const { store, stoppedClock: clock } = openStoreOnSqlite();
  const keep = async () => (await store.keep(makeEnquiry())).id;
  const exportIds = async (query: object) => {
    const batches: string[][] = [];
    for await (const batch of store.submissions.export(exportQuery.parse(query)))
      batches.push(batch.map(({ id }) => id));
    return batches;
  };
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    clock.later(1);
    ids.unshift(await keep());
  }
  const month = indianDay(clock.now()).slice(0, 7);
  clock.later(31 * 24 * 60);
  const next = indianDay(clock.now()).slice(0, 7);
  const last = await keep();
  expect(await exportIds({ month })).toEqual([ids.slice(0, 100), ids.slice(100)]);
  expect(await exportIds({ month: next })).toEqual([[last]]);
  const [first = ""] = ids;
  await store.submissions.change(first, { change: "won" }, terminalUser);
  expect(await exportIds({ by: "won", month })).toEqual([]);
  expect(await exportIds({ by: "won", month: next })).toEqual([[first]]);
});

test("a submission is shown with its labels in the order of the form, including fields the form no longer has", async () => {
  const { store } = openStoreOnSqlite();
  const submission = makeApplication();
  const fields = { ...submission.fields, fax: "0771 000000" };
  const readDetails = async ({ id }: { id: string }) => store.submissions.details(id);
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
  const { message: _, ...others } = enquiry;
  expect(enquiryDetails?.fields.map(({ name }) => name)).toEqual(Object.keys(others));
});
