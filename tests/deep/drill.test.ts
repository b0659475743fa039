// @module-tag postgresql
// @module-tag nginx
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { losePrimary } from "../server/fixtures/lose-primary.ts";
import { type PostgresPair, startPostgresPair } from "../server/fixtures/start-postgres-pair.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

let pair: PostgresPair;
beforeAll(async () => {
  pair = await startPostgresPair();
});
afterAll(() => pair.remove());

test("the loss of the machine with the database costs no enquiry, doubles no mail and needs no restart", async () => {
  const tell = () => undefined;
  const loss = await losePrimary(400, { how: "killed", promoteAfter: 1_000, allMails: false, tell });
  expect(loss).toMatchObject({ submissions: 402, lost: 0, keptTwice: 0, mailsTwice: 0, restarts: 0 });
  expect([loss.pages > 10, loss.pagesBroken]).toEqual([true, 0]);
  expect(Math.min(...loss.backAfter)).toBeGreaterThan(1_000);
  expect(Math.max(...loss.backAfter)).toBeLessThan(10_000);
  expect(loss.mails + loss.mailsWaiting).toBe(402);
});

test("an enquiry that the standby doesn't have is not acknowledged, whoever cuts off the wait for it, however often it is sent", async () => {
  const build = writeBuild();
  const server = await startProcess(build.folder, { DATABASE_URL: pair.url, RATE_LIMIT: "0" });
  const [before, wish] = makeWishes(2, 4, { cvEvery: 1e9 }) as [Wish, Wish];
  expect((await send(server.origin, before)).status).toBe(200);
  pair.pauseStandby(true);
  const cut = pair.cancelWaits();
  expect((await send(server.origin, wish)).status).toBe(503);
  await cut;
  expect((await send(server.origin, wish)).status).toBe(503);
  pair.pauseStandby(false);
  await vi.waitUntil(async () => (await send(server.origin, wish)).status === 200, { timeout: 20_000 });
  await server.stop();
  build.remove();
});
