import { expect } from "vitest";
import type { Store } from "../../server/store/store.ts";
import { deliverAndCount } from "./fixtures/deliver-and-count.ts";
import { test } from "./fixtures/mail-test.ts";
import { makeEnquiry } from "./fixtures/make-submission.ts";

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
