import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { makeApplication, makeEnquiry } from "../../tests/server/fixtures/make-submission.ts";
import { isSqliteStore, noteCopy } from "./data-folder.ts";
import { StoreUnavailableError } from "./database.ts";
import { findDamage } from "./sqlite.ts";
import { openStore, type Store } from "./store.ts";

let folder: string;
let file: string;
let store: Store;
const damages: Error[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "chowk-sqlite-"));
  file = join(folder, "chowk-360.sqlite");
  damages.length = 0;
  store = openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, {}, (damage) => damages.push(damage));
  return async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
});

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Another program on the same file. */
const openAnother = () => new DatabaseSync(file);

test("opening a store creates it in the folder, with files that only their owner may read", async () => {
  const newFolder = join(folder, "new", "data");
  expect(isSqliteStore(newFolder)).toBe(false);
  const newStore = openStore({ DATA_DIR: newFolder, DATABASE_URL: undefined });
  await newStore.keep(makeEnquiry());
  expect(isSqliteStore(newFolder)).toBe(true);
  expect(mode(newFolder)).toBe("700");
  for (const name of readdirSync(newFolder))
    expect([name, mode(join(newFolder, name))]).toEqual([name, "600"]);
  await newStore.close();
});

test("the error about an unusable folder names the folder and the setting", () => {
  const [file, lockedFolder] = [join(folder, "taken"), join(folder, "locked")];
  writeFileSync(file, "");
  expect(() => openStore({ DATA_DIR: file, DATABASE_URL: undefined })).toThrow(
    /^DATA_DIR: ".*taken" cannot hold the submissions \(.*EEXIST/,
  );
  mkdirSync(lockedFolder);
  symlinkSync("chowk-360.sqlite", join(lockedFolder, "chowk-360.sqlite"));
  expect(() => isSqliteStore(lockedFolder)).toThrow(/^DATA_DIR: ".*locked" cannot be read \(ELOOP/);
});

test.each<[string, () => void]>([
  ["moved", () => renameSync(file, `${file}.away`)],
  ["replaced", () => renameSync(join(folder, "other"), file)],
  ["parted from the log of its changes", () => rmSync(`${file}-wal`)],
])(
  "a database that is %s while in use accepts nothing more, but doesn't count as damaged",
  async (_how, change) => {
    await store.keep(makeEnquiry());
    await store.ready();
    writeFileSync(join(folder, "other"), "x".repeat(1_000_000));
    change();
    await expect(store.ready()).rejects.toMatchObject({ code: "MOVED" });
    await expect(store.keep(makeEnquiry())).rejects.toMatchObject({ cause: { code: "MOVED" } });
    expect(damages).toEqual([]);
  },
);

test("a database emptied in place counts as damaged and accepts nothing more, though it is still in memory", async () => {
  const copy = join(folder, "copy.sqlite");
  await store.backup?.(copy);
  noteCopy(folder, copy);
  await store.keep(makeEnquiry());
  await store.ready();
  truncateSync(file);
  await expect(store.ready()).rejects.toThrow(`${file} is damaged (it had `);
  await expect(store.keep(makeEnquiry())).rejects.toThrow(`${file} is damaged`);
  await expect(store.inbox.list(["new"])).rejects.toThrow(`${file} is damaged`);
  expect(damages.map(({ message }) => message)).toEqual([expect.stringContaining(copy)]);
});

test("the daily check finds damage, and from then on nothing is accepted", async () => {
  await store.keep(makeEnquiry());
  await store.check();
  expect(damages).toEqual([]);
  await store.close();
  const connection = openAnother();
  connection.enableDefensive(false);
  connection.exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'cvs'");
  connection.close();
  store = openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, {}, (damage) => damages.push(damage));
  await store.check();
  expect(damages).toMatchObject([{ name: "StoreDamagedError" }]);
  await expect(store.keep(makeEnquiry())).rejects.toThrow(`${file} is damaged`);
});

test("a backup has every row of every table, is readable by its owner only, and replaces an unfinished one", async () => {
  const { id } = await store.keep(makeApplication());
  await store.keep(makeEnquiry());
  await store.submissions.note(id, { id: "note", text: "Calls back" }, { id: "asha", name: "Asha" });
  await store.submissions.fillIndex();
  const copies = join(folder, "copies");
  mkdirSync(copies);
  writeFileSync(join(copies, "copy.sqlite.unfinished"), "half a copy");
  await store.backup?.(join(copies, "copy.sqlite"));
  expect(readdirSync(copies)).toEqual(["copy.sqlite"]);
  expect(mode(join(copies, "copy.sqlite"))).toBe("600");
  const contents = (path: string) => {
    const database = new DatabaseSync(path, { readOnly: true });
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all();
    const rows = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
    database.close();
    return Object.fromEntries(rows);
  };
  const copyContents = contents(join(copies, "copy.sqlite"));
  expect(copyContents).toEqual(contents(file));
  const counts = ["submissions", "cvs", "notes", "outbox", "desk_record"].map(
    (name) => copyContents[name].length,
  );
  expect(counts).toEqual([2, 1, 1, 2, 1]);
});

test("a backup that is damaged or has no folder fails with a reason and leaves no file", async () => {
  const copy = join(folder, "copy.sqlite");
  await expect(store.backup?.(join(folder, "nowhere", "copy.sqlite"))).rejects.toThrow("ENOENT");
  await store.close();
  const connection = openAnother();
  connection.enableDefensive(false);
  connection.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, 'seen_at TEXT', 'seen_at TEXT NOT NULL') WHERE name = 'store_state'`);
  connection.close();
  store = openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  await expect(store.backup?.(copy)).rejects.toThrow(
    "the copy is damaged: NULL value in store_state.seen_at",
  );
  expect(readdirSync(folder).filter((name) => name.startsWith("copy"))).toEqual([]);
});

test.each([11, 26, 11 | (1 << 8)])(
  "SQLite's damage code %i is found however deep the error lies, and the available backup is named",
  (errcode) => {
    const find = () => {
      const cause = Object.assign(new Error("database disk image is malformed"), { errcode });
      return findDamage(new StoreUnavailableError("the store cannot be used just now", { cause }), folder)
        ?.message;
    };
    expect(find()).toMatch(/is damaged \(database disk image is malformed\).*None is known here/);
    const copy = join(folder, "copy.sqlite");
    noteCopy(folder, copy);
    // The copy itself may be gone by now.
    expect(find()).toContain("None is known here");
    writeFileSync(copy, "");
    expect(find()).toContain(`The newest known here is ${copy}, of 20`);
  },
);
