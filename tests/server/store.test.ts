import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openStore, type Store } from "../../server/store/store.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { application, enquiry } from "./fixtures/forms.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import type { Place } from "./fixtures/store-places.ts";

const day = 24 * 60;

onEachStore(sharedPostgres(), "on %s", (_name, findPlace) => {
  let place: Place;
  let store: Store;
  const clock = stoppedClock();
  const { later } = clock;

  beforeEach(async () => {
    const { remove, ...empty } = await findPlace();
    place = empty.place;
    store = openStore(place, clock);
    return async () => {
      await store.close();
      remove();
    };
  });

  /** Another instance of the server on the same database. */
  const openAnother = (times: Parameters<typeof openStore>[1] = clock) => {
    const other = openStore(place, times);
    onTestFinished(() => other.close());
    return other;
  };
  const claimMail = async () => (await store.mails.claim()) ?? expect.fail("nothing due");
  const idsOf = async (...states: Parameters<Store["list"]>[0]) =>
    (await store.list(states)).map(({ id }) => id);

  test("an enquiry is kept word for word", async () => {
    const fields = { ...enquiry, message: "नमस्ते 🙂\n\tTwo boards" };
    const { id } = await store.keep(anEnquiry(fields));
    expect(await store.list(["new"])).toMatchObject([
      { id, kind: "enquiry", state: "new", receivedAt: clock.now().toISOString(), fields, mail: "unmailed" },
    ]);
  });

  test("an application is kept and mailed with its CV byte for byte, and with a warning about it", async () => {
    const bytes = pdfOf(300_000, 7);
    const given = anApplication(bytes);
    if (given.kind !== "application") throw new Error("no application");
    const { id } = await store.keep({ ...given, cv: { ...given.cv, mark: "carries JavaScript" } });
    const about = { kind: "pdf", name: "cv.pdf", mark: "carries JavaScript" };
    const [kept] = await store.find(id.slice(0, 8));
    expect(kept).toMatchObject({ fields: application, cv: { ...about, size: 300_000 } });
    for (const cv of [await store.cv(id), (await claimMail()).cv]) {
      expect(cv).toMatchObject(about);
      expect(bytes.equals(Buffer.from(cv?.bytes ?? []))).toBe(true);
    }
  });

  test("a form sent ten times at once is stored once and mailed once, with the same answer", async () => {
    const post = anApplication();
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.keep(post)));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([post.id]));
    expect(await idsOf("new")).toEqual([post.id]);
    await claimMail();
    expect(await store.mails.claim()).toBeUndefined();
    const turned = Object.fromEntries(Object.entries(post.fields).reverse());
    expect(await store.keep({ ...post, fields: turned } as typeof post)).toEqual({ id: post.id });
  });

  test.each([
    ["an enquiry whose text was corrected", anEnquiry(), anEnquiry({ message: "Three boards" })],
    ["an application with another CV", anApplication(pdfOf(2_000, 1)), anApplication(pdfOf(2_000, 2))],
  ])("%s and sent again is kept as well, once", async (_what, first, second) => {
    const mended = { ...second, id: first.id };
    const kept = [await store.keep(first), await store.keep(mended), await store.keep(mended)];
    expect(kept[1]?.id).not.toBe(first.id);
    expect(kept[2]).toEqual(kept[1]);
    const rows = await store.list(["new"]);
    expect(rows.map(({ fields }) => fields)).toEqual(expect.arrayContaining([first.fields, second.fields]));
    expect(rows).toHaveLength(2);
    const cvs = await Promise.all(kept.slice(0, 2).map(({ id }) => store.cv(id)));
    const given = [first, second].map((one) => (one.kind === "application" ? one.cv.bytes : undefined));
    expect(cvs.map((cv) => cv && Buffer.from(cv.bytes))).toEqual(given);
  });

  test("the newest comes first", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await store.keep(anEnquiry())).id);
      later(1);
    }
    expect(await idsOf("new")).toEqual(ids);
  });

  test("possible spam is quarantined, and mailed only once it is released", async () => {
    const { id } = await store.keep({ ...anEnquiry(), spamReason: "the hidden box was ticked" });
    expect([await idsOf("new"), await store.mails.claim()]).toEqual([[], undefined]);
    expect(await store.list(["quarantined"])).toMatchObject([
      { id, spamReason: "the hidden box was ticked", mail: "none" },
    ]);
    await store.submissions.change(id, "release", atTheTerminal);
    expect(await store.list(["new"])).toMatchObject([{ id, mail: "unmailed" }]);
    expect((await claimMail()).submission.id).toBe(id);
  });

  test("done, withdrawn and erased submissions are not mailed, and withdrawn ones show nothing personal", async () => {
    const { id } = await store.keep(anApplication());
    const [done, erased] = [await store.keep(anEnquiry()), await store.keep(anEnquiry())];
    await store.submissions.change(id, "withdraw", atTheTerminal);
    await store.submissions.change(done.id, "done", atTheTerminal);
    await store.erase(erased.id);
    expect(await store.mails.claim()).toBeUndefined();
    const [hidden] = await store.list(["withdrawn"]);
    expect(hidden).toMatchObject({ id, cv: undefined, mail: "none" });
    expect(hidden?.fields).toEqual({});
    expect(await store.cv(id)).toBeUndefined();
  });

  test("expired submissions are deleted to the minute, with CV, mail and notes, and nothing else", async () => {
    const old = await store.keep(anApplication());
    const note = { id: "note", text: "Calls back" };
    await store.submissions.note(old.id, note, { id: "asha", name: "Asha" });
    const oldest = clock.now().toISOString();
    later(2);
    const young = await store.keep(anApplication());
    later(365 * day - 3);
    expect(await store.purge(365, "the server", clock.now())).toBe(0);
    later(2);
    expect(await store.findExpired(365)).toEqual({ count: 1, oldest });
    expect(await store.purge(365, "the server", clock.now())).toBe(1);
    expect(await idsOf("new")).toEqual([young.id]);
    const { db } = openDatabase(place);
    for (const table of ["cvs", "outbox", "notes"] as const) {
      const rows = await db.selectFrom(table).select("submission_id").execute();
      const left = table === "notes" ? [] : [{ submission_id: young.id }];
      expect(rows, table).toEqual(left);
    }
    await db.destroy();
    expect((await store.record.read(1)).entries).toMatchObject([
      { who: "the server", what: "deleted what was past its time", submission: null, detail: "1 of them" },
      { what: "wrote a note" },
    ]);
  });

  test("no mail is claimed by two workers, on any instance", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await store.keep(anEnquiry())).id));
    const other = openAnother();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? store : other).mails.claim()),
    );
    // A claim that lost a race finds its mail later.
    for (let claim = await store.mails.claim(); claim; claim = await store.mails.claim()) claims.push(claim);
    const claimed = claims.flatMap((claim) => (claim ? [claim.submission.id] : []));
    expect(claimed.sort()).toEqual(ids.sort());
  });

  test("a mail whose worker died is taken over after two minutes, and the dead worker's result no longer counts", async () => {
    await store.keep(anEnquiry());
    const dead = await claimMail();
    later(1.9);
    expect(await store.mails.claim()).toBeUndefined();
    later(0.2);
    const heir = await claimMail();
    expect(heir).toMatchObject({ attempts: 2, firstTriedAt: dead.firstTriedAt });
    await store.mails.markUnsent(dead, "late", undefined);
    expect(await store.list(["new"])).toMatchObject([{ mail: "unmailed" }]);
    await store.mails.markSent(heir);
    expect(await store.list(["new"])).toMatchObject([{ mail: "sent" }]);
    later(day);
    expect(await store.mails.claim()).toBeUndefined();
  });

  test("a mail that waits or was given up shows the reason, and can be retried at once", async () => {
    await store.keep(anEnquiry());
    await store.mails.markUnsent(await claimMail(), "535 wrong password", 3_600_000);
    expect(await store.list(["new"])).toMatchObject([{ mail: "unmailed", mailError: "535 wrong password" }]);
    expect([await store.mails.claim(), await store.mails.retry()]).toEqual([undefined, 1]);
    const again = await claimMail();
    expect(again).toMatchObject({ attempts: 1 });
    await store.mails.markUnsent(again, "550 no such mailbox", undefined);
    expect(await store.list(["new"])).toMatchObject([{ mail: "failed", mailError: "550 no such mailbox" }]);
    later(7 * day);
    expect([await store.mails.claim(), await store.mails.retry()]).toEqual([undefined, 1]);
    await claimMail();
  });

  test("a mail attempted while the clock was a year ahead is not delayed by a year", async () => {
    await store.keep(anEnquiry());
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
    const stores = Array.from({ length: 8 }, () => openAnother());
    await Promise.all(stores.map((one) => one.keep(anEnquiry())));
    expect(await idsOf("new")).toHaveLength(8);
  });

  test("attempts are counted across all servers, and those over the limit are told when to try again", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { points: 2, duration: 60, keyPrefix: "tries" };
    const [here, there] = [store.limit(limits), openAnother().limit(limits)];
    const count = async (at: typeof here, who = "asha") => (await at.count(who)) ?? "let through";
    expect([await count(here), await count(there)]).toEqual(["let through", "let through"]);
    expect([await count(here), await count(here, "ravi")]).toEqual([60, "let through"]);
    await here.forget("asha");
    expect([await count(here), await count(there)]).toEqual(["let through", "let through"]);
    await there.discount("asha");
    expect([await count(here), await count(there)]).toEqual(["let through", 60]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await count(there)).toBe("let through");
  });

  test("a clock that was a day ahead makes nobody wait longer than the limit", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26") });
    onTestFinished(() => void vi.useRealTimers());
    const limits = { points: 1, duration: 60, keyPrefix: "tries" };
    const [here, there] = [store.limit(limits), openAnother().limit(limits)];
    expect([await here.count("asha"), await here.count("asha")]).toEqual([undefined, 60]);
    vi.setSystemTime(new Date("2026-11-25"));
    expect([await there.count("asha"), await here.count("asha")]).toEqual([60, 60]);
    vi.setSystemTime(Date.now() + 60_000);
    expect([await here.count("asha"), await there.count("asha")]).toEqual([undefined, 60]);
  });

  test("an attempt that cannot be counted is refused", async () => {
    const limit = store.limit({ points: 2, duration: 60, keyPrefix: "tries" });
    await limit.count("asha");
    const { db } = openDatabase(place);
    await db.schema.dropTable("rate_limits").execute();
    await expect(limit.count("asha")).rejects.toMatchObject({ name: "StoreUnavailable" });
    await db.destroy();
  });
});
