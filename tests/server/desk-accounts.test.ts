import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { deskClient, password, signIn } from "./fixtures/desk-client.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { startDesks, type TwoDesks } from "./fixtures/start-desk.ts";

const postgres = sharedPostgres();

const other = "seven green kingfishers";

onEachStore(postgres, "the accounts of the desk, on %s", (_name, findPlace) => {
  let desk: TwoDesks;
  beforeAll(async () => {
    desk = await startDesks(findPlace);
  });
  afterAll(() => desk.close());
  const setPassword = (link: string, chosen: string) =>
    deskClient(desk.app.origin).send("POST /api/desk/link", { token: link.split("#")[1], password: chosen });
  /** As somebody who has the database, by another program. */
  const run = async (statement: string) => {
    const { pool } = desk.app.store;
    if (pool) return pool.query(statement);
    const script = `new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec(process.argv[2])`;
    const file = join(desk.app.settings.DATA_DIR, "chowk-360.sqlite");
    return promisify(execFile)(process.execPath, ["-e", script, file, statement]);
  };

  test("a second factor is wanted once it is set up; a code is good once, a recovery code too", async () => {
    const { id, email } = await desk.somebody();
    const client = await signIn(desk.app.origin, email);
    const elsewhere = await signIn(desk.app.origin, email);
    const begin = async () =>
      JSON.parse((await client.send("POST /api/desk/second-factor/begin", { password })).text);
    expect((await client.send("POST /api/desk/second-factor/begin", { password: other })).status).toBe(422);
    const { uri, recoveryCodes } = await begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Chowk%20360:person\d+%40example\.com\?issuer=/);
    expect(new Set(recoveryCodes).size).toBe(10);
    const codeNow = (of = uri) => {
      const secret = new URL(of).searchParams.get("secret") ?? "";
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: desk.clock.now().getTime(),
      });
    };
    const confirm = (code: string) => client.send("POST /api/desk/second-factor/confirm", { code });
    expect((await confirm("000000")).status).toBe(422);
    expect((await confirm(recoveryCodes[0])).status).toBe(422);
    expect((await confirm(codeNow())).status).toBe(200);
    expect((await elsewhere.send("GET /api/desk/me")).status).toBe(401);
    expect(JSON.parse((await client.send("GET /api/desk/me")).text).me.secondFactor).toBe(true);

    const half = async () => {
      const fresh = deskClient(desk.second.origin);
      const answer = await fresh.send("POST /api/desk/sign-in", { email, password });
      expect(JSON.parse(answer.text)).toEqual({ success: true, next: "second-factor" });
      return fresh;
    };
    const enter = async (code: string) => {
      const fresh = await half();
      const before = fresh.cookie;
      const { status } = await fresh.send("POST /api/desk/second-factor", { code });
      expect(fresh.cookie === before).toBe(status !== 200);
      return [status, (await fresh.send("GET /api/desk/people")).status === 403];
    };
    // The code that confirmed it was a use.
    expect(await enter(codeNow())).toEqual([422, true]);
    desk.clock.later(1);
    expect(await enter(codeNow())).toEqual([200, false]);
    expect(await enter(codeNow())).toEqual([422, true]);
    expect(await enter(recoveryCodes[1].toUpperCase().replaceAll("-", " "))).toEqual([200, false]);
    expect(await enter(recoveryCodes[1])).toEqual([422, true]);

    // One that is begun again while its code is judged takes nothing away.
    await begin();
    const { secondFactors } = desk.app.store;
    vi.spyOn(secondFactors, "takeStep").mockImplementationOnce(async () => Boolean(await begin()));
    const pending = await secondFactors.find(id, "pending");
    const stale = new TOTP({ secret: Secret.fromBase32(pending?.secret ?? "") });
    const code = stale.generate({ timestamp: desk.clock.now().getTime() });
    expect((await confirm(code)).status).toBe(409);
    expect(JSON.parse((await client.send("GET /api/desk/me")).text).me.secondFactor).toBe(true);

    // Another phone takes the place of the first only once it has shown a code.
    const next = await begin();
    desk.clock.later(1);
    expect(await enter(codeNow())).toEqual([200, false]);
    desk.clock.later(1);
    expect((await confirm(codeNow(next.uri))).status).toBe(200);
    desk.clock.later(1);
    expect(await enter(codeNow())).toEqual([422, true]);
    expect(await enter(recoveryCodes[2])).toEqual([422, true]);
    expect(await enter(codeNow(next.uri))).toEqual([200, false]);

    const guessing = await half();
    const wrong = [];
    for (let count = 0; count < 12; count += 1)
      wrong.push(
        (await guessing.send("POST /api/desk/second-factor", { code: `00000${count % 10}` })).status,
      );
    expect(wrong).toEqual([...Array(10).fill(422), 429, 429]);
    desk.clock.later(1);
    expect(await enter(codeNow(next.uri))).toEqual([429, true]);
  });

  test("an owner may ask everybody for a second factor, and then nobody can do without", async () => {
    const { email } = await desk.somebody();
    const owner = await signIn(desk.app.origin, "olga@example.com");
    const setTo = (secondFactorRequired: boolean) =>
      owner.send("PUT /api/desk/settings", { secondFactorRequired });
    expect((await setTo(true)).status).toBe(200);
    const client = deskClient(desk.app.origin);
    const answer = await client.send("POST /api/desk/sign-in", { email, password });
    expect(JSON.parse(answer.text).next).toBe("enrol");
    const { uri } = JSON.parse((await client.send("POST /api/desk/second-factor/begin", { password })).text);
    const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
    const code = new TOTP({ secret }).generate({ timestamp: desk.clock.now().getTime() });
    await client.send("POST /api/desk/second-factor/confirm", { code });
    expect((await client.send("POST /api/desk/second-factor/remove", { password })).status).toBe(409);
    await desk.app.store.accounts.requireSecondFactor(false, atTheTerminal);
    expect((await client.send("POST /api/desk/second-factor/remove", { password })).status).toBe(200);
    expect(JSON.parse((await client.send("GET /api/desk/me")).text).me.secondFactor).toBe(false);
  });

  test("an owner adds, changes, resets and removes accounts, and each is in the record", async () => {
    const owner = await signIn(desk.app.origin, "olga@example.com");
    const add = (email: string) =>
      owner.send("POST /api/desk/accounts", { name: "Ravi Sahu", email, role: "staff" });
    const { account, link } = JSON.parse((await add("ravi@example.com")).text);
    expect(link).toMatch(/^\/desk\/welcome#[\w-]{43}$/);
    const twice = await add("RAVI@example.com");
    expect([twice.status, JSON.parse(twice.text).errors.email]).toEqual([
      409,
      expect.stringContaining("already"),
    ]);
    expect((await add("ravi@")).status).toBe(422);
    const named = { name: "Ravi\0Sahu", email: "nul@example.com", role: "staff" };
    expect((await owner.send("POST /api/desk/accounts", named)).status).toBe(422);
    expect((await owner.send("DELETE /api/desk/accounts/%00")).status).toBe(404);
    await setPassword(link, password);
    const ravi = await signIn(desk.second.origin, "ravi@example.com");
    const listed = JSON.parse((await owner.send("GET /api/desk/accounts")).text);
    expect(listed.settings).toEqual({ secondFactorRequired: false });
    expect(listed.accounts.find(({ id }: { id: string }) => id === account.id)).toEqual({
      id: account.id,
      name: "Ravi Sahu",
      email: "ravi@example.com",
      role: "staff",
      secondFactor: false,
      mustEnrol: false,
      lastSeenAt: desk.clock.now().toISOString(),
      linkUntil: null,
    });
    const his = `/api/desk/accounts/${account.id}`;
    expect((await owner.send(`PATCH ${his}`, { role: "owner" })).status).toBe(200);
    expect((await ravi.send("GET /api/desk/record")).status).toBe(200);
    expect((await owner.send(`POST ${his}/reset`)).status).toBe(200);
    expect((await ravi.send("GET /api/desk/me")).status).toBe(401);
    expect((await desk.tryPassword("ravi@example.com", password)).status).toBe(401);
    expect((await owner.send(`DELETE ${his}`)).status).toBe(200);
    for (const [address, body] of [
      [`DELETE ${his}`],
      [`POST ${his}/reset`],
      [`PATCH ${his}`, { role: "staff" }],
    ] as const)
      expect((await owner.send(address, body)).status).toBe(404);
    const { entries, total, page } = JSON.parse((await owner.send("GET /api/desk/record?page=1")).text);
    expect(entries.slice(0, 7).map(({ who, what }: Record<string, string>) => `${who} ${what}`)).toEqual([
      "Olga removed an account",
      "Olga reset an account",
      "Olga changed a role",
      "Ravi Sahu signed in",
      "Ravi Sahu set a password",
      "Olga added an account",
      "Olga signed in",
    ]);
    expect(entries[0]).toEqual({
      id: total,
      at: desk.clock.now().toISOString(),
      who: "Olga",
      what: "removed an account",
      submission: null,
      detail: "Ravi Sahu",
      namesake: null,
    });
    expect(page).toBe(1);
  });

  test("nobody can have another's name, however it is spaced or capitalised, or that of something that is no person", async () => {
    const owner = await signIn(desk.app.origin, "olga@example.com");
    let count = 0;
    const add = async (name: string) => {
      count += 1;
      const given = { name, email: `name${count}@example.com`, role: "staff" };
      const { status, text } = await owner.send("POST /api/desk/accounts", given);
      const { errors, account } = JSON.parse(text);
      return [name, status, errors?.name ?? account.name];
    };
    for (const name of ["Olga", " OLGA", "O l g a", "Ｏｌｇａ", "Olga."])
      expect(await add(name)).toEqual([
        name,
        409,
        expect.stringContaining("already an account with the name"),
      ]);
    for (const name of ["the terminal", "The  Terminal", "Server", "You", "Chowk 360", "chowk360"])
      expect(await add(name)).toEqual([name, 409, expect.stringContaining("has another meaning")]);
    for (const name of ["Olga\u200b", "Ol\u202ega", "Olga\u3164", "Ol\u200dga", "Olga\u2800"])
      expect(await add(name)).toEqual([name, 422, expect.stringContaining("invisible")]);
    expect(await add("?!")).toEqual(["?!", 422, expect.stringContaining("enter a name")]);
    for (const name of ["Olga Rao", "Ольга", "आशा वर्मा", "श्री रक्\u200dषा"])
      expect(await add(name)).toEqual([name, 200, name]);
    expect(await add("Asha   Verma")).toEqual(["Asha   Verma", 200, "Asha Verma"]);
  });

  test("the last owner can't go, not even when two send each other away at once", async () => {
    const owners = async () => (await desk.app.store.accounts.list()).filter(({ role }) => role === "owner");
    const [olga] = await owners();
    if (!olga || (await owners()).length > 1) throw new Error("there should be one owner");
    const client = await signIn(desk.app.origin, olga.email);
    const alone = await client.send(`DELETE /api/desk/accounts/${olga.id}`);
    expect([alone.status, JSON.parse(alone.text).message]).toEqual([
      409,
      "Olga is the last owner. Please make somebody else an owner first.",
    ]);
    expect((await client.send(`PATCH /api/desk/accounts/${olga.id}`, { role: "staff" })).status).toBe(409);
    const reset = await client.send(`POST /api/desk/accounts/${olga.id}/reset`);
    expect([reset.status, JSON.parse(reset.text).message]).toEqual([
      409,
      expect.stringContaining("under “My account”"),
    ]);
    expect((await client.send("GET /api/desk/me")).status).toBe(200);
    const rival = await desk.somebody("owner");
    const outcomes = await Promise.all([
      desk.app.store.accounts.changeRole(olga.id, "staff", atTheTerminal),
      desk.second.store.accounts.remove(rival.id, atTheTerminal),
    ]);
    expect(outcomes.toSorted()).toEqual(["last owner", undefined]);
    const [left, ...more] = await owners();
    expect(more).toEqual([]);
    await desk.app.store.accounts.changeRole(olga.id, "owner", atTheTerminal);
    if (left && left.id !== olga.id) await desk.app.store.accounts.remove(left.id, atTheTerminal);
  });

  test("the record can only be added to, and outlasts what it speaks of without holding it", async () => {
    const { id } = await desk.app.store.keep(anEnquiry({ name: "Kanhaiya Canary" }));
    await desk.app.store.erase(id);
    const { entries } = await desk.app.store.record.read(1);
    expect(entries[0]).toMatchObject({ who: "the terminal", what: "erased it", submission: id, detail: "" });
    expect(await desk.app.store.record.of(id)).toEqual([entries[0]]);
    expect(JSON.stringify(entries)).not.toMatch(/Canary|buffaloes|argon2|@example/);
    for (const statement of [
      "UPDATE desk_record SET who = 'Nobody'",
      "DELETE FROM desk_record",
      desk.app.store.pool
        ? "TRUNCATE desk_record"
        : "INSERT OR REPLACE INTO desk_record (id, at, who, what, detail) SELECT id, at, 'Nobody', what, detail FROM desk_record",
    ])
      await expect(run(statement)).rejects.toThrow("desk_record is only added to");
    expect((await desk.app.store.record.read(1)).entries).toEqual(entries);
  });

  test("two of one name keep their accounts, and the record tells them apart, one who has left too", async () => {
    const [one, two] = [await desk.somebody(), await desk.somebody()];
    // As names could be before they were compared, and as the record was before it noted accounts.
    await run(`UPDATE desk_users SET name = 'Kiran Das' WHERE id = '${one.id}'`);
    await run(`UPDATE desk_users SET name = 'Kiran\u200b Das' WHERE id = '${two.id}'`);
    await run(
      "INSERT INTO desk_record (at, who, what, detail) VALUES ('2026-11-20T04:30:00.000Z', 'Kiran Das', 'erased it', '')",
    );
    await signIn(desk.app.origin, one.email);
    await signIn(desk.app.origin, two.email);
    const told = async () =>
      (await desk.app.store.record.read(1)).entries.map(({ who, namesake }) => [who, namesake]).slice(0, 4);
    const first = ["Kiran Das", { id: two.id, email: two.email }];
    expect((await told()).slice(0, 3)).toEqual([
      first,
      ["Kiran Das", { id: one.id, email: one.email }],
      ["Kiran Das", null],
    ]);
    await desk.app.store.accounts.remove(one.id, atTheTerminal);
    expect(await told()).toEqual([
      ["the terminal", null],
      first,
      ["Kiran Das", { id: one.id, email: null }],
      ["Kiran Das", null],
    ]);
  });
});
