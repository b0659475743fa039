// @module-tag postgresql
// @module-tag nginx
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { headersOf, startMailbox } from "../server/fixtures/start-mailbox.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";
import { startPostgresPair } from "../server/fixtures/start-postgres-pair.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { inParallel, makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

/**
 * Two instances behind nginx, on a primary with a synchronous standby. Visitors send forms, each again until it is taken,
 * while somebody reads; a third of the way the primary is lost, and a second later the standby is promoted.
 */
test.each(["killed", "silent"] as const)(
  "the loss of the machine with the database (%s) costs no enquiry, doubles no mail and needs no restart",
  async (how) => {
    const pair = await startPostgresPair();
    onTestFinished(() => pair.remove());
    const mailbox = await startMailbox();
    onTestFinished(() => mailbox.close());
    const build = writeBuild();
    onTestFinished(build.remove);
    const ports = [await freePort(), await freePort()];
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "site@chowk.example", MAIL_TO: "staff@chowk.example" };
    const settings = { ...mail, DATABASE_URL: pair.url, RATE_LIMIT: "0", TRUST_PROXY: "1" };
    const instances: Started[] = [];
    for (const port of ports)
      instances.push(await startProcess(build.folder, { ...settings, PORT: String(port) }));
    onTestFinished(async () => void (await Promise.all(instances.map((one) => one.stop("SIGKILL")))));
    const proxy = await startNginx(ports);
    onTestFinished(proxy.stop);

    const wishes = makeWishes(300, 18, { cvEvery: 20 });
    const sendUntilTaken = async (wish: Wish, origin = proxy.origin) => {
      while ((await send(origin, wish).catch(() => undefined))?.status !== 200) await pause(100);
    };
    const pages: number[] = [];
    let reading = true;
    const reader = (async () => {
      for (; reading; await pause(50)) pages.push((await fetch(`${proxy.origin}/About`)).status);
    })();
    await inParallel(wishes.slice(0, 100), 16, sendUntilTaken);
    const visitors = inParallel(wishes.slice(100), 16, sendUntilTaken);
    await pause(200);
    pair.losePrimary(how);
    const probes = makeWishes(2, 19, { cvEvery: 1e9 });
    const back = Promise.all(
      instances.map(({ origin }, index) => sendUntilTaken(probes[index] as Wish, origin)),
    );
    await pause(1_000);
    await pair.promote();
    await Promise.all([back, visitors]);
    reading = false;
    await reader;
    expect(instances.map((one) => one.process.exitCode)).toEqual([null, null]);
    await Promise.all(instances.map((one) => one.stop()));

    const store = openStore({ DATABASE_URL: pair.standbyUrl, DATA_DIR: "" });
    const kept = await store.list(["new"]);
    const { waiting } = await store.mails.backlog();
    const [cv] = wishes;
    expect(
      Buffer.compare(Buffer.from((await store.cv(cv?.id ?? ""))?.bytes ?? []), cv?.cv ?? Buffer.of()),
    ).toBe(0);
    await store.close();
    expect(kept.map(({ id }) => id).sort()).toEqual([...wishes, ...probes].map(({ id }) => id).sort());
    expect(new Set(pages)).toEqual(new Set([200]));
    const mails = mailbox.mails.map((one) => headersOf(one)["message-id"]);
    expect(new Set(mails).size).toBe(mails.length);
    expect(mails.length + waiting).toBe(302);
  },
);

test("an enquiry that the standby doesn't have is not acknowledged, whoever ends the wait and however often it is sent", async () => {
  const pair = await startPostgresPair();
  onTestFinished(() => pair.remove());
  const build = writeBuild();
  onTestFinished(build.remove);
  const server = await startProcess(build.folder, { DATABASE_URL: pair.url, RATE_LIMIT: "0" });
  onTestFinished(async () => void (await server.stop()));
  const [before, wish] = makeWishes(2, 4, { cvEvery: 1e9 }) as [Wish, Wish];
  expect((await send(server.origin, before)).status).toBe(200);
  pair.pauseStandby(true);
  const cut = pair.cancelWaits();
  expect((await send(server.origin, wish)).status).toBe(503);
  await cut;
  expect((await send(server.origin, wish)).status).toBe(503);
  pair.pauseStandby(false);
  await expect.poll(async () => (await send(server.origin, wish)).status).toBe(200);
});
