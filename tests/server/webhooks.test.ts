import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { describeSubmission } from "../../server/inbox/describe-submission.ts";
import { type Delivery, deliverDue } from "../../server/outbox/deliver-due.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { createWebhook } from "../../server/webhook/create-webhook.ts";
import { countSent } from "./fixtures/count-sent.ts";
import { application, enquiry, postEnquiry } from "./fixtures/forms.ts";
import { freePort } from "./fixtures/free-port.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { startProcess, startRefused } from "./fixtures/start-process.ts";
import { type Received, type Receiver, startReceiver } from "./fixtures/start-receiver.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import { writeBuild } from "./fixtures/write-build.ts";

const postgres = sharedPostgres();

const secret = `whsec_${Buffer.from("thirty-two bytes that are secret").toString("base64")}`;

onEachStore(postgres, "another program that is told of submissions, on %s", (_name, findPlace) => {
  let store: Store;
  let receiver: Receiver;
  const clock = stoppedClock();

  beforeEach(async () => {
    const { place, remove } = await findPlace();
    receiver = await startReceiver();
    store = openStore({ ...place, WEBHOOK_URL: receiver.url }, clock);
    return async () => {
      await store.close();
      await receiver.close();
      remove();
    };
  });

  const delivery = (withCv = false, url = receiver.url): Delivery => ({
    kind: "webhook",
    outbox: store.webhooks,
    send: createWebhook({ url, secret, withCv }, 500),
    log: () => {},
  });

  test("gets each once, signed by Standard Webhooks", async () => {
    const { id } = await store.keep(anEnquiry());
    await store.keep({ ...anEnquiry(), spamReason: "a trap was filled" });
    expect(await countSent(delivery())).toBe(1);
    expect(await countSent(delivery())).toBe(0);
    const [told] = receiver.received;
    expect(told?.path).toBe("/hooks/site");
    expect(told?.headers["webhook-id"]).toBe(id);
    expect(told && isSigned(told)).toBe(true);
    expect(Math.abs(Number(told?.headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(told?.body ?? "")).toEqual({
      type: "enquiry.received",
      timestamp: clock.now().toISOString(),
      data: { id, kind: "enquiry", receivedAt: clock.now().toISOString(), fields: enquiry },
    });
  });

  test("gets an application without the CV's bytes, and with them only when asked for", async () => {
    const bytes = pdfOf(40_000);
    await store.keep(anApplication(bytes));
    await deliverDue(delivery());
    await store.keep(anApplication(bytes));
    await deliverDue(delivery(true));
    const [without, whole] = receiver.received.map(({ body }) => JSON.parse(body));
    expect(without).toMatchObject({ type: "application.received", data: { fields: application } });
    expect(without.data.cv).toEqual({ name: "cv.pdf", kind: "pdf", size: 40_000 });
    expect(Buffer.from(whole.data.cv.content, "base64").equals(bytes)).toBe(true);
  });

  test.each([
    [500, "answered 500", "500"],
    [302, "answered 302, a redirect, which is not followed", "302"],
    ["silence", "no answer within 0.5 s", "TimeoutError"],
  ] as const)(
    "that says %s is asked again later with the same id, mail is not held up, and the log says why",
    async (answer, why, code) => {
      receiver.answer.with = answer;
      const { id } = await store.keep(anEnquiry());
      const log = vi.fn();
      await deliverDue({ ...delivery(), log });
      expect(log.mock.calls).toMatchObject([[{ id, outcome: "not sent, to be tried again", code }]]);
      const [waiting] = await store.list(["new"]);
      expect(waiting).toMatchObject({ webhook: { state: "waiting", error: why }, mail: "unmailed" });
      expect(await store.mails.claim()).toMatchObject({ submission: { id } });
      receiver.answer.with = 200;
      clock.later(2);
      expect(await countSent(delivery())).toBe(1);
      expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
      expect(receiver.received.map(({ path }) => path)).not.toContain("/elsewhere");
    },
  );

  test("that stays away for 72 hours shows as failed, and is told when it is put back", async () => {
    const { id } = await store.keep(anEnquiry());
    const away = delivery(false, `http://127.0.0.1:${await freePort()}/`);
    for (let hours = 0; hours <= 73; hours += 1) {
      await deliverDue(away);
      clock.later(60);
    }
    const [failed] = await store.list(["new"]);
    expect(failed?.webhook?.state).toBe("failed");
    expect(failed && describeSubmission(failed)).toMatch(/^Webhook +failed \(.*ECONNREFUSED/m);
    await store.desk.change(id, "done", atTheTerminal);
    expect(await store.webhooks.retry()).toBe(1);
    expect(await countSent(delivery())).toBe(1);
  });

  test("hears nothing of what was set aside, while what is under way or was given up stays", async () => {
    for (let count = 0; count < 4; count += 1) await store.keep(anEnquiry());
    const [given, underWay] = [await store.webhooks.claim(), await store.webhooks.claim()];
    if (given) await store.webhooks.notSent(given, "answered 500", undefined);
    expect(await store.webhooks.setAside()).toBe(2);
    expect(await store.webhooks.backlog()).toMatchObject({ waiting: 1, failed: 1 });
    if (underWay) await store.webhooks.sent(underWay);
    expect(await countSent(delivery())).toBe(0);
    expect(await store.list(["new"])).toHaveLength(4);
  });

  test("hears nothing of what was withdrawn or erased, and of spam only once it is released", async () => {
    const { id: withdrawn } = await store.keep(anEnquiry());
    const { id: erased } = await store.keep(anEnquiry());
    const { id: spam } = await store.keep({ ...anEnquiry(), spamReason: "a trap was filled" });
    await store.desk.change(withdrawn, "withdraw", atTheTerminal);
    await store.erase(erased);
    expect(await countSent(delivery())).toBe(0);
    await store.desk.change(spam, "release", atTheTerminal);
    expect(await countSent(delivery())).toBe(1);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([spam]);
  });
});

test("the server passes a submission on right after it was sent, and never logs to which address", async () => {
  const receiver = await startReceiver();
  const build = writeBuild();
  const environment = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret };
  const server = await startProcess(build.folder, environment);
  const { body } = await postEnquiry(server.origin);
  await vi.waitUntil(() => receiver.received.length > 0, { timeout: 10_000 });
  expect(receiver.received[0]?.headers["webhook-id"]).toBe(body.id);
  await server.stop();
  expect(server.output()).toContain('"kind":"webhook"');
  expect(server.output()).not.toContain("hooks/site");
  await receiver.close();
  build.remove();
});

test("a wrong setting stops the start with a line that names it and keeps it secret", async () => {
  const build = writeBuild();
  const mistakes = [
    [{ WEBHOOK_URL: "https://crm.example/sesame" }, "WEBHOOK_SECRET must be set too"],
    [{ WEBHOOK_URL: "crm.example/sesame", WEBHOOK_SECRET: secret }, "WEBHOOK_URL: its value (kept secret)"],
    [{ WEBHOOK_URL: "https://crm.example/", WEBHOOK_SECRET: "sesame" }, "WEBHOOK_SECRET: its value (kept"],
  ] as const;
  for (const [environment, said] of mistakes) {
    const { code, output } = await startRefused(build.folder, environment);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
    expect(output).not.toContain("sesame");
  }
  build.remove();
});

/** As the specification has it: an HMAC-SHA256 of id, time and body by the secret's bytes, in base64. */
function isSigned({ headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}
