import { expect, test } from "vitest";
import { anEnquiry } from "../../../tests/server/fixtures/new-submissions.ts";
import { storeOnSqlite } from "../../../tests/server/fixtures/store-on-sqlite.ts";

const day = 24 * 60;

test("twenty services are counted by name, the most requested first and equal ones by the alphabet; the others together", async () => {
  const { store, stopped } = storeOnSqlite();
  const names = Array.from({ length: 22 }, (_, index) => `Service ${String.fromCharCode(65 + index)}`);
  const keep = async (services: string[]) => {
    for (const service of services) await store.keep(anEnquiry({ service }));
  };
  await keep(names.slice(11));
  stopped.later(7 * day);
  await keep([...names.slice(0, 11), "Service V", "Service U", "Service V"]);
  const { services, weeks } = await store.desk.numbers(2);
  expect(services).toEqual(["Service V", "Service U", ...names.slice(0, 18), ""]);
  expect(weeks.map(({ enquiries }) => enquiries)).toEqual([
    [1, 1, ...Array(11).fill(0), ...Array(7).fill(1), 2],
    [2, 1, ...Array(11).fill(1), ...Array(7).fill(0), 0],
  ]);
});
