import { execFile, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { processClock } from "../../server/store/clock.ts";
import { inboxQueries } from "../../server/store/inbox-queries.ts";
import { openStore } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { anApplication, anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { openDatabase } from "./fixtures/open-database.ts";
import { pdfOf } from "./fixtures/sample-files.ts";
import { startPostgres } from "./fixtures/start-postgres.ts";
import { surroundings } from "./fixtures/start-process.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import { type Place, storePlaces } from "./fixtures/store-places.ts";
import { writeOut } from "./fixtures/write-out.ts";

const postgres = await startPostgres("-c fsync=off");
afterAll(() => postgres.remove());

/**
 * Whether any file of the database holds these letters, but for PostgreSQL's write-ahead log, which it recycles in its
 * own time (docs/operations.md says so). Another program looks: closing a file that SQLite has open in this process
 * would give up its locks.
 */
function holds(place: Place, letters: string): boolean {
  const folder = place.DATABASE_URL ? join(postgres.cluster, "base") : place.DATA_DIR;
  return spawnSync("grep", ["-r", "-q", "-a", "-F", letters, folder]).status === 0;
}

/** Runs the staff's command line as a person would. */
async function inbox(place: Place, ...words: string[]) {
  const environment = {
    ...surroundings,
    DATA_DIR: place.DATA_DIR,
    ...(place.DATABASE_URL && { DATABASE_URL: place.DATABASE_URL }),
  };
  return promisify(execFile)(process.execPath, [resolve("server/inbox.ts"), ...words], {
    env: environment,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

onEachStore(postgres, "erasing one person's data on %s", (_name, findPlace) => {
  test("leaves no trace of text, CV, name of the file or mail in the database's files, and nobody else's is touched", async () => {
    const { place, remove } = await findPlace();
    const store = openStore(place);
    const bytes = pdfOf(200_000, 77);
    bytes.write("in the middle of the CV", 100_000);
    const canary = "Kanhaiya Canary";
    const application = anApplication(bytes);
    if (application.kind !== "application") throw new Error("no application");
    const fields = { ...application.fields, firstName: canary };
    const cv = { ...application.cv, name: "kanhaiya-canary-cv.pdf" };
    const { id } = await store.keep({ ...application, fields, cv });
    const claimed = await store.mails.claim();
    if (claimed) await store.mails.notSent(claimed, `550 ${canary} unknown`, undefined);
    const other = await store.keep(anApplication(pdfOf(150_000, 78)));
    await writeOut(place);

    const traces = [canary, "kanhaiya-canary-cv", "in the middle of the CV"];
    expect(traces.filter((trace) => holds(place, trace))).toEqual(traces);

    const refused = await inbox(place, "erase", id.slice(0, 13));
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(`Delete the application of ${canary}`),
    });
    expect(await store.find(id)).toHaveLength(1);
    const erased = await inbox(place, "erase", id.slice(0, 13), "--yes");
    expect(erased).toMatchObject({ code: 0, said: expect.stringContaining("is erased") });
    expect(erased.said).toMatch(/mail/);
    await writeOut(place);

    expect(traces.filter((trace) => holds(place, trace))).toEqual([]);
    expect(await store.find(id)).toEqual([]);
    const { entries } = await store.record.read(1);
    expect(entries).toMatchObject([{ who: "the terminal", what: "erased it", submission: id, detail: "" }]);
    expect(await store.list(["new"])).toMatchObject([{ id: other.id, cv: { size: 150_000 } }]);
    expect((await store.cv(other.id))?.bytes.length).toBe(150_000);
    await store.close();
    remove();
  });

  test("is not over while another was erased during it", async () => {
    const { place, remove } = await findPlace();
    const clock = stoppedClock();
    const store = openStore(place, clock);
    const [one, other] = [await store.keep(anEnquiry()), await store.keep(anEnquiry())];
    const database = openDatabase(place);
    let times = 0;
    const eraseDeleted = async (longest: number) => {
      times += 1;
      const done = await database.eraseDeleted(longest);
      // By another process, before this one has noted that it is through.
      if (times === 1) await store.desk.erase(other.id, 0, { id: "asha", name: "Asha" });
      return done;
    };
    const inbox = inboxQueries(
      { ...database, eraseDeleted },
      (task) => task(),
      processClock(clock.now),
      3_000,
    );
    await inbox.erase(one.id);
    expect(times).toBe(2);
    await inbox.finishErasing();
    expect(times).toBe(2);
    await database.db.destroy();
    await store.close();
    remove();
  });

  test("says that a mail of it lies in the staff's mailboxes", async () => {
    const { place, remove } = await findPlace();
    const store = openStore(place);
    const { id } = await store.keep(anEnquiry());
    const mail = await store.mails.claim();
    if (mail) await store.mails.sent(mail);
    expect((await inbox(place, "erase", id, "--yes")).said).toContain("delete it from their mailboxes too");
    await store.close();
    remove();
  });
});

test("an erasure on PostgreSQL keeps nobody waiting for a table that is held or takes long, and is finished later", {
  tags: ["postgresql"],
}, async () => {
  const [, findPlace] = storePlaces(postgres)[1] ?? [];
  const { place } = (await findPlace?.()) ?? expect.fail("no place");
  const store = openStore(place, { longestBlocked: 1 });
  const canary = "Kanhaiya Canary";
  const { id } = await store.keep(anEnquiry({ name: canary }));
  const other = await store.keep(anEnquiry({ message: "Hoardings in Bhilai" }));
  await store.desk.fillIndex();
  await writeOut(place);
  expect(holds(place, canary)).toBe(true);

  // Another program reads the tables just then, as a dump does.
  const reader = new pg.Client({ connectionString: place.DATABASE_URL });
  await reader.connect();
  await reader.query("BEGIN; LOCK TABLE submissions, cvs IN ACCESS SHARE MODE");
  expect(await store.desk.erase(id, 0, { id: "asha", name: "Asha" })).toEqual({ done: true });
  const finished = store.finishErasing();
  const fresh = await Promise.all(Array.from({ length: 30 }, () => store.keep(anApplication(pdfOf(2_000)))));
  expect(fresh).toHaveLength(30);
  await reader.query("ROLLBACK");
  await reader.end();
  expect(await finished).toBe(false);

  const found = await store.desk.list(listQuery.parse({ q: "bhilai" }));
  expect(found.lines.map((line) => line.id)).toEqual([other.id]);
  await store.close();
  const later = openStore(place);
  expect(await later.finishErasing()).toBe(true);
  await writeOut(place);
  expect(holds(place, canary)).toBe(false);
  const indexes = await later.pool?.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'submissions_by_words'::regclass",
  );
  expect(indexes?.rows).toEqual([{ indisvalid: true }]);
  await later.close();
});

test("an erasure that was cut short is finished later", async () => {
  const [, findPlace] = storePlaces(postgres)[0] ?? [];
  const found = await findPlace?.();
  if (!found) throw new Error("no place");
  const store = openStore(found.place);
  const { id } = await store.keep(anEnquiry({ name: "Kanhaiya Canary" }));
  // Another program reads the log of changes, so that its old pages cannot be overwritten, until that was tried once.
  const reader = new DatabaseSync(join(found.place.DATA_DIR, "chowk-360.sqlite"));
  reader.exec("BEGIN; SELECT count(*) FROM submissions");
  const database = openDatabase(found.place);
  await database.migrate();
  const refused: unknown[] = [];
  const eraseDeleted = (longest: number) =>
    database.eraseDeleted(longest).catch((error: unknown) => {
      refused.push(error);
      reader.exec("ROLLBACK");
      throw error;
    });
  const inbox = inboxQueries(
    { ...database, eraseDeleted },
    (task) => task(),
    processClock(() => new Date()),
    3_000,
  );
  await inbox.erase(id);
  expect(refused).toHaveLength(1);
  expect(holds(found.place, "Kanhaiya Canary")).toBe(false);
  reader.close();
  await database.db.destroy();
  await store.close();
  found.remove();
});
