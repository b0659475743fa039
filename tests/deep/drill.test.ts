// @module-tag postgresql
// @module-tag caddy
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { findFreePort } from "../server/fixtures/find-free-port.ts";
import { makeSamples, runInParallel, type Sample, send } from "../server/fixtures/sample-submissions.ts";
import { startCaddy } from "../server/fixtures/start-caddy.ts";
import { parseHeaders, startMailbox } from "../server/fixtures/start-mailbox.ts";
import { startPostgresPair } from "../server/fixtures/start-postgres-pair.ts";
import { type RunningServer, startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

/**
 * Two instances behind Caddy, on a primary with a synchronous standby. Visitors send forms, each again until it is taken,
 * while somebody reads; a third of the way the primary is lost, and a second later the standby is promoted.
 */
test.each(["killed", "silent"] as const)(
  "the loss of the machine with the database (%s) costs no enquiry, doubles no mail and needs no restart",
  async (failure) => {
    const pair = await startPostgresPair();
    onTestFinished(() => pair.remove());
    const mailbox = await startMailbox();
    onTestFinished(() => mailbox.close());
    const build = writeBuild();
    onTestFinished(build.remove);
    const ports = [await findFreePort(), await findFreePort()];
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: "site@chowk.example", MAIL_TO: "staff@chowk.example" };
    const settings = { ...mail, DATABASE_URL: pair.url, RATE_LIMIT: "0", TRUST_PROXY: "1" };
    const instances: RunningServer[] = [];
    for (const port of ports)
      instances.push(await startProcess(build.folder, { ...settings, PORT: String(port) }));
    onTestFinished(
      async () => void (await Promise.all(instances.map((instance) => instance.stop("SIGKILL")))),
    );
    const proxy = await startCaddy(ports);
    onTestFinished(proxy.stop);

    const samples = makeSamples(300, 18, { cvEvery: 20 });
    const sendUntilAccepted = async (sample: Sample, origin = proxy.origin) => {
      while ((await send(origin, sample).catch(() => undefined))?.status !== 200) await pause(100);
    };
    const statuses: number[] = [];
    let reading = true;
    const reader = (async () => {
      for (; reading; await pause(50)) statuses.push((await fetch(`${proxy.origin}/About`)).status);
    })();
    await runInParallel(samples.slice(0, 100), 16, sendUntilAccepted);
    const visitors = runInParallel(samples.slice(100), 16, sendUntilAccepted);
    await pause(200);
    pair.losePrimary(failure);
    const probes = makeSamples(2, 19, { cvEvery: 1e9 });
    const recovery = Promise.all(
      instances.map(({ origin }, index) => sendUntilAccepted(probes[index] as Sample, origin)),
    );
    await pause(1_000);
    await pair.promote();
    await Promise.all([recovery, visitors]);
    reading = false;
    await reader;
    expect(instances.map((instance) => instance.process.exitCode)).toEqual([null, null]);
    await Promise.all(instances.map((instance) => instance.stop()));

    const store = openStore({ DATABASE_URL: pair.standbyUrl, DATA_DIR: "" });
    const stored = await store.inbox.list(["new"]);
    const { waiting } = await store.mails.backlog();
    const [cv] = samples;
    expect(
      Buffer.compare(Buffer.from((await store.inbox.cv(cv?.id ?? ""))?.bytes ?? []), cv?.cv ?? Buffer.of()),
    ).toBe(0);
    await store.close();
    expect(stored.map(({ id }) => id).sort()).toEqual([...samples, ...probes].map(({ id }) => id).sort());
    expect(new Set(statuses)).toEqual(new Set([200]));
    const mails = mailbox.mails.map((message) => parseHeaders(message)["message-id"]);
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
  const [firstSample, secondSample] = makeSamples(2, 4, { cvEvery: 1e9 }) as [Sample, Sample];
  expect((await send(server.origin, firstSample)).status).toBe(200);
  pair.pauseStandby(true);
  const cancelling = pair.cancelWaits();
  expect((await send(server.origin, secondSample)).status).toBe(503);
  await cancelling;
  expect((await send(server.origin, secondSample)).status).toBe(503);
  pair.pauseStandby(false);
  await expect.poll(async () => (await send(server.origin, secondSample)).status).toBe(200);
});
