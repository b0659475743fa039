import { createHmac } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createWebhook } from "../../server/outbox/webhook.ts";
import { type Delivery, deliverDue } from "../../server/outbox/worker.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { createStoppedClock } from "./fixtures/create-stopped-clock.ts";
import { deliverAndCount } from "./fixtures/deliver-and-count.ts";
import { application, enquiry } from "./fixtures/forms.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";
import { makePdf } from "./fixtures/sample-files.ts";
import { makeFolder } from "./fixtures/start-app.ts";
import { type Received, type Receiver, startReceiver } from "./fixtures/start-receiver.ts";

const secret = `whsec_${Buffer.from("thirty-two bytes that are secret").toString("base64")}`;
const clock = createStoppedClock();
let folder: string;
let store: Store;
let receiver: Receiver;

const open = (WEBHOOK_URL?: string) => {
  const newStore = openStore({ DATA_DIR: folder, DATABASE_URL: undefined, WEBHOOK_URL }, clock);
  onTestFinished(() => newStore.close());
  return newStore;
};

beforeEach(async () => {
  const temporary = makeFolder();
  folder = temporary.folder;
  receiver = await startReceiver();
  store = openStore({ DATA_DIR: folder, DATABASE_URL: undefined, WEBHOOK_URL: receiver.url }, clock);
  return async () => {
    await store.close();
    await receiver.close();
    temporary.remove();
  };
});

const delivery = (withCv = false, timeout = 20_000): Delivery => ({
  kind: "webhook",
  outbox: store.webhooks,
  send: createWebhook({ url: receiver.url, secret, withCv }, timeout),
  log: () => {},
});
const listWebhookIds = () => receiver.received.map(({ headers }) => headers["webhook-id"]);

test("an enquiry is posted to the webhook once, signed as Standard Webhooks", async () => {
  const { id } = await store.keep(makeEnquiry());
  expect([await deliverAndCount(delivery()), await deliverAndCount(delivery())]).toEqual([1, 0]);
  const [request = expect.fail("nothing arrived")] = receiver.received;
  expect([request.path, request.headers["webhook-id"], isSigned(request)]).toEqual(["/hooks/site", id, true]);
  expect(Math.abs(Number(request.headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
  const receivedAt = clock.now().toISOString();
  expect(JSON.parse(request.body)).toEqual({
    type: "enquiry.received",
    timestamp: receivedAt,
    data: { id, kind: "enquiry", receivedAt, fields: enquiry },
  });
});

test("the webhook gets an application without the CV's bytes, unless they are switched on", async () => {
  const bytes = makePdf(40_000);
  await store.keep(makeApplication(bytes));
  await deliverDue(delivery());
  await store.keep(makeApplication(bytes));
  await deliverDue(delivery(true));
  const [bodyWithoutCv, bodyWithCv] = receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodyWithoutCv).toMatchObject({ type: "application.received", data: { fields: application } });
  expect(bodyWithoutCv.data.cv).toEqual({ name: "cv.pdf", kind: "pdf", size: 40_000 });
  expect(bytes.equals(Buffer.from(bodyWithCv.data.cv.content, "base64"))).toBe(true);
});

test.each([
  [500, "answered 500", "500"],
  [302, "answered 302, a redirect, which is not followed", "302"],
  ["silence", "no answer within 0.5 s", "TimeoutError"],
] as const)(
  "after %s the webhook is retried later with the same ID, mail is not delayed, and the log says why",
  async (reply, reason, code) => {
    receiver.reply.with = reply;
    const { id } = await store.keep(makeEnquiry());
    const log = vi.fn();
    await deliverDue({ ...delivery(false, reply === "silence" ? 500 : undefined), log });
    expect(log.mock.calls).toMatchObject([[{ id, outcome: "not sent, to be tried again", code }]]);
    expect(await store.inbox.list(["new"])).toMatchObject([
      { webhook: { state: "waiting", error: reason }, mail: "unmailed" },
    ]);
    expect(await store.mails.claim()).toMatchObject({ submission: { id } });
    receiver.reply.with = 200;
    clock.later(2);
    expect(await deliverAndCount(delivery())).toBe(1);
    expect(listWebhookIds()).toEqual([id, id]);
    expect(receiver.received.map(({ path }) => path)).not.toContain("/elsewhere");
  },
);

test("the webhook gets nothing from before it was set up, nothing spam or erased, and what was held back only once it is released", async () => {
  const before = await open().keep(makeEnquiry());
  const { id: spamId } = await store.keep(makeEnquiry());
  const { id: erasedId } = await store.keep(makeEnquiry());
  const { id: suspect } = await store.keep({ ...makeEnquiry(), spamReason: "a trap was filled" });
  await store.submissions.change(spamId, { change: "spam" }, terminalUser);
  await store.inbox.erase(erasedId);
  await store.submissions.change(before.id, { change: "done" }, terminalUser);
  await store.submissions.change(before.id, { change: "reopen" }, terminalUser);
  expect(await deliverAndCount(delivery())).toBe(0);
  await store.submissions.change(suspect, { change: "release" }, terminalUser);
  await store.submissions.change(suspect, { change: "done" }, terminalUser);
  expect(await deliverAndCount(delivery())).toBe(1);
  expect(listWebhookIds()).toEqual([suspect]);
});

/** As the specification has it: an HMAC-SHA256 of id, time and body by the secret's bytes, in base64. */
function isSigned({ headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}
