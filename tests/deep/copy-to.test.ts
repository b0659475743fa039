// @module-tag postgresql
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { copyInbox } from "../../server/inbox/commands.ts";
import { readTables } from "../../server/store/copy-to-postgres.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { listQuery } from "../../server/submission/list-query.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { states } from "../../server/submission/submission.ts";
import { findFreePort } from "../server/fixtures/find-free-port.ts";
import { getPostgres } from "../server/fixtures/get-postgres.ts";
import { makeApplication, makeEnquiry } from "../server/fixtures/make-submission.ts";
import { makePdf } from "../server/fixtures/sample-files.ts";
import { makeFolder } from "../server/fixtures/start-app.ts";

const postgres = getPostgres();
let folder: string;
let url: string;
let source: Store;
let target: Store;

beforeEach(async () => {
  const data = makeFolder();
  folder = data.folder;
  url = await postgres.createDatabase();
  source = openStore({ DATA_DIR: folder });
  target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
  return async () => {
    await Promise.all([source.close(), target.close()]);
    data.remove();
  };
});

const copy = (address = url) => copyInbox({ DATA_DIR: folder, DATABASE_URL: undefined }, address);

async function query(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

test("moving to PostgreSQL takes every text, CV, state, amount, origin, mail and note along", async () => {
  const asha = { id: "asha", name: "Asha" };
  const cv = makePdf(700_000, 3);
  const { id: applicant } = await source.keep(makeApplication(cv));
  const { id: doneId } = await source.keep(makeEnquiry({ message: "नमस्ते 🙂\n\tHoardings at Ghadi Chowk" }));
  const { id: wonId } = await source.keep(makeEnquiry({ utm_source: "instagram", firstPage: "/sites/mowa" }));
  await source.submissions.change(wonId, { change: "won" }, asha);
  await source.submissions.change(wonId, { change: "value", rupees: 41_890 }, asha);
  await source.keep(makeApplication());
  const { id: spamId } = await source.keep(makeEnquiry());
  await source.submissions.change(spamId, { change: "spam" }, terminalUser);
  await source.keep({ ...makeEnquiry(), spamReason: "a trap was filled" });
  for (let count = 0; count < 450; count += 1) await source.keep(makeEnquiry({ message: `No. ${count}` }));
  const mail = await source.mails.claim();
  if (mail) await source.mails.markUnsent(mail, "550 no such mailbox", undefined);
  await source.submissions.note(doneId, { id: randomUUID(), text: "Calls back on Tuesday" }, asha);
  await source.submissions.change(doneId, { change: "done" }, asha, 0);
  expect(await copy()).toContain("456 submissions, 2 CVs, 455 mails");
  expect(await target.inbox.list(states)).toEqual(await source.inbox.list(states));
  expect(Buffer.compare(Buffer.from((await target.inbox.cv(applicant))?.bytes ?? []), cv)).toBe(0);
  // Nobody is connected any more, so that the process can end.
  await target.close();
  const otherConnections = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  await expect.poll(async () => (await query(otherConnections)).rows).toEqual([]);

  target = openStore({ DATABASE_URL: url, DATA_DIR: folder });
  for (const q of ["ghadi", "tuesd"]) {
    const { lines } = await target.submissions.list(listQuery.parse({ q, state: "done" }));
    expect(lines.map(({ id }) => id)).toEqual([doneId]);
  }
  expect(await target.mails.retry()).toBe(1);
  await expect(copy()).rejects.toThrow("name an empty database");
});

test("moving to PostgreSQL takes the desk's accounts and its record along, and the record continues there", async () => {
  const link = { id: "link", lifetime: 60_000 };
  const createAccount = (id: string) => ({ id, name: id, email: "asha@example.com", role: "owner" as const });
  await source.accounts.add({ ...createAccount("owner"), email: "other@example.com" }, link, terminalUser);
  await source.accounts.add(createAccount("first"), { ...link, id: "another" }, terminalUser);
  await source.secondFactors.begin("first", { id: "factor", secret: "SECRET" }, ["one", "two"]);
  await source.accounts.requireSecondFactor(true, terminalUser);
  for (let count = 0; count < 12; count += 1)
    await source.record.note({ who: { id: "first", name: "first" }, what: `No. ${count}` });
  await copy();
  expect((await target.accounts.list()).map(({ id }) => id).sort()).toEqual(["first", "owner"]);
  expect(await target.secondFactors.find("first", "pending")).toEqual({ id: "factor", secret: "SECRET" });
  expect(await target.accounts.secondFactorRequired()).toBe(true);
  const record = await source.record.read(1);
  expect(await target.record.read(1)).toEqual(record);
  await target.record.note({ who: { id: "first", name: "first" }, what: "signed in" });
  expect((await target.record.read(1)).entries[0]).toMatchObject({ id: record.total + 1, what: "signed in" });
});

test("a copy that is interrupted or altered by the database leaves nothing behind, and succeeds when repeated", async () => {
  for (let count = 0; count < 300; count += 1) await source.keep(makeEnquiry());
  await source.keep(makeApplication());
  await target.ready();
  await query("ALTER TABLE cvs ADD CONSTRAINT full_disk CHECK (size < 0)");
  await expect(copy()).rejects.toThrow(/full_disk.*Nothing was changed there/s);
  await query(`ALTER TABLE cvs DROP CONSTRAINT full_disk; CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.bytes = substr(NEW.bytes, 2); RETURN NEW; END';
    CREATE TRIGGER spoil BEFORE INSERT ON cvs FOR EACH ROW EXECUTE FUNCTION spoil()`);
  await expect(copy()).rejects.toThrow("differs from what was copied");
  expect(await target.inbox.list(["new"])).toEqual([]);
  await query("DROP TRIGGER spoil ON cvs");
  await copy();
  expect(await target.inbox.list(["new"])).toHaveLength(301);
});

test("nothing is copied into a store with other enquiries, and a wrong address is reported in one line without its password", async () => {
  await source.keep(makeEnquiry());
  const existing = await target.keep(makeEnquiry());
  for (const [address, reason] of [
    [url, "name an empty database"],
    ["mysql://chowk:sesame@127.0.0.1/x", "a PostgreSQL address"],
    [`postgres://chowk:sesame@127.0.0.1:${await findFreePort()}/x`, "ECONNREFUSED"],
    [url.replace(/\/test_\w+$/, "/nowhere").replace("chowk@", "chowk:sesame@"), "Create the database"],
  ] as const) {
    const message = await copy(address).catch((error: Error) => error.message);
    expect(message).toContain(reason);
    expect(message).not.toMatch(/sesame|\n/);
  }
  expect(await target.inbox.list(["new"])).toMatchObject([{ id: existing.id }]);
});

test("every table and column is copied, except those for one machine only", async () => {
  await source.ready();
  const sqlite = new DatabaseSync(`${folder}/chowk-360.sqlite`, { readOnly: true });
  const localOnly =
    /^(migrations|store_state|sqlite_sequence|rate_limits|submission_counts|desk_sessions|desk_links|search(_.*)?)$/;
  const names = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const tables = readTables(sqlite);
  expect(tables.map(({ name }) => name).sort()).toEqual(
    names
      .map(({ name }) => String(name))
      .filter((name) => !localOnly.test(name))
      .sort(),
  );
  for (const { name, columns } of tables) {
    const rows = sqlite.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
    const indexColumns = name === "submissions" ? ["about", "indexed"] : [];
    expect(rows.map((column) => String(column.name)).sort()).toEqual([...columns, ...indexColumns].sort());
  }
  sqlite.close();
});
