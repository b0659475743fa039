import { expect, vi } from "vitest";
import { createSender, type SendMail } from "../../server/outbox/mail.ts";
import { deliverDue, startOutboxWorker } from "../../server/outbox/worker.ts";
import type { Store } from "../../server/store/store.ts";
import { countSent } from "./fixtures/count-sent.ts";
import { test } from "./fixtures/mail-test.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { headersOf, type Mailbox } from "./fixtures/start-mailbox.ts";

const idsOf = (mailbox: Mailbox) => mailbox.mails.map((mail) => headersOf(mail)["message-id"]);

test("two workers on one store send each mail once, four at a time", async ({
  store,
  mailbox,
  manners,
  delivery,
}) => {
  manners.manner = "takes a moment";
  for (let count = 0; count < 20; count += 1) await store.keep(anEnquiry());
  await countSent(delivery());
  expect([mailbox.mails.length, mailbox.mostAtOnce()]).toEqual([20, 4]);
  for (let count = 0; count < 20; count += 1) await store.keep(anEnquiry());
  const workers = [0, 1].map(() => startOutboxWorker(delivery(), 50));
  await vi.waitUntil(() => mailbox.mails.length >= 40, { timeout: 15_000 });
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
  await store.keep(anEnquiry());
  const dying = { mails: { ...store.mails, markSent: () => Promise.reject(new Error("killed")) } };
  let stopped = false;
  const send: SendMail = async (mail) => {
    await createSender(mailbox.url)(mail);
    stopped = true;
  };
  await expect(deliverDue(delivery({ store: dying, send }), () => stopped)).rejects.toThrow("killed");
  clock.later(3);
  expect(await countSent(delivery())).toBe(1);
  const [first, second] = idsOf(mailbox);
  expect([mailbox.mails.length, second]).toEqual([2, first]);
});

test("a worker waits for an unavailable store after sending a mail, and sends no second one", async ({
  store,
  mailbox,
  delivery,
}) => {
  await store.keep(anEnquiry());
  let away = 2;
  const markSent = async (...words: Parameters<Store["mails"]["markSent"]>) => {
    away -= 1;
    if (away > 0) throw new Error("away");
    await store.mails.markSent(...words);
  };
  expect(await countSent(delivery({ store: { mails: { ...store.mails, markSent } } }))).toBe(1);
  expect(mailbox.mails).toHaveLength(1);
  expect((await store.list(["new"]))[0]).toMatchObject({ mail: "sent" });
});
