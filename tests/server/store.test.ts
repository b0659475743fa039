import { beforeEach, expect, test } from "vitest";
import type { NewSubmission } from "../../server/store/database.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { application, enquiry } from "./fixtures/forms.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import type { Place } from "./fixtures/store-places.ts";

const postgres = sharedPostgres();

onEachStore(postgres, "the store on %s", (_name, findPlace) => {
  let place: Place;
  let remove: () => void;
  let store: Store;
  const clock = stoppedClock();
  const { later } = clock;

  beforeEach(async () => {
    ({ place, remove } = await findPlace());
    store = openStore(place, clock);
    return async () => {
      await store.close();
      remove();
    };
  });

  test("keeps an enquiry word for word", async () => {
    const { id } = await store.keep(anEnquiry({ message: "नमस्ते 🙂\n\tTwo boards" }));
    expect(await store.list(["new"])).toMatchObject([
      {
        id,
        kind: "enquiry",
        state: "new",
        fields: { ...enquiry, message: "नमस्ते 🙂\n\tTwo boards" },
        mail: "unmailed",
      },
    ]);
  });

  test("keeps an application with its CV byte for byte", async () => {
    const bytes = pdfOf(300_000, 7);
    const { id } = await store.keep(anApplication(bytes));
    const [kept] = await store.find(id.slice(0, 8));
    expect(kept).toMatchObject({ fields: application, cv: { kind: "pdf", name: "cv.pdf", size: 300_000 } });
    const cv = await store.cv(id);
    expect(Buffer.compare(Buffer.from(cv?.bytes ?? []), bytes)).toBe(0);
  });

  test("a post repeated ten times at once is one row and one mail, with the same answer", async () => {
    const submission = anApplication();
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.keep(submission)));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([submission.id]));
    expect(await store.list(["new"])).toHaveLength(1);
    expect(await store.mails.claim()).toBeDefined();
    expect(await store.mails.claim()).toBeUndefined();
  });

  test("another text under an id already used is kept as well, once", async () => {
    const first = anEnquiry();
    const mended: NewSubmission = { ...anEnquiry({ message: "Three boards" }), id: first.id };
    await store.keep(first);
    const [one, two] = [await store.keep(mended), await store.keep(mended)];
    expect(one.id).not.toBe(first.id);
    expect(two.id).toBe(one.id);
    expect((await store.list(["new"])).map(({ fields }) => fields.message).sort()).toEqual(
      [enquiry.message, "Three boards"].sort(),
    );
  });

  test("the same post with its fields in another order is the same", async () => {
    const { fields, ...post } = anEnquiry();
    await store.keep({ ...post, fields } as NewSubmission);
    const turned = Object.fromEntries(Object.entries(fields).reverse());
    expect(await store.keep({ ...post, fields: turned } as NewSubmission)).toEqual({ id: post.id });
    expect(await store.list(["new"])).toHaveLength(1);
  });

  test("an application sent again with another CV is kept as well, with that one", async () => {
    const first = anApplication(pdfOf(2_000, 1));
    const second = { ...anApplication(pdfOf(2_000, 2)), id: first.id };
    const kept = [await store.keep(first), await store.keep(second), await store.keep(second)];
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
    const cvs = await Promise.all(kept.slice(0, 2).map(({ id }) => store.cv(id)));
    expect(cvs.map((cv) => Buffer.from(cv?.bytes ?? []))).toEqual([pdfOf(2_000, 1), pdfOf(2_000, 2)]);
  });

  test("what is kept under another id than its own has one like all others, which nobody else's takes", async () => {
    const ids = new Set<string>();
    for (const first of [anEnquiry(), anEnquiry()]) {
      await store.keep(first);
      for (const message of ["Three boards", "Four boards"])
        ids.add((await store.keep({ ...anEnquiry({ message }), id: first.id })).id);
    }
    expect(ids.size).toBe(4);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await store.list(["new"])).toHaveLength(6);
  });

  test("a post whose id and whose next one are both taken by others is refused, and they stay as they were", async () => {
    const first = anEnquiry();
    const mended = { ...anEnquiry({ message: "Three boards" }), id: first.id };
    const elsewhere = await findPlace();
    const other = openStore(elsewhere.place, clock);
    await other.keep(first);
    const { id } = await other.keep(mended);
    await other.close();
    elsewhere.remove();
    await store.keep(first);
    await store.keep({ ...anEnquiry({ message: "planted" }), id });
    await expect(store.keep(mended)).rejects.toMatchObject({
      cause: { message: "two different submissions with the same derived id" },
    });
    expect((await store.list(["new"])).map(({ fields }) => fields.message).sort()).toEqual(
      [enquiry.message, "planted"].sort(),
    );
  });

  test("webhooks are queued from when they are set up, and told of what is done already, too", async () => {
    await store.keep(anEnquiry());
    const other = openStore({ ...place, WEBHOOK_URL: "https://hooks.example/chowk" }, clock);
    expect(await other.webhooks.claim()).toBeUndefined();
    const [done, fresh] = [await other.keep(anEnquiry()), await other.keep(anEnquiry())];
    await other.desk.change(done.id, "done", atTheTerminal);
    const claims = [await other.webhooks.claim(), await other.webhooks.claim(), await other.webhooks.claim()];
    const claimed = claims.flatMap((claim) => (claim ? [claim.submission.id] : []));
    expect(claimed.sort()).toEqual([done.id, fresh.id].sort());
    await other.close();
  });

  test("shows the newest first", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await store.keep(anEnquiry())).id);
      later(1);
    }
    expect((await store.list(["new"])).map(({ id }) => id)).toEqual(ids);
  });

  test("what looks like spam is kept apart, unmailed, until it is released", async () => {
    const { id } = await store.keep({ ...anEnquiry(), spamReason: "the hidden box was ticked" });
    expect(await store.list(["new"])).toEqual([]);
    expect(await store.mails.claim()).toBeUndefined();
    expect(await store.list(["quarantined"])).toMatchObject([
      { id, spamReason: "the hidden box was ticked", mail: "none" },
    ]);
    await store.desk.change(id, "release", atTheTerminal);
    expect(await store.list(["new"])).toMatchObject([{ id, mail: "unmailed" }]);
    expect((await store.mails.claim())?.submission.id).toBe(id);
  });

  test("a withdrawn submission shows nothing personal and is mailed no more", async () => {
    const { id } = await store.keep(anApplication());
    await store.desk.change(id, "withdraw", atTheTerminal);
    const [hidden] = await store.list(["withdrawn"]);
    expect(hidden).toMatchObject({ id, state: "withdrawn", fields: {}, cv: undefined });
    expect(await store.cv(id)).toBeUndefined();
    expect(await store.mails.claim()).toBeUndefined();
  });

  test("purging deletes what is past its time, with CV and mail, and nothing else", async () => {
    const old = await store.keep(anApplication());
    later(10);
    const young = await store.keep(anEnquiry());
    later(24 * 60 - 5);
    expect(await store.pastTheirTime(1)).toEqual({ count: 1, oldest: expect.stringMatching(/^2026-11-/) });
    expect(await store.purge(1, "the server", clock.now())).toBe(1);
    expect(await store.find(old.id)).toEqual([]);
    expect(await store.cv(old.id)).toBeUndefined();
    expect((await store.list(["new"])).map(({ id }) => id)).toEqual([young.id]);
  });

  test("a mail is claimed by one worker alone, whichever process asks", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await store.keep(anEnquiry())).id));
    const other = openStore(place, clock);
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? store : other).mails.claim()),
    );
    // A claim that lost a race finds its mail later; none is ever given out twice.
    for (let claim = await store.mails.claim(); claim; claim = await store.mails.claim()) claims.push(claim);
    await other.close();
    const claimed = claims.flatMap((claim) => (claim ? [claim.submission.id] : []));
    expect(claimed.sort()).toEqual(ids.sort());
  });

  test("a claim whose worker died is taken over when it has run out, and the dead one's word counts no more", async () => {
    await store.keep(anEnquiry());
    const dead = await store.mails.claim();
    expect(await store.mails.claim()).toBeUndefined();
    later(3);
    const heir = await store.mails.claim();
    expect(heir).toMatchObject({ attempts: 2, firstTriedAt: dead?.firstTriedAt });
    if (!dead || !heir) throw new Error("no claim");
    await store.mails.notSent(dead, "late", undefined);
    expect(await store.list(["new"])).toMatchObject([{ mail: "unmailed" }]);
    await store.mails.sent(heir);
    expect(await store.list(["new"])).toMatchObject([{ mail: "sent" }]);
  });

  test("a mail given up stays visible and can be put back", async () => {
    await store.keep(anEnquiry());
    const mail = await store.mails.claim();
    if (!mail) throw new Error("no claim");
    await store.mails.notSent(mail, "550 no such mailbox", undefined);
    expect(await store.list(["new"])).toMatchObject([{ mail: "failed", mailError: "550 no such mailbox" }]);
    expect(await store.mails.claim()).toBeUndefined();
    expect(await store.mails.retry()).toBe(1);
    expect(await store.mails.claim()).toBeDefined();
  });

  test("a mail that waits for its next try can be sent at once", async () => {
    await store.keep(anEnquiry());
    const mail = await store.mails.claim();
    if (!mail) throw new Error("no claim");
    await store.mails.notSent(mail, "535 wrong password", 3_600_000);
    expect(await store.mails.claim()).toBeUndefined();
    expect(await store.mails.retry()).toBe(1);
    expect(await store.mails.claim()).toMatchObject({ attempts: 1 });
  });

  test("a mail that was to be tried while the clock was wrong is not put off for years", async () => {
    await store.keep(anEnquiry());
    clock.jump(366 * 24 * 60);
    const mail = await store.mails.claim();
    if (!mail) throw new Error("no claim");
    await store.mails.notSent(mail, "451 later", 60_000);
    clock.jump(-366 * 24 * 60);
    expect(await store.mails.claim()).toMatchObject({ attempts: 2 });
  });

  test("a claim made while the clock was wrong does not hold for years", async () => {
    await store.keep(anEnquiry());
    clock.jump(366 * 24 * 60);
    await store.mails.claim();
    clock.jump(-366 * 24 * 60);
    expect(await store.mails.claim()).toMatchObject({ attempts: 2 });
  });

  test("the mail of what is done already is not sent", async () => {
    const { id } = await store.keep(anEnquiry());
    await store.desk.change(id, "done", atTheTerminal);
    expect(await store.mails.claim()).toBeUndefined();
    expect(await store.list(["done"])).toMatchObject([{ id, state: "done" }]);
  });

  test("what was done by mistake can be made new again", async () => {
    const { id } = await store.keep(anEnquiry());
    await store.desk.change(id, "done", atTheTerminal);
    await store.desk.change(id, "reopen", atTheTerminal);
    expect(await store.list(["new"])).toMatchObject([{ id, state: "new" }]);
  });

  test("what the staff should know of a CV stays with it", async () => {
    const application = anApplication();
    if (application.kind !== "application") throw new Error("no application");
    await store.keep({ ...application, cv: { ...application.cv, mark: "carries JavaScript" } });
    expect(await store.list(["new"])).toMatchObject([{ cv: { mark: "carries JavaScript" } }]);
    expect(await store.mails.claim()).toMatchObject({ cv: { mark: "carries JavaScript" } });
  });

  test("eight processes that start at once on an empty store all find their tables", async () => {
    const fresh = await findPlace();
    const stores = Array.from({ length: 8 }, () => openStore(fresh.place, clock));
    await Promise.all(stores.map((one) => one.keep(anEnquiry())));
    expect(await stores[0]?.list(["new"])).toHaveLength(8);
    await Promise.all(stores.map((one) => one.close()));
    fresh.remove();
  });
});
