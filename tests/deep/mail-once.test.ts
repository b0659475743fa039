import { describe, expect, onTestFinished, vi } from "vitest";
import { createSender, type SendMail } from "../../server/mail/create-sender.ts";
import { deliverDue } from "../../server/outbox/deliver-due.ts";
import { startOutboxWorker } from "../../server/outbox/start-outbox-worker.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { countSent } from "../server/fixtures/count-sent.ts";
import { test } from "../server/fixtures/mail-test.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { sharedPostgres } from "../server/fixtures/shared-postgres.ts";
import { headersOf } from "../server/fixtures/start-mailbox.ts";

describe("sending once", () => {
  test("two instances whose clocks differ by three minutes never send a mail twice", {
    tags: ["postgresql"],
  }, async () => {
    const place = { DATABASE_URL: await sharedPostgres().createDatabase(), DATA_DIR: "" };
    const [slow, ahead] = [openStore(place), openStore(place)];
    for (let count = 0; count < 3; count += 1) await slow.keep(anEnquiry());
    // The first instance is in the middle of sending when the second, three minutes ahead, looks for what is due.
    const claims = [await slow.mails.claim(), await slow.mails.claim(), await slow.mails.claim()];
    expect(claims.every((claim) => claim !== undefined)).toBe(true);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    vi.setSystemTime(Date.now() + 3 * 60_000);
    expect(await ahead.mails.claim()).toBeUndefined();
    const [first] = claims;
    if (!first) throw new Error("no claim");
    await ahead.mails.notSent(first, "451 later", 60_000);
    vi.setSystemTime(Date.now() - 3 * 60_000);
    expect(await slow.mails.claim()).toBeUndefined();
    vi.useRealTimers();
    await Promise.all([slow.close(), ahead.close()]);
  });

  test("four mails go out at a time", async ({ store, mailbox, manners, delivery }) => {
    manners.manner = "takes a moment";
    for (let count = 0; count < 20; count += 1) await store.keep(anEnquiry());
    expect(await countSent(delivery())).toBe(20);
    expect(mailbox.mails).toHaveLength(20);
    expect(mailbox.mostAtOnce()).toBe(4);
  });

  test("two instances on one PostgreSQL server never send a mail twice", {
    tags: ["postgresql"],
  }, async ({ mailbox, manners, delivery }) => {
    const place = { DATABASE_URL: await sharedPostgres().createDatabase(), DATA_DIR: "" };
    const stores = [openStore(place), openStore(place)];
    manners.manner = "takes a moment";
    for (let count = 0; count < 40; count += 1) await stores[0]?.keep(anEnquiry());
    const workers = stores.map((one) => startOutboxWorker(delivery({ store: one }), 50));
    await vi.waitUntil(() => mailbox.mails.length >= 40, { timeout: 15_000 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await stores[0]?.mails.claim()).toBeUndefined();
    await Promise.all(stores.map((one) => one.close()));
    expect(mailbox.mails).toHaveLength(40);
    expect(new Set(mailbox.mails.map((mail) => headersOf(mail)["message-id"])).size).toBe(40);
  });

  test("a mail whose sender died after the server took it comes again under the same Message-ID", async ({
    store,
    mailbox,
    clock,
    delivery,
  }) => {
    await store.keep(anEnquiry());
    const dying = { mails: { ...store.mails, sent: () => Promise.reject(new Error("killed")) } };
    let stopped = false;
    const send: SendMail = async (mail) => {
      await createSender(mailbox.url)(mail);
      stopped = true;
    };
    await expect(deliverDue(delivery({ store: dying, send }), () => stopped)).rejects.toThrow("killed");
    clock.later(3);
    expect(await countSent(delivery())).toBe(1);
    const ids = mailbox.mails.map((mail) => headersOf(mail)["message-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("a store that is away when a mail has gone out is waited for, not answered by a second mail", async ({
    store,
    mailbox,
    delivery,
  }) => {
    await store.keep(anEnquiry());
    let away = 2;
    const flaky = {
      mails: {
        ...store.mails,
        sent: async (...words: Parameters<Store["mails"]["sent"]>) => {
          away -= 1;
          if (away > 0) throw new Error("away");
          await store.mails.sent(...words);
        },
      },
    };
    expect(await countSent(delivery({ store: flaky }))).toBe(1);
    expect(mailbox.mails).toHaveLength(1);
    expect((await store.list(["new"]))[0]).toMatchObject({ mail: "sent" });
  });
});
