import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openStore, type Store } from "../../server/store/store.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { createStoppedClock } from "./fixtures/create-stopped-clock.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { application, enquiry } from "./fixtures/forms.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { makePdf } from "./fixtures/sample-files.ts";
import type { Location } from "./fixtures/store-locations.ts";

const day = 24 * 60;

describeStores(getPostgres(), "on %s", (_name, createLocation) => {
  let location: Location;
  let store: Store;
  const clock = createStoppedClock();
  const { later } = clock;

  beforeEach(async () => {
    const { remove, ...empty } = await createLocation();
    location = empty.location;
    store = openStore(location, clock);
    return async () => {
      await store.close();
      remove();
    };
  });

  /** Another instance of the server on the same database. */
  const openSecondStore = (times: Parameters<typeof openStore>[1] = clock) => {
    const secondStore = openStore(location, times);
    onTestFinished(() => secondStore.close());
    return secondStore;
  };
  const claimMail = async () => (await store.mails.claim()) ?? expect.fail("nothing due");
  const idsOf = async (...states: Parameters<Store["inbox"]["list"]>[0]) =>
    (await store.inbox.list(states)).map(({ id }) => id);

  test("an enquiry is kept word for word", async () => {
    const fields = { ...enquiry, message: "नमस्ते 🙂\n\tTwo boards" };
    const { id } = await store.keep(makeEnquiry(fields));
    expect(await store.inbox.list(["new"])).toMatchObject([
      { id, kind: "enquiry", state: "new", receivedAt: clock.now().toISOString(), fields, mail: "unmailed" },
    ]);
  });

  test("an application is kept and mailed with its CV byte for byte, and with a warning about it", async () => {
    const bytes = makePdf(300_000, 7);
    const { id } = await store.keep(makeApplication(bytes, {}, { mark: "carries JavaScript" }));
    const details = { kind: "pdf", name: "cv.pdf", mark: "carries JavaScript" };
    const [stored] = await store.inbox.find(id.slice(0, 8));
    expect(stored).toMatchObject({ fields: application, cv: { ...details, size: 300_000 } });
    for (const cv of [await store.inbox.cv(id), (await claimMail()).cv]) {
      expect(cv).toMatchObject(details);
      expect(bytes.equals(Buffer.from(cv?.bytes ?? []))).toBe(true);
    }
  });

  test("a form sent ten times at once is stored once and mailed once, with the same answer", async () => {
    const post = makeApplication();
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.keep(post)));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([post.id]));
    expect(await idsOf("new")).toEqual([post.id]);
    await claimMail();
    expect(await store.mails.claim()).toBeUndefined();
    const reversed = Object.fromEntries(Object.entries(post.fields).reverse());
    expect(await store.keep({ ...post, fields: reversed } as typeof post)).toEqual({ id: post.id });
  });

  test.each([
    ["an enquiry whose text was corrected", makeEnquiry(), makeEnquiry({ message: "Three boards" })],
    [
      "an application with another CV",
      makeApplication(makePdf(2_000, 1)),
      makeApplication(makePdf(2_000, 2)),
    ],
  ])("%s and sent again is kept as well, once", async (_what, first, second) => {
    const corrected = { ...second, id: first.id };
    const stored = [await store.keep(first), await store.keep(corrected), await store.keep(corrected)];
    expect(stored[1]?.id).not.toBe(first.id);
    expect(stored[2]).toEqual(stored[1]);
    const rows = await store.inbox.list(["new"]);
    expect(rows.map(({ fields }) => fields)).toEqual(expect.arrayContaining([first.fields, second.fields]));
    expect(rows).toHaveLength(2);
    const storedCvs = await Promise.all(stored.slice(0, 2).map(({ id }) => store.inbox.cv(id)));
    const originalCvs = [first, second].map((submission) =>
      submission.kind === "application" ? submission.cv.bytes : undefined,
    );
    expect(storedCvs.map((cv) => cv && Buffer.from(cv.bytes))).toEqual(originalCvs);
  });

  test("spam and erased submissions are not mailed", async () => {
    const { id } = await store.keep(makeApplication());
    const erasedItem = await store.keep(makeEnquiry());
    await store.submissions.change(id, { change: "spam" }, terminalUser);
    await store.inbox.erase(erasedItem.id);
    expect(await store.mails.claim()).toBeUndefined();
    expect(await store.inbox.list(["spam"])).toMatchObject([{ id, mail: "none" }]);
  });

  test("expired submissions are deleted to the minute, with CV, mail and notes, and nothing else", async () => {
    const oldItem = await store.keep(makeApplication());
    const note = { id: "note", text: "Calls back" };
    await store.submissions.note(oldItem.id, note, { id: "asha", name: "Asha" });
    const oldestTime = clock.now().toISOString();
    later(2);
    const youngItem = await store.keep(makeApplication());
    later(365 * day - 3);
    expect(await store.inbox.purge(365, "the server", clock.now())).toBe(0);
    later(2);
    expect(await store.inbox.findExpired(365)).toEqual({ count: 1, oldest: oldestTime });
    expect(await store.inbox.purge(365, "the server", clock.now())).toBe(1);
    expect(await idsOf("new")).toEqual([youngItem.id]);
    const { db } = openDatabase(location);
    for (const table of ["cvs", "outbox", "notes"] as const) {
      const rows = await db.selectFrom(table).select("submission_id").execute();
      const expectedRows = table === "notes" ? [] : [{ submission_id: youngItem.id }];
      expect(rows, table).toEqual(expectedRows);
    }
    await db.destroy();
    expect((await store.record.read(1)).entries).toMatchObject([
      { who: "the server", what: "deleted what was past its time", submission: null, detail: "1 of them" },
      { what: "wrote a note" },
    ]);
  });

  test("no mail is claimed by two workers, on any instance", async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => (await store.keep(makeEnquiry())).id),
    );
    const secondStore = openSecondStore();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? store : secondStore).mails.claim()),
    );
    // A claim that lost a race finds its mail later.
    for (let claim = await store.mails.claim(); claim; claim = await store.mails.claim()) claims.push(claim);
    const claimedIds = claims.flatMap((claim) => (claim ? [claim.submission.id] : []));
    expect(claimedIds.sort()).toEqual(ids.sort());
  });

  test("a mail whose worker died is taken over after two minutes, and the dead worker's result no longer counts", async () => {
    await store.keep(makeEnquiry());
    const abandoned = await claimMail();
    later(1.9);
    expect(await store.mails.claim()).toBeUndefined();
    later(0.2);
    const takenOver = await claimMail();
    expect(takenOver).toMatchObject({ attempts: 2, firstTriedAt: abandoned.firstTriedAt });
    await store.mails.markUnsent(abandoned, "late", undefined);
    expect(await store.inbox.list(["new"])).toMatchObject([{ mail: "unmailed" }]);
    await store.mails.markSent(takenOver);
    expect(await store.inbox.list(["new"])).toMatchObject([{ mail: "sent" }]);
    later(day);
    expect(await store.mails.claim()).toBeUndefined();
  });

  test("a mail that waits or was given up shows the reason, and can be retried at once", async () => {
    await store.keep(makeEnquiry());
    await store.mails.markUnsent(await claimMail(), "535 wrong password", 3_600_000);
    expect(await store.inbox.list(["new"])).toMatchObject([
      { mail: "unmailed", mailError: "535 wrong password" },
    ]);
    expect([await store.mails.claim(), await store.mails.retry()]).toEqual([undefined, 1]);
    const retried = await claimMail();
    expect(retried).toMatchObject({ attempts: 1 });
    await store.mails.markUnsent(retried, "550 no such mailbox", undefined);
    expect(await store.inbox.list(["new"])).toMatchObject([
      { mail: "failed", mailError: "550 no such mailbox" },
    ]);
    later(7 * day);
    expect([await store.mails.claim(), await store.mails.retry()]).toEqual([undefined, 1]);
    await claimMail();
  });

  test("a mail attempted while the clock was a year ahead is not delayed by a year", async () => {
    await store.keep(makeEnquiry());
    clock.jump(366 * day);
    await store.mails.markUnsent(await claimMail(), "451 later", 60_000);
    clock.jump(-366 * day);
    expect(await claimMail()).toMatchObject({ attempts: 2 });
    later(3);
    clock.jump(366 * day);
    await claimMail();
    clock.jump(-366 * day);
    expect(await claimMail()).toMatchObject({ attempts: 4 });
  });

  test("eight servers that start at once on an empty database all find their tables", async () => {
    const stores = Array.from({ length: 8 }, () => openSecondStore());
    await Promise.all(stores.map((instance) => instance.keep(makeEnquiry())));
    expect(await idsOf("new")).toHaveLength(8);
  });

  test("attempts are counted across all servers, and those over the limit are told when to try again", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { points: 2, duration: 60, keyPrefix: "tries" };
    const [firstLimit, secondLimit] = [store.limit(limits), openSecondStore().limit(limits)];
    const count = async (limit: typeof firstLimit, address = "asha") =>
      (await limit.count(address)) ?? "let through";
    expect([await count(firstLimit), await count(secondLimit)]).toEqual(["let through", "let through"]);
    expect([await count(firstLimit), await count(firstLimit, "ravi")]).toEqual([60, "let through"]);
    await firstLimit.forget("asha");
    expect([await count(firstLimit), await count(secondLimit)]).toEqual(["let through", "let through"]);
    await secondLimit.discount("asha");
    expect([await count(firstLimit), await count(secondLimit)]).toEqual(["let through", 60]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await count(secondLimit)).toBe("let through");
  });

  test("a clock that was a day ahead makes nobody wait longer than the limit", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26") });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { points: 1, duration: 60, keyPrefix: "tries" };
    const [firstLimit, secondLimit] = [store.limit(limits), openSecondStore().limit(limits)];
    expect([await firstLimit.count("asha"), await firstLimit.count("asha")]).toEqual([undefined, 60]);
    vi.setSystemTime(new Date("2026-11-25"));
    expect([await secondLimit.count("asha"), await firstLimit.count("asha")]).toEqual([60, 60]);
    vi.setSystemTime(Date.now() + 60_000);
    expect([await firstLimit.count("asha"), await secondLimit.count("asha")]).toEqual([undefined, 60]);
  });

  test("an attempt that cannot be counted is refused", async () => {
    const limit = store.limit({ points: 2, duration: 60, keyPrefix: "tries" });
    await limit.count("asha");
    const { db } = openDatabase(location);
    await db.schema.dropTable("rate_limits").execute();
    await expect(limit.count("asha")).rejects.toMatchObject({ name: "StoreUnavailableError" });
    await db.destroy();
  });
});
