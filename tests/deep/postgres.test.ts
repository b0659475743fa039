// @module-tag postgresql
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { startApp } from "../server/fixtures/start-app.ts";
import { startPostgres } from "../server/fixtures/start-postgres.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { inParallel, makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

test("PostgreSQL stopped for twelve seconds and started again costs nothing acknowledged and no restart", async () => {
  const build = writeBuild();
  const url = await postgres.createDatabase();
  const server = await startProcess(build.folder, { RATE_LIMIT: "0", DATABASE_URL: url });
  const acknowledged: Wish[] = [];
  const wishes = makeWishes(10_000, 5, { cvBytes: 20_000 }).values();
  const slowest = { refused: 0 };
  let refused = 0;
  let posting = true;
  const visitors = Array.from({ length: 8 }, async () => {
    while (posting) {
      const { value: wish } = wishes.next();
      if (!wish) break;
      const start = performance.now();
      const { status, body } = await send(server.origin, wish);
      if (status === 200) acknowledged.push(wish);
      else {
        expect([status, body.success]).toEqual([503, false]);
        slowest.refused = Math.max(slowest.refused, performance.now() - start);
        refused += 1;
      }
      await pause(40);
    }
  });
  await vi.waitUntil(() => acknowledged.length > 50, { timeout: 20_000 });

  await postgres.stop();
  const down = performance.now();
  let pages = 0;
  while (performance.now() - down < 12_000) {
    expect((await fetch(`${server.origin}/About`)).status).toBe(200);
    pages += 1;
    await pause(250);
  }
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await postgres.start();
  const atStart = acknowledged.length;
  await vi.waitUntil(() => acknowledged.length > atStart + 20, { timeout: 10_000 });
  posting = false;
  await Promise.all(visitors);

  expect(pages).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(8);
  expect(slowest.refused).toBeLessThan(6_000);
  expect(server.process.exitCode).toBeNull();
  expect(await server.stop()).toBe(0);
  const store = openStore({ DATABASE_URL: url, DATA_DIR: "" });
  const kept = new Set((await store.list(["new"])).map(({ id }) => id));
  await store.close();
  build.remove();
  expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([]);
});

test("a server that starts while PostgreSQL is away shows its pages and takes forms as soon as it is back", async () => {
  const build = writeBuild();
  const url = await postgres.createDatabase();
  await postgres.stop();
  const server = await startProcess(build.folder, { DATABASE_URL: url });
  expect((await fetch(`${server.origin}/About`)).status).toBe(200);
  expect((await postEnquiry(server.origin)).status).toBe(503);
  await postgres.start();
  await vi.waitUntil(async () => (await postEnquiry(server.origin)).status === 200, { timeout: 10_000 });
  expect(server.output()).not.toContain("chowk@");
  await server.stop();
  build.remove();
});

test("instances that share PostgreSQL share the limit per address, and one row for a repeated post", async () => {
  const environment = { DATABASE_URL: await postgres.createDatabase(), RATE_LIMIT: 6 };
  const apps = await Promise.all([startApp({ environment }), startApp({ environment })]);
  const [wish] = makeWishes(1, 21, { cvEvery: 2 });
  const statuses: number[] = [];
  await inParallel(
    Array.from({ length: 10 }, (_, turn) => turn),
    1,
    async (turn) => {
      const app = apps[turn % 2];
      if (app && wish) statuses.push((await send(app.origin, wish)).status);
    },
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
  expect(await apps[0]?.store.list(["new"])).toHaveLength(1);
  await Promise.all(apps.map((app) => app.close()));
});
