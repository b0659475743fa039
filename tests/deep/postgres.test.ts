// @module-tag postgresql
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { makeSamples, send } from "../server/fixtures/sample-submissions.ts";
import { startPostgres } from "../server/fixtures/start-postgres.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());
const build = writeBuild();
afterAll(() => build.remove());

test("stopping and starting PostgreSQL loses nothing acknowledged and needs no restart of the server", async () => {
  const url = await postgres.createDatabase();
  const server = await startProcess(build.folder, { RATE_LIMIT: "0", DATABASE_URL: url });
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  const acknowledged: string[] = [];
  let refusals = 0;
  let posting = true;
  const samples = makeSamples(10_000, 5, { cvEvery: 50, cvBytes: 20_000 }).values();
  const visitors = Array.from({ length: 8 }, async () => {
    for (; posting; await pause(40)) {
      const { value: sample } = samples.next();
      if (!sample) return;
      const { status, body } = await send(server.origin, sample);
      if (status === 200) acknowledged.push(sample.id);
      else {
        expect([status, body.success]).toEqual([503, false]);
        refusals += 1;
      }
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  await postgres.stop();
  for (let page = 0; page < 10; page += 1) expect(await status("/About")).toBe(200);
  // Each visitor's form is refused within a few seconds, though the database does not answer at all.
  await expect.poll(() => refusals).toBeGreaterThan(8);
  expect(await status("/readyz")).toBe(503);
  expect(await status("/healthz")).toBe(200);
  await postgres.start();
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
  posting = false;
  await Promise.all(visitors);
  expect(await server.stop()).toBe(0);
  const store = openStore({ DATABASE_URL: url, DATA_DIR: "" });
  const storedIds = new Set((await store.inbox.list(["new"])).map(({ id }) => id));
  await store.close();
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
});

test("a server that starts while PostgreSQL is down shows its pages and takes forms as soon as it is back", async () => {
  const url = await postgres.createDatabase();
  await postgres.stop();
  const server = await startProcess(build.folder, { DATABASE_URL: url });
  onTestFinished(async () => void (await server.stop()));
  expect((await fetch(`${server.origin}/About`)).status).toBe(200);
  expect((await postEnquiry(server.origin)).status).toBe(503);
  await postgres.start();
  await expect.poll(async () => (await postEnquiry(server.origin)).status).toBe(200);
  await expect
    .poll(server.output)
    .toMatch(/The database is not available \(.*The database is available again/s);
  expect(server.output()).not.toContain("chowk@");
});

test("two instances whose clocks differ by three minutes never send a mail twice", async () => {
  const place = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: "" };
  const [slow, fastStore] = [openStore(place), openStore(place)];
  await slow.keep(makeEnquiry());
  const mail = await slow.mails.claim();
  if (!mail) throw new Error("no claim");
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 60_000 });
  // The first instance is in the middle of sending when the second looks for what is due.
  expect(await fastStore.mails.claim()).toBeUndefined();
  await fastStore.mails.markUnsent(mail, "451 later", 60_000);
  vi.useRealTimers();
  expect(await slow.mails.claim()).toBeUndefined();
  await Promise.all([slow.close(), fastStore.close()]);
});
