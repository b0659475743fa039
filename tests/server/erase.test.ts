import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { readEnvironment } from "../../server/environment.ts";
import { commands } from "../../server/inbox/commands.ts";
import { openStore } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "./fixtures/make-submission.ts";
import { makePdf } from "./fixtures/sample-files.ts";
import { type CreateLocation, type Location, listLocations } from "./fixtures/store-locations.ts";

const postgres = getPostgres();
const [[, onSqlite], [, onPostgres]] = listLocations(postgres) as [
  [string, CreateLocation],
  [string, CreateLocation],
];
const canary = "Kanhaiya Canary";
const asha = { id: "asha", name: "Asha" };

/** A new store, which is removed when the test is over. */
async function findStore(createLocation: CreateLocation, times = {}) {
  const { location, remove } = await createLocation();
  onTestFinished(remove);
  const store = openStore(location, times);
  onTestFinished(() => store.close());
  return { location, store };
}

/** The folder of a database's own files; PostgreSQL's write-ahead log is recycled in its own time (docs/operations.md). */
async function filesOf({ DATABASE_URL, DATA_DIR }: Location): Promise<string> {
  if (!DATABASE_URL) return DATA_DIR;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  // Also into its statistics.
  await client.query("ANALYZE");
  await client.query("CHECKPOINT");
  const { rows } = await client.query(
    "SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database WHERE datname = current_database()",
  );
  await client.end();
  return rows[0].folder;
}

/**
 * Those of the words that stand in any file of the database. Another program looks: closing a file that SQLite has open in
 * this process would give up its locks.
 */
async function findTraces(location: Location, ...words: string[]): Promise<string[]> {
  const folder = await filesOf(location);
  return words.filter((word) => spawnSync("grep", ["-r", "-q", "-a", "-F", word, folder]).status === 0);
}

describeStores(postgres, "on %s", (_name, createLocation) => {
  test("a block keeps the sender's next message apart, and goes with what it was set on", async () => {
    const { store } = await findStore(createLocation);
    const keep = async () => (await store.keep(makeEnquiry({ phone: "98260 77431" }))).id;
    const first = await keep();
    await store.submissions.change(first, { change: "block", on: true }, asha);
    const second = await keep();
    expect(await store.inbox.list(["blocked"])).toMatchObject([{ id: second }]);
    await store.inbox.erase(first);
    const third = await keep();
    expect(await store.inbox.list(["new"])).toMatchObject([{ id: third }]);
  });

  test("an erasure leaves no trace of text, CV, notes, mail or search words in any file, and touches nobody else's data", async () => {
    const { location, store } = await findStore(createLocation);
    const bytes = makePdf(200_000, 77);
    bytes.write("in the middle of the CV", 100_000);
    const fields = { firstName: canary, phone: "+91 98260 77431" };
    const { id } = await store.keep(makeApplication(bytes, fields, { name: "kanhaiya-canary-cv.pdf" }));
    const mail = (await store.mails.claim()) ?? expect.fail("nothing due");
    await store.mails.markUnsent(mail, "550 unknown-mailbox", undefined);
    await store.submissions.note(id, { id: "note", text: "promised-showreel" }, asha);
    const otherSubmission = await store.keep(makeApplication(makePdf(150_000, 78)));
    await store.mails.markSent((await store.mails.claim()) ?? expect.fail("nothing due"));
    await store.submissions.fillIndex();
    const needles = [canary, "kanhaiya", "98260 77431", "9826077431", "kanhaiya-canary-cv"];
    needles.push("in the middle of the CV", "unknown-mailbox", "promised-showreel");
    expect(await findTraces(location, ...needles)).toEqual(needles);

    const confirm = vi.fn(async (_question: string) => {});
    const context = { store, options: {}, environment: readEnvironment({}), endWith: () => {}, confirm };
    const erase = (submissionId: string) => commands.erase?.(context, [submissionId]);
    confirm.mockRejectedValueOnce("no");
    await expect(erase(id.slice(0, 13))).rejects.toBe("no");
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining(`Delete the application of ${canary}`));
    expect(await store.inbox.find(id)).toHaveLength(1);
    expect(await erase(id.slice(0, 13))).toMatch(/is erased.*It was not mailed/);

    expect(await findTraces(location, ...needles)).toEqual([]);
    expect(await store.inbox.find(id)).toEqual([]);
    const { entries } = await store.record.read(1);
    expect(entries[0]).toMatchObject({ who: "the terminal", what: "erased it", submission: id });
    expect(JSON.stringify(entries)).not.toContain(canary);
    expect(await store.inbox.list(["new"])).toMatchObject([
      { id: otherSubmission.id, cv: { size: 150_000 } },
    ]);
    expect((await store.inbox.cv(otherSubmission.id))?.bytes.length).toBe(150_000);
    expect(await erase(otherSubmission.id)).toContain("delete it from their mailboxes too");
  });

  test("a CV that is erased alone leaves no trace of its content or name, and what was sent beside it stays", async () => {
    const { location, store } = await findStore(createLocation);
    const bytes = makePdf(200_000, 77);
    bytes.write("in the middle of the CV", 100_000);
    const submission = makeApplication(bytes, { firstName: canary });
    if (submission.kind !== "application") throw new Error("no application");
    const { id } = await store.keep({ ...submission, cv: { ...submission.cv, name: "showreel-cv.pdf" } });
    await store.submissions.fillIndex();
    const needles = ["in the middle of the CV", "showreel"];
    expect(await findTraces(location, ...needles)).toEqual(needles);
    expect(await store.submissions.change(id, { change: "erase CV" }, asha)).toEqual({ done: true });
    await store.submissions.fillIndex();
    expect(await store.inbox.finishErasing()).toBe(true);
    expect(await findTraces(location, ...needles, canary)).toEqual([canary]);
  });
});

/** Makes a backup, has something erased, and restores the backup; tells how to open what was restored. */
async function eraseAndRestore(
  { location, store }: Awaited<ReturnType<typeof findStore>>,
  erase: () => Promise<unknown>,
) {
  const copies = join(location.DATA_DIR, "copies");
  mkdirSync(copies);
  await store.backup?.(join(copies, "chowk-360.sqlite"));
  await erase();
  copyFileSync(join(location.DATA_DIR, "erased.txt"), join(copies, "erased.txt"));
  return () => {
    const restored = openStore({ DATA_DIR: copies });
    onTestFinished(() => restored.close());
    return restored;
  };
}

test("an erasure is repeated after an older backup is restored, before anything is mailed or shown", async () => {
  const found = await findStore(onSqlite);
  const { id: erasedId } = await found.store.keep(makeEnquiry());
  const { id: remainingId } = await found.store.keep(makeApplication());
  const restoredStore = (
    await eraseAndRestore(found, async () => {
      await found.store.submissions.change(remainingId, { change: "erase CV" }, asha);
      await found.store.inbox.erase(erasedId);
    })
  )();
  expect((await restoredStore.mails.claim())?.submission.id).toBe(remainingId);
  expect(await restoredStore.mails.claim()).toBeUndefined();
  expect(await restoredStore.inbox.list(["new"])).toMatchObject([{ id: remainingId, cv: undefined }]);
  expect((await restoredStore.record.read(1)).entries).toMatchObject([
    { who: "the server", what: "erased its CV", submission: remainingId },
    { who: "the server", what: "erased it", submission: erasedId, detail: expect.stringMatching(/^again, /) },
  ]);
});

test("an enquiry that was erased, sent again from the same page and erased again doesn't come back with a copy from in between", async () => {
  const found = await findStore(onSqlite);
  const enquiry = makeEnquiry();
  await found.store.keep(enquiry);
  await found.store.inbox.erase(enquiry.id);
  await found.store.keep(enquiry);
  const open = await eraseAndRestore(found, () => found.store.inbox.erase(enquiry.id));
  const restoredStore = open();
  expect(await restoredStore.inbox.list(["new"])).toEqual([]);
  const { id } = await restoredStore.keep(enquiry);
  expect(await open().inbox.list(["new"])).toMatchObject([{ id }]);
});

test("an interrupted erasure is finished later", async () => {
  const { location, store } = await findStore(onSqlite);
  const { id } = await store.keep(makeEnquiry({ name: canary }));
  // Another program reads the log of changes, so that its old pages cannot be overwritten, until that was tried once.
  const reader = new DatabaseSync(join(location.DATA_DIR, "chowk-360.sqlite"));
  reader.exec("BEGIN; SELECT count(*) FROM submissions");
  expect(await store.submissions.erase(id, 0, asha)).toEqual({ done: true });
  expect(await findTraces(location, canary)).toEqual([canary]);
  reader.close();
  expect(await store.inbox.finishErasing()).toBe(true);
  expect(await findTraces(location, canary)).toEqual([]);
});

test("an erasure on PostgreSQL leaves no trace either while something else works in another database of the server", {
  tags: ["postgresql"],
}, async () => {
  const { location, store } = await findStore(onPostgres);
  const { id } = await store.keep(makeEnquiry({ name: canary }));
  const other = new pg.Client({ connectionString: await postgres.createDatabase() });
  await other.connect();
  await other.query("BEGIN; SELECT pg_current_xact_id()");
  const erased = store.inbox.erase(id);
  for (let count = 0; count < 20; count += 1) await store.keep(makeEnquiry());
  await other.query("COMMIT");
  await other.end();
  await erased;
  expect(await findTraces(location, canary)).toEqual([]);
});

test("an erasure on PostgreSQL does not block on a locked or large table, and is finished later", {
  tags: ["postgresql"],
}, async () => {
  const { location, store } = await findStore(onPostgres, { longestBlocked: 1 });
  const { id } = await store.keep(makeEnquiry({ name: canary }));
  const otherSubmission = await store.keep(makeEnquiry({ message: "Hoardings in Bhilai" }));
  await store.submissions.fillIndex();
  expect(await findTraces(location, canary)).toEqual([canary]);

  // Another program reads the tables just then, as a dump does.
  const reader = new pg.Client({ connectionString: location.DATABASE_URL });
  await reader.connect();
  await reader.query("BEGIN; LOCK TABLE submissions, cvs IN ACCESS SHARE MODE");
  expect(await store.submissions.erase(id, 0, asha)).toEqual({ done: true });
  const finished = store.inbox.finishErasing();
  // One after another: of many at once, the last would wait for a connection, not for the table.
  for (let count = 0; count < 5; count += 1) await store.keep(makeApplication(makePdf(2_000)));
  await reader.query("ROLLBACK");
  await reader.end();
  expect(await finished).toBe(false);

  const { lines } = await store.submissions.list(listQuery.parse({ q: "bhilai" }));
  expect(lines.map((line) => line.id)).toEqual([otherSubmission.id]);
  const laterStore = openStore(location, { longestBlocked: Number.POSITIVE_INFINITY });
  onTestFinished(() => laterStore.close());
  expect(await laterStore.inbox.finishErasing()).toBe(true);
  expect(await findTraces(location, canary)).toEqual([]);
  const indexes = await laterStore.pool?.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'submissions_by_words'::regclass",
  );
  expect(indexes?.rows).toEqual([{ indisvalid: true }]);
});
