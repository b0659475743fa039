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
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { type FindPlace, type Place, storePlaces } from "./fixtures/store-places.ts";
import { writeOut } from "./fixtures/write-out.ts";

const postgres = sharedPostgres();
const [[, onSqlite], [, onPostgres]] = storePlaces(postgres) as [[string, FindPlace], [string, FindPlace]];
const canary = "Kanhaiya Canary";
const asha = { id: "asha", name: "Asha" };

/** A new store, which is removed when the test is over. */
async function findStore(findPlace: FindPlace, times = {}) {
  const { place, remove } = await findPlace();
  onTestFinished(remove);
  const store = openStore(place, times);
  onTestFinished(() => store.close());
  return { place, store };
}

/** The folder of a database's own files; PostgreSQL's write-ahead log is recycled in its own time (docs/operations.md). */
async function filesOf({ DATABASE_URL, DATA_DIR }: Place): Promise<string> {
  if (!DATABASE_URL) return DATA_DIR;
  await writeOut({ DATABASE_URL });
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
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
async function tracesOf(place: Place, ...words: string[]): Promise<string[]> {
  const folder = await filesOf(place);
  return words.filter((word) => spawnSync("grep", ["-r", "-q", "-a", "-F", word, folder]).status === 0);
}

onEachStore(postgres, "on %s", (_name, findPlace) => {
  test("an erasure leaves no trace of text, CV, notes, mail or search words in any file, and touches nobody else's data", async () => {
    const { place, store } = await findStore(findPlace);
    const bytes = pdfOf(200_000, 77);
    bytes.write("in the middle of the CV", 100_000);
    const given = anApplication(bytes, { firstName: canary, phone: "+91 98260 77431" });
    if (given.kind !== "application") throw new Error("no application");
    const { id } = await store.keep({ ...given, cv: { ...given.cv, name: "kanhaiya-canary-cv.pdf" } });
    const mail = (await store.mails.claim()) ?? expect.fail("nothing due");
    await store.mails.markUnsent(mail, "550 unknown-mailbox", undefined);
    await store.submissions.note(id, { id: "note", text: "promised-showreel" }, asha);
    const other = await store.keep(anApplication(pdfOf(150_000, 78)));
    await store.mails.markSent((await store.mails.claim()) ?? expect.fail("nothing due"));
    await store.submissions.fillIndex();
    const traces = [canary, "kanhaiya", "98260 77431", "9826077431", "kanhaiya-canary-cv"];
    traces.push("in the middle of the CV", "unknown-mailbox", "promised-showreel");
    expect(await tracesOf(place, ...traces)).toEqual(traces);

    const confirm = vi.fn(async (_question: string) => {});
    const context = { store, options: {}, environment: readEnvironment({}), endWith: () => {}, confirm };
    const erase = (which: string) => commands.erase?.(context, [which]);
    confirm.mockRejectedValueOnce("no");
    await expect(erase(id.slice(0, 13))).rejects.toBe("no");
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining(`Delete the application of ${canary}`));
    expect(await store.find(id)).toHaveLength(1);
    expect(await erase(id.slice(0, 13))).toMatch(/is erased.*It was not mailed/);

    expect(await tracesOf(place, ...traces)).toEqual([]);
    expect(await store.find(id)).toEqual([]);
    const { entries } = await store.record.read(1);
    expect(entries[0]).toMatchObject({ who: "the terminal", what: "erased it", submission: id, detail: "" });
    expect(JSON.stringify(entries)).not.toContain(canary);
    expect(await store.list(["new"])).toMatchObject([{ id: other.id, cv: { size: 150_000 } }]);
    expect((await store.cv(other.id))?.bytes.length).toBe(150_000);
    expect(await erase(other.id)).toContain("delete it from their mailboxes too");
  });
});

test("an erasure is repeated after an older backup is restored, before anything is mailed or shown", async () => {
  const { place, store } = await findStore(onSqlite);
  const { id: goes } = await store.keep(anEnquiry());
  const { id: stays } = await store.keep(anApplication());
  const copies = join(place.DATA_DIR, "copies");
  mkdirSync(copies);
  await store.backup?.(join(copies, "chowk-360.sqlite"));
  await store.erase(goes);
  copyFileSync(join(place.DATA_DIR, "erased.txt"), join(copies, "erased.txt"));
  const back = openStore({ DATA_DIR: copies });
  onTestFinished(() => back.close());
  expect((await back.mails.claim())?.submission.id).toBe(stays);
  expect(await back.mails.claim()).toBeUndefined();
  expect(await back.list(["new"])).toMatchObject([{ id: stays }]);
  expect((await back.record.read(1)).entries).toMatchObject([
    { who: "the server", what: "erased it", submission: goes, detail: expect.stringMatching(/^again, /) },
  ]);
});

test("an enquiry sent again after its erasure stays, however often the server restarts", async () => {
  const { place, store } = await findStore(onSqlite);
  const enquiry = anEnquiry();
  await store.keep(enquiry);
  await store.erase(enquiry.id);
  const { id } = await store.keep(enquiry);
  const again = openStore(place);
  onTestFinished(() => again.close());
  expect(await again.list(["new"])).toMatchObject([{ id }]);
});

test("an interrupted erasure is finished later", async () => {
  const { place, store } = await findStore(onSqlite);
  const { id } = await store.keep(anEnquiry({ name: canary }));
  // Another program reads the log of changes, so that its old pages cannot be overwritten, until that was tried once.
  const reader = new DatabaseSync(join(place.DATA_DIR, "chowk-360.sqlite"));
  reader.exec("BEGIN; SELECT count(*) FROM submissions");
  expect(await store.submissions.erase(id, 0, asha)).toEqual({ done: true });
  expect(await tracesOf(place, canary)).toEqual([canary]);
  reader.close();
  expect(await store.finishErasing()).toBe(true);
  expect(await tracesOf(place, canary)).toEqual([]);
});

test("an erasure on PostgreSQL does not block on a locked or large table, and is finished later", {
  tags: ["postgresql"],
}, async () => {
  const { place, store } = await findStore(onPostgres, { longestBlocked: 1 });
  const { id } = await store.keep(anEnquiry({ name: canary }));
  const other = await store.keep(anEnquiry({ message: "Hoardings in Bhilai" }));
  await store.submissions.fillIndex();
  expect(await tracesOf(place, canary)).toEqual([canary]);

  // Another program reads the tables just then, as a dump does.
  const reader = new pg.Client({ connectionString: place.DATABASE_URL });
  await reader.connect();
  await reader.query("BEGIN; LOCK TABLE submissions, cvs IN ACCESS SHARE MODE");
  expect(await store.submissions.erase(id, 0, asha)).toEqual({ done: true });
  const finished = store.finishErasing();
  const fresh = await Promise.all(Array.from({ length: 30 }, () => store.keep(anApplication(pdfOf(2_000)))));
  expect(fresh).toHaveLength(30);
  await reader.query("ROLLBACK");
  await reader.end();
  expect(await finished).toBe(false);

  const { lines } = await store.submissions.list(listQuery.parse({ q: "bhilai" }));
  expect(lines.map((line) => line.id)).toEqual([other.id]);
  const later = openStore(place);
  onTestFinished(() => later.close());
  expect(await later.finishErasing()).toBe(true);
  expect(await tracesOf(place, canary)).toEqual([]);
  const indexes = await later.pool?.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'submissions_by_words'::regclass",
  );
  expect(indexes?.rows).toEqual([{ indisvalid: true }]);
});
