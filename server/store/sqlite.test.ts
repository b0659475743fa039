import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { noteCopy } from "./last-copy.ts";
import { findDamage, isSqliteStore, openSqlite, readSnapshot } from "./sqlite.ts";
import { openStore, type Store } from "./store.ts";
import { StoreUnavailable } from "./with-retry.ts";

let folder: string;
let file: string;
let store: Store;
const told: unknown[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "chowk-sqlite-"));
  file = join(folder, "chowk-360.sqlite");
  told.length = 0;
  store = openStore({ DATA_DIR: folder }, {}, (damage) => told.push(damage));
  return async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
});

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const count = (database: DatabaseSync) => database.prepare("SELECT count(*) AS n FROM submissions").get()?.n;
/** Another program on the same file. */
const another = () => new DatabaseSync(file);

test("a folder holds a store once one was opened there, in files that only their owner may read", async () => {
  const fresh = join(folder, "new", "data");
  expect(isSqliteStore(fresh)).toBe(false);
  const opened = openStore({ DATA_DIR: fresh });
  await opened.keep(anEnquiry());
  expect(isSqliteStore(fresh)).toBe(true);
  expect(mode(fresh)).toBe("700");
  for (const name of readdirSync(fresh)) expect([name, mode(join(fresh, name))]).toEqual([name, "600"]);
  await opened.close();
  expect(readdirSync(fresh)).toEqual(["chowk-360.sqlite"]);
});

test("a folder that can hold no store is named, with the setting that names it", () => {
  const taken = join(folder, "taken");
  writeFileSync(taken, "");
  expect(() => openStore({ DATA_DIR: taken })).toThrow(
    expect.objectContaining({
      name: "DataFolderError",
      message: expect.stringMatching(/^DATA_DIR: ".*taken" cannot hold the submissions \(.*EEXIST/),
    }),
  );
});

test("a store that cannot be read is said to be so, and not taken for none", () => {
  const locked = join(folder, "locked");
  mkdirSync(locked);
  symlinkSync("chowk-360.sqlite", join(locked, "chowk-360.sqlite"));
  expect(() => isSqliteStore(locked)).toThrow(
    expect.objectContaining({
      name: "DataFolderError",
      message: expect.stringMatching(/^DATA_DIR: ".*locked" cannot be read \(ELOOP/),
    }),
  );
});

test("a store that another program holds as it starts is ready as soon as it is free", async () => {
  const other = another();
  other.exec("BEGIN EXCLUSIVE");
  const keeping = store.keep(anEnquiry());
  other.exec("ROLLBACK");
  await keeping;
  expect(count(other)).toBe(1);
  other.close();
});

test.each<[string, () => void]>([
  ["before its first use", () => {}],
  ["while it is used", () => store.keep(anEnquiry())],
])(
  "a file that is moved away %s takes nothing more, which is no damage, and back in its place it does",
  async (_when, use) => {
    await use();
    renameSync(file, `${file}.away`);
    await expect(store.keep(anEnquiry())).rejects.toMatchObject({ cause: { code: "MOVED" } });
    await expect(store.ready()).rejects.toMatchObject({ code: "MOVED" });
    expect(told).toEqual([]);
    renameSync(`${file}.away`, file);
    await store.keep(anEnquiry());
    await store.ready();
  },
);

test("a store that was ready a moment ago is not once the newest part of it is gone", async () => {
  await store.keep(anEnquiry());
  await store.ready();
  rmSync(`${file}-wal`);
  await expect(store.ready()).rejects.toMatchObject({
    message: expect.stringContaining(`${file}-wal was moved`),
  });
});

test("the space that is free is that of the folder's disk", async () => {
  const database = openSqlite(folder);
  const { blocks, bsize } = await statfs(folder);
  const free = await database.freeSpace?.();
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(blocks * bsize);
  await database.db.destroy();
});

test("while another writes, a transaction fails before it has done anything, and may be tried again", async () => {
  const database = openSqlite(folder);
  await database.migrate();
  const other = another();
  other.exec("BEGIN IMMEDIATE");
  let begun = false;
  const work = database.db.transaction().execute(async () => {
    begun = true;
  });
  const refused = await work.catch((error: unknown) => error);
  expect([database.isTransient(refused), begun]).toEqual([true, false]);
  other.close();
  await database.db.destroy();
});

test("of a transaction that SQLite itself has taken back, the cause is told, and the next goes well", async () => {
  const { db, migrate } = openSqlite(folder);
  await migrate();
  const work = db.transaction().execute(async (on) => {
    await on.updateTable("store_state").set({ tried_at: "never" }).execute();
    await sql`INSERT OR ROLLBACK INTO store_state (id) VALUES (1)`.execute(on);
  });
  await expect(work).rejects.toThrow("UNIQUE constraint failed: store_state.id");
  const next = db.transaction().execute((on) => on.selectFrom("store_state").select("tried_at").execute());
  expect(await next).toEqual([{ tried_at: null }]);
  await db.destroy();
});

test("nobody can change how the tables are made, once they are", async () => {
  const { db, migrate } = openSqlite(folder);
  await migrate();
  await sql`PRAGMA writable_schema = ON`.execute(db);
  await expect(sql`UPDATE sqlite_schema SET sql = ''`.execute(db)).rejects.toThrow("may not be modified");
  await db.destroy();
});

test("traces are not overwritten while another reads the log, and that may be tried again", async () => {
  const database = openSqlite(folder);
  await store.keep(anEnquiry());
  const other = another();
  other.exec("BEGIN");
  expect(count(other)).toBe(1);
  const refused = await database.eraseDeleted(0).catch((error: unknown) => error);
  expect(database.isTransient(refused)).toBe(true);
  other.exec("ROLLBACK");
  expect(await database.eraseDeleted(0)).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
  other.close();
  await database.db.destroy();
});

test("a snapshot shows what there was, whatever comes later, and can't be written to", async () => {
  await store.keep(anEnquiry());
  const snapshot = readSnapshot(folder);
  expect(count(snapshot)).toBe(1);
  await store.keep(anEnquiry());
  expect(count(snapshot)).toBe(1);
  expect(() => snapshot.exec("DELETE FROM submissions")).toThrow("readonly");
  snapshot.close();
});

test("a copy is whole, readable by its owner alone, and takes the place of one that was broken off", async () => {
  await store.keep(anEnquiry());
  const copies = join(folder, "copies");
  mkdirSync(copies);
  writeFileSync(join(copies, "copy.sqlite.unfinished"), "half a copy");
  await store.backup?.(join(copies, "copy.sqlite"));
  expect(readdirSync(copies)).toEqual(["copy.sqlite"]);
  expect(mode(join(copies, "copy.sqlite"))).toBe("600");
  const copy = new DatabaseSync(join(copies, "copy.sqlite"));
  expect(count(copy)).toBe(1);
  copy.close();
});

test("a copy that lacks what its tables ask for gets no name, and says what", async () => {
  await store.keep(anEnquiry());
  await store.close();
  const other = another();
  other.enableDefensive(false);
  other.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, 'seen_at TEXT', 'seen_at TEXT NOT NULL') WHERE name = 'store_state'`);
  other.close();
  store = openStore({ DATA_DIR: folder });
  const copying = store.backup?.(join(folder, "copy.sqlite"));
  await expect(copying).rejects.toThrow("the copy is damaged: NULL value in store_state.seen_at");
  expect(readdirSync(folder).filter((name) => name.startsWith("copy"))).toEqual([]);
});

test("a copy into a folder that isn't there is refused", async () => {
  await expect(store.backup?.(join(folder, "nowhere", "copy.sqlite"))).rejects.toThrow("ENOENT");
});

test.each([11, 26, 11 | (1 << 8)])(
  "damage is found however deep it lies (code %i), and the copy there is named",
  (errcode) => {
    const found = () => {
      const cause = Object.assign(new Error("database disk image is malformed"), { errcode });
      return findDamage(new StoreUnavailable("the store cannot be used just now", { cause }), folder);
    };
    expect(found()).toMatchObject({
      name: "StoreDamaged",
      cause: { errcode },
      message: expect.stringMatching(/None is known here: look where `npm run inbox -- backup`/),
    });
    expect(found()?.message).toContain(`${file} is damaged (database disk image is malformed)`);
    const copy = join(folder, "copy.sqlite");
    noteCopy(folder, copy);
    // The copy itself may be gone by now.
    expect(found()?.message).toContain("None is known here");
    writeFileSync(copy, "");
    expect(found()?.message).toContain(`The newest known here is ${copy}, of 20`);
  },
);

test.each([
  new Error("lost"),
  Object.assign(new Error("database is locked"), { errcode: 5 }),
  "lost",
  undefined,
])("%s is no damage", (error) => {
  expect(findDamage(error, folder)).toBeUndefined();
});
