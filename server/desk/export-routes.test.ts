import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { openStore, type Store } from "../store/store.ts";
import type { DeskEnv } from "./desk-env.ts";
import { exportRoutes } from "./export-routes.ts";

let folder: string;
let store: Store;
const record = vi.fn<DeskEnv["Variables"]["record"]>(async () => {});
const ask = (path: string) =>
  new Hono<DeskEnv>()
    .use(async (context, next) => {
      context.set("record", record);
      await next();
    })
    .route("/", exportRoutes({ store, mails: true }))
    .request(path);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "chowk-export-"));
  store = openStore({ DATA_DIR: folder });
  await store.keep(anEnquiry());
  record.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

test("an export is saved as a file that bears the day in India", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T20:00:00Z"), toFake: ["Date"] });
  const csv = await ask("/export?as=csv");
  expect(Object.fromEntries(csv.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="?submissions-2026-11-24\.csv/),
    "x-content-type-options": "nosniff",
  });
  expect((await csv.text()).split("\r\n")).toHaveLength(3);
  const json = await ask("/export?as=json");
  expect(json.headers.get("content-type")).toBe("application/json");
  expect(json.headers.get("content-disposition")).toContain("submissions-2026-11-24.json");
  expect(await json.json()).toHaveLength(1);
});

test.each([
  ["as=csv", "csv, all"],
  ["as=json&state=done&kind=enquiry", "json, done, enquiry"],
  ["as=csv&from=2026-11-01", "csv, all, from 2026-11-01"],
  ["as=csv&to=2026-11-30", "csv, all, to 2026-11-30"],
  ["as=csv&from=2026-11-01&to=2026-11-30", "csv, all, from 2026-11-01, to 2026-11-30"],
  ["as=csv&q=Mita+Rao", "csv, all, by words or service"],
  ["as=csv&service=Print+Media", "csv, all, by words or service"],
])("the record says what was taken by %s, and no word that was looked for", async (query, detail) => {
  await ask(`/export?${query}`);
  expect(record.mock.calls).toEqual([["exported", null, detail]]);
});

test("the numbers are of as many weeks as were asked for, of 26 unless told otherwise", async () => {
  const numbers = vi.spyOn(store.desk, "numbers");
  for (const path of ["/numbers?weeks=3", "/numbers"]) expect((await ask(path)).status).toBe(200);
  expect(numbers.mock.calls).toEqual([[3], [26]]);
  expect(record).not.toHaveBeenCalled();
});
