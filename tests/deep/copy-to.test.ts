// @module-tag postgresql
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { copyTo } from "../../server/inbox/copy-to.ts";
import { copiedTables } from "../../server/store/copy/copied-tables.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { anApplication, anEnquiry } from "../server/fixtures/new-submissions.ts";
import { pdfOf } from "../server/fixtures/sample-files.ts";
import { sharedPostgres } from "../server/fixtures/shared-postgres.ts";
import { temporaryFolder } from "../server/fixtures/start-app.ts";

const postgres = sharedPostgres();

describe("moving the inbox from its folder to PostgreSQL", () => {
  let folder: string;
  let source: Store;
  let url: string;

  beforeEach(async () => {
    const data = temporaryFolder();
    folder = data.folder;
    source = openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
    url = await postgres.createDatabase();
    return async () => {
      await source.close();
      data.remove();
    };
  });

  const copy = (to = url) => copyTo({ DATA_DIR: folder, DATABASE_URL: undefined }, to);

  test("takes every text, CV, state and mail over, while the server holds the folder open", async () => {
    const cv = pdfOf(700_000, 3);
    const { id: applied } = await source.keep(anApplication(cv));
    const { id: done } = await source.keep(anEnquiry({ message: "नमस्ते 🙂\n\tTwo boards" }));
    const { id: withdrawn } = await source.keep(anEnquiry());
    await source.keep({ ...anEnquiry(), spamReason: "a trap was filled" });
    for (let count = 0; count < 450; count += 1) await source.keep(anEnquiry({ message: `No. ${count}` }));
    const mail = await source.mails.claim();
    if (mail) await source.mails.notSent(mail, "550 no such mailbox", undefined);
    await source.desk.change(done, "done", atTheTerminal);
    await source.desk.change(withdrawn, "withdraw", atTheTerminal);

    expect(await copy()).toContain("454 submissions, 1 CVs, 453 mails");
    const target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
    const everything = ["new", "done", "quarantined", "withdrawn"] as const;
    expect(await target.list(everything)).toEqual(await source.list(everything));
    expect(Buffer.compare(Buffer.from((await target.cv(applied))?.bytes ?? []), cv)).toBe(0);
    expect(await target.mails.retry()).toBe(1);
    await target.close();
  });

  test("can be run again and then brings what has changed since: new, other state, erased", async () => {
    const { id: stays } = await source.keep(anEnquiry());
    const { id: goes } = await source.keep(anApplication());
    await copy();
    expect(await copy()).toContain("Rows written 0, rows deleted 0");
    await source.keep(anApplication());
    await source.desk.change(stays, "done", atTheTerminal);
    await source.erase(goes);
    await copy();
    const target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
    expect(await target.list(["new", "done"])).toEqual(await source.list(["new", "done"]));
    await target.close();
  });

  test("takes what the staff has done over as well, and it is found there by its words, the second time too", async () => {
    const who = { id: "asha", name: "Asha" };
    const { id } = await source.keep(anEnquiry({ message: "Hoardings at Ghadi Chowk" }));
    await source.desk.note(id, { id: randomUUID(), text: "Calls back on Tuesday" }, who);
    await source.desk.change(id, "done", who, 0);
    await copy();
    const target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
    const foundThere = async (q: string) =>
      (await target.desk.list(listQuery.parse({ q, state: "done" }))).lines.map((line) => line.id);
    expect([await foundThere("ghadi"), await foundThere("tuesd")]).toEqual([[id], [id]]);
    await source.desk.note(id, { id: randomUUID(), text: "Wants a quotation" }, who);
    await copy();
    expect([await foundThere("quotation"), await foundThere("tuesday")]).toEqual([[id], [id]]);
    const query = listQuery.parse({ state: "done" });
    expect(await target.desk.details(id, query)).toEqual(await source.desk.details(id, query));
    expect(await source.desk.details(id, query)).toMatchObject({ state: "done", version: 1, notes: 2 });
    await target.close();
  });

  test("takes the desk's people and its record along, which goes on from there", async () => {
    const link = { id: "link", lifetime: 60_000 };
    const person = (id: string) => ({ id, name: id, email: "asha@example.com", role: "owner" as const });
    await source.accounts.add({ ...person("first"), email: "other@example.com" }, link, atTheTerminal);
    await source.accounts.add(person("second"), { ...link, id: "another" }, atTheTerminal);
    await source.secondFactors.begin("second", { id: "factor", secret: "SECRET" }, ["one", "two"]);
    await source.secondFactors.confirm("second", "factor", "second");
    await source.accounts.requireSecondFactor(true, atTheTerminal);
    for (let count = 0; count < 12; count += 1)
      await source.record.note({ who: { id: "first", name: "first" }, what: `No. ${count}` });
    await copy();
    // The same address and the same second factor again, under other names.
    await source.accounts.remove("second", atTheTerminal);
    await source.accounts.add(person("third"), { ...link, id: "a third" }, atTheTerminal);
    await source.secondFactors.begin("third", { id: "another", secret: "SECRET" }, ["three"]);
    await copy();
    expect(await copy()).toContain("Rows written 0, rows deleted 0");
    const target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
    const people = async (store: Store) =>
      (await store.accounts.list()).map((one) => ({ ...one, linkUntil: null }));
    expect(await people(target)).toEqual(await people(source));
    expect(await target.secondFactors.find("third", "pending")).toEqual({ id: "another", secret: "SECRET" });
    expect(await target.accounts.secondFactorRequired()).toBe(true);
    const record = await source.record.read(1);
    expect(await target.record.read(1)).toEqual(record);
    await target.record.note({ who: { id: "first", name: "first" }, what: "signed in" });
    expect((await target.record.read(1)).entries[0]).toMatchObject({
      id: record.total + 1,
      what: "signed in",
    });
    await expect(copy()).rejects.toThrow("has been used since");
    await target.close();
  });

  test("leaves no connection open when it is done, so that its process can end", async () => {
    await source.keep(anEnquiry());
    await copy();
    // Far less than the 30 s after which an idle connection would end by itself.
    await vi.waitUntil(async () => (await connected()) === 0, { timeout: 10_000, interval: 50 });
  });

  test("is refused where others' submissions lie, and where the copy is in use already, which stays as it is", async () => {
    await source.keep(anEnquiry());
    const others = await postgres.createDatabase();
    await copy();
    for (const [there, why] of [
      [others, "did not come from this folder"],
      [url, "has been used since"],
    ] as const) {
      const target = openStore({ DATABASE_URL: there, DATA_DIR: folder });
      const { id } = await target.keep(anEnquiry());
      const before = await target.list(["new"]);
      await expect(copy(there)).rejects.toThrow(why);
      expect(await target.list(["new"])).toEqual(before);
      expect(before.map((one) => one.id)).toContain(id);
      await target.close();
    }
  });

  test("that breaks off half-way leaves the target empty, and succeeds when it is run again", async () => {
    for (let count = 0; count < 300; count += 1) await source.keep(anEnquiry());
    await source.keep(anApplication());
    const target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
    await target.ready();
    await query("ALTER TABLE cvs ADD CONSTRAINT full_disk CHECK (size < 0)");
    await expect(copy()).rejects.toThrow(/full_disk.*Nothing was changed there/s);
    expect(await target.list(["new"])).toEqual([]);
    await query("ALTER TABLE cvs DROP CONSTRAINT full_disk");
    await copy();
    expect(await target.list(["new"])).toHaveLength(301);
    await target.close();
  });

  test("into a database that changes what it stores is noticed and undone", async () => {
    await source.keep(anApplication());
    const target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
    await target.ready();
    await query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN NEW.bytes = substr(NEW.bytes, 2); RETURN NEW; END'`);
    await query("CREATE TRIGGER spoil BEFORE INSERT ON cvs FOR EACH ROW EXECUTE FUNCTION spoil()");
    await expect(copy()).rejects.toThrow("differs from what was copied");
    expect(await target.list(["new"])).toEqual([]);
    await target.close();
  });

  test("says in one line without a password what is wrong with the target", async () => {
    await source.keep(anEnquiry());
    const mistakes = [
      ["mysql://chowk:sesame@127.0.0.1/x", "a PostgreSQL address is wanted"],
      [`postgres://chowk:sesame@127.0.0.1:${await freePort()}/x`, "ECONNREFUSED"],
      [url.replace(/\/test_\w+$/, "/nowhere").replace("chowk@", "chowk:sesame@"), "Create it"],
    ] as const;
    for (const [target, why] of mistakes) {
      const said = await copy(target).catch((error: Error) => error.message);
      expect(said).toContain(why);
      expect(said).not.toContain("sesame");
      expect(said.split("\n")).toHaveLength(1);
    }
    mkdirSync(`${folder}/empty`);
    await expect(copyTo({ DATA_DIR: `${folder}/empty`, DATABASE_URL: url })).rejects.toThrow(
      "no submissions",
    );
  });

  test("leaves no table and no column behind except those for one machine only", async () => {
    await source.ready();
    const raw = new DatabaseSync(`${folder}/chowk-360.sqlite`, { readOnly: true });
    const names = raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const ofOneMachine = ["migrations", "store_state", "sqlite_sequence", "rate_limits", "submission_counts"];
    const open = ["desk_sessions", "desk_links"];
    const moved = names
      .map(({ name }) => String(name))
      .filter((name) => ![...ofOneMachine, ...open].includes(name) && !/^search(_|$)/.test(name));
    const tables = copiedTables(raw);
    expect(moved.sort()).toEqual(tables.map(({ name }) => name).sort());
    for (const { name, columns } of tables) {
      const held = raw.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
      const ofTheIndex = name === "submissions" ? ["about", "indexed"] : [];
      expect(held.map((column) => String(column.name)).sort()).toEqual([...columns, ...ofTheIndex].sort());
    }
    raw.close();
  });

  /** How many programs are connected to the target besides whoever asks. */
  async function connected(): Promise<number> {
    const { rows } = await query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return rows.length;
  }

  async function query(text: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  }
});
