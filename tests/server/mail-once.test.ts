import { expect } from "vitest";
import { createMailer, type SendMail } from "../../server/outbox/mail.ts";
import { deliverDue, startOutboxWorker } from "../../server/outbox/worker.ts";
import type { Store } from "../../server/store/store.ts";
import { deliverAndCount } from "./fixtures/deliver-and-count.ts";
import { test } from "./fixtures/mail-test.ts";
import { makeEnquiry } from "./fixtures/make-submission.ts";
import { type Mailbox, parseHeaders } from "./fixtures/start-mailbox.ts";

const idsOf = (mailbox: Mailbox) => mailbox.mails.map((mail) => parseHeaders(mail)["message-id"]);

test("two workers on one store send each mail once, four at a time", async ({
  store,
  mailbox,
  behaviour,
  delivery,
}) => {
  behaviour.mode = "takes a moment";
  for (let count = 0; count < 20; count += 1) await store.keep(makeEnquiry());
  await deliverAndCount(delivery());
  expect([mailbox.mails.length, mailbox.mostAtOnce()]).toEqual([20, 4]);
  for (let count = 0; count < 20; count += 1) await store.keep(makeEnquiry());
  const workers = [0, 1].map(() => startOutboxWorker(delivery(), 50));
  await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(40);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await store.mails.claim()).toBeUndefined();
  expect([mailbox.mails.length, new Set(idsOf(mailbox)).size]).toEqual([40, 40]);
});

test("a mail whose sender died after delivery is sent again with the same Message-ID", async ({
  store,
  mailbox,
  clock,
  delivery,
}) => {
  await store.keep(makeEnquiry());
  const dyingStore = { mails: { ...store.mails, markSent: () => Promise.reject(new Error("killed")) } };
  let isStopped = false;
  const send: SendMail = async (mail) => {
    await createMailer(mailbox.url)(mail);
    isStopped = true;
  };
  await expect(deliverDue(delivery({ store: dyingStore, send }), () => isStopped)).rejects.toThrow("killed");
  clock.later(3);
  expect(await deliverAndCount(delivery())).toBe(1);
  const [first, second] = idsOf(mailbox);
  expect([mailbox.mails.length, second]).toEqual([2, first]);
});

test("a worker waits for an unavailable store after sending a mail, and sends no second one", async ({
  store,
  mailbox,
  delivery,
}) => {
  await store.keep(makeEnquiry());
  let failuresLeft = 2;
  const markSent = async (...words: Parameters<Store["mails"]["markSent"]>) => {
    failuresLeft -= 1;
    if (failuresLeft > 0) throw new Error("away");
    await store.mails.markSent(...words);
  };
  expect(await deliverAndCount(delivery({ store: { mails: { ...store.mails, markSent } } }))).toBe(1);
  expect(mailbox.mails).toHaveLength(1);
  expect((await store.inbox.list(["new"]))[0]).toMatchObject({ mail: "sent" });
});
