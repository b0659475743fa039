import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addAccount, resetAccount } from "../../server/desk-api/accounts.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { type DeskClient, deskClient, password, signIn } from "./fixtures/desk-client.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { type Desk, ids, startDesk } from "./fixtures/start-desk.ts";

const postgres = sharedPostgres();
const other = "seven green kingfishers";
const done = [200, { success: true }];
const wrongAt = (field: string, why = "") => [
  422,
  { success: false, message: expect.any(String), errors: { [field]: expect.stringContaining(why) } },
];
const refused = (status: number, why = "") => [
  status,
  expect.objectContaining({ message: expect.stringContaining(why) }),
];
const next = (next: string) => [200, { success: true, next }];

describe("accounts of the desk", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await startDesk();
    return () => desk.close();
  });
  const setPassword = (link: string, chosen: string) =>
    deskClient(desk.origin).ask("POST /api/desk/link", { token: link.split("#")[1], password: chosen });
  const isIn = async (client: DeskClient) => (await client.send("GET /api/desk/me")).status === 200;
  const codeOf = (uri: string) => {
    const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
    return new TOTP({ secret }).generate({ timestamp: desk.clock.now().getTime() });
  };
  const recordOf = async (name: string) =>
    (await desk.store.record.read(1)).entries
      .filter(({ who, detail }) => who === name || detail.startsWith(name))
      .map(({ who, what, detail }) => [who, what, detail].filter(Boolean).join(": "));

  test("a link sets a password once, within a day, and says what to do once it has expired", async () => {
    const given = { name: "Asha Rao", email: "Asha@Example.com", role: "staff" as const };
    const { account, link } = await addAccount(desk.store, given, atTheTerminal);
    expect(account.email).toBe("asha@example.com");
    expect(await setPassword(link, "short")).toEqual(wrongAt("password", "at least 12 characters"));
    expect(await setPassword(link, "Password1234!")).toEqual(wrongAt("password", "Many people use this one"));
    expect(await setPassword(link, password)).toEqual(next("sign-in"));
    expect(await setPassword(link, other)).toEqual(refused(410, "used already. Please ask an owner"));
    await signIn(desk.origin, "asha@example.com");
    const { link: late } = await resetAccount(desk.store, { id: account.id }, atTheTerminal);
    expect(await setPassword(link, other)).toEqual(refused(410, "newer one"));
    desk.clock.later(24 * 60 - 1);
    expect(await setPassword(late, "short"), "still open").toEqual(wrongAt("password"));
    desk.clock.later(1);
    expect(await setPassword(late, other)).toEqual(refused(410, "more than a day old"));
    expect((await setPassword("#made-up-made-up-made-up", other))[0]).toBe(410);
    expect((await desk.tryPassword("asha@example.com", other)).status).toBe(401);
  });

  test("a changed password signs the person out everywhere else, and gives this browser a new session", async () => {
    const { email } = await desk.somebody();
    const here = await signIn(desk.origin, email);
    const elsewhere = await signIn(desk.second.origin, email);
    const before = here.cookie;
    const change = (current: string, next: string) => here.ask("POST /api/desk/password", { current, next });
    expect(await change(other, other)).toEqual(wrongAt("current", "This is not your password."));
    expect(await change(password, "iloveyou1234")).toEqual(wrongAt("next", "Many people"));
    expect(await isIn(elsewhere)).toBe(true);
    expect(await change(password, other)).toEqual(done);
    expect(here.cookie).not.toBe(before);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await isIn(deskClient(desk.origin, before))).toBe(false);
    expect((await desk.tryPassword(email, password)).status).toBe(401);
    expect((await desk.tryPassword(email, other)).status).toBe(200);
  });

  test("a second factor is required once it is set up; each code works once, and so does each recovery code", async () => {
    const { id, email } = await desk.somebody();
    const client = await signIn(desk.origin, email);
    const elsewhere = await signIn(desk.origin, email);
    const begin = async () => (await client.ask("POST /api/desk/second-factor/begin", { password }))[1];
    const confirm = (code: string) => client.ask("POST /api/desk/second-factor/confirm", { code });
    const hasFactor = async () => (await client.ask("GET /api/desk/me"))[1].me.secondFactor;
    expect(await confirm("123456")).toEqual(refused(409));
    expect(await client.ask("POST /api/desk/second-factor/begin", { password: other })).toEqual(
      wrongAt("password"),
    );
    const { uri, recoveryCodes } = await begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Chowk%20360:person\d+%40example\.com\?issuer=/);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const wrong of ["000000", recoveryCodes[0]]) expect(await confirm(wrong)).toEqual(wrongAt("code"));
    expect(await confirm(codeOf(uri))).toEqual(done);
    expect([await hasFactor(), await isIn(elsewhere)]).toEqual([true, false]);

    const half = async (at = desk.second.origin) => {
      const fresh = deskClient(at);
      expect(await fresh.ask("POST /api/desk/sign-in", { email, password })).toEqual(next("second-factor"));
      return fresh;
    };
    const enter = async (code: string, at?: string) => {
      const fresh = await half(at);
      const before = fresh.cookie;
      const { status } = await fresh.send("POST /api/desk/second-factor", { code });
      expect(fresh.cookie === before).toBe(status !== 200);
      expect((await fresh.send("GET /api/desk/people")).status).toBe(status === 200 ? 200 : 403);
      return status;
    };
    expect(await enter(codeOf(uri)), "the code that confirmed it was used").toBe(422);
    desk.clock.later(1);
    expect([await enter(codeOf(uri)), await enter(codeOf(uri))]).toEqual([200, 422]);
    const recovery = recoveryCodes[1].toUpperCase().replaceAll("-", " ");
    const both = await Promise.all([enter(recovery), enter(recovery, desk.origin)]);
    expect(both.toSorted(), "of two who use one code at once one comes in").toEqual([200, 422]);
    expect(await enter(recoveryCodes[1])).toBe(422);
    expect((await recordOf("Person1"))[0]).toBe("Person1: signed in: with a recovery code, 9 left");

    // One that is begun again while its code is judged takes nothing away.
    const again = await begin();
    const { secondFactors } = desk.store;
    vi.spyOn(secondFactors, "takeStep").mockImplementationOnce(async () => Boolean(await begin()));
    expect((await confirm(codeOf(again.uri)))[0]).toBe(409);
    expect([await hasFactor(), await secondFactors.find(id, "pending")]).toEqual([true, expect.anything()]);

    // Another phone takes the place of the first only once it has shown a code.
    const another = await begin();
    desk.clock.later(1);
    expect(await enter(codeOf(uri))).toBe(200);
    desk.clock.later(1);
    expect(await confirm(codeOf(another.uri))).toEqual(done);
    desk.clock.later(1);
    const tries = [codeOf(uri), recoveryCodes[2], codeOf(another.uri)];
    expect([await enter(tries[0]), await enter(tries[1]), await enter(tries[2])]).toEqual([422, 422, 200]);

    const guesser = await half();
    const guesses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      guesses.push((await guesser.send("POST /api/desk/second-factor", { code: `00000${count}` })).status);
    expect(guesses).toEqual([...Array(10).fill(422), 429]);
    desk.clock.later(1);
    expect(await enter(codeOf(another.uri)), "not even the right one").toBe(429);

    const remove = "POST /api/desk/second-factor/remove";
    expect(await client.ask(remove, { password: other })).toEqual(wrongAt("password"));
    expect(await client.ask(remove, { password })).toEqual(done);
    expect(await hasFactor()).toBe(false);
  });

  test("an owner may require a second factor from everybody, and then nobody can do without", async () => {
    const { email } = await desk.somebody();
    const required = { secondFactorRequired: true };
    expect(await desk.olga.ask("PUT /api/desk/settings", required)).toEqual([200, { settings: required }]);
    const client = deskClient(desk.origin);
    expect(await client.ask("POST /api/desk/sign-in", { email, password })).toEqual(next("enrol"));
    const [, { uri }] = await client.ask("POST /api/desk/second-factor/begin", { password });
    await client.send("POST /api/desk/second-factor/confirm", { code: codeOf(uri) });
    expect((await client.ask("GET /api/desk/me"))[1].next).toBe("desk");
    expect((await client.ask("POST /api/desk/second-factor/remove", { password }))[0]).toBe(409);
    await desk.store.accounts.requireSecondFactor(false, atTheTerminal);
  });

  test("an owner adds, changes, resets and removes accounts, and the record has each action", async () => {
    const add = (email: string, name = "Mira Sahu") =>
      desk.olga.ask("POST /api/desk/accounts", { name, email, role: "staff" });
    const [, { account, link }] = await add("mira@example.com");
    expect(link).toMatch(/^\/desk\/welcome#[\w-]{43}$/);
    expect(await add("MIRA@example.com")).toMatchObject([
      409,
      { errors: { email: expect.stringContaining("already") } },
    ]);
    expect((await add("mira@"))[0]).toBe(422);
    expect((await add("nul@example.com", "Mira\0Sahu"))[0]).toBe(422);
    await setPassword(link, password);
    const mira = await signIn(desk.second.origin, "mira@example.com");
    const begun = desk.clock.now().toISOString();
    desk.clock.later(5);
    // Her page asks by itself.
    await mira.send("GET /api/desk/me", undefined, { "If-None-Match": "1" });
    const [, { accounts, settings }] = await desk.olga.ask("GET /api/desk/accounts");
    expect(settings).toEqual({ secondFactorRequired: false });
    expect(accounts).toContainEqual({
      id: account.id,
      name: "Mira Sahu",
      email: "mira@example.com",
      role: "staff",
      secondFactor: false,
      mustEnrol: false,
      lastSeenAt: begun,
      linkUntil: null,
    });
    const hers = `/api/desk/accounts/${account.id}`;
    const owner = { account: expect.objectContaining({ id: account.id, role: "owner" }) };
    expect(await desk.olga.ask(`PATCH ${hers}`, { role: "owner" })).toEqual([200, owner]);
    expect((await mira.send("GET /api/desk/record")).status).toBe(200);
    const [, reset] = await desk.olga.ask(`POST ${hers}/reset`);
    expect(reset).toEqual({ link: expect.stringMatching(/^\/desk\/welcome#[\w-]{43}$/) });
    expect(await isIn(mira)).toBe(false);
    expect((await desk.tryPassword("mira@example.com", password)).status).toBe(401);
    await setPassword(reset.link, password);
    const again = await signIn(desk.origin, "mira@example.com");
    expect(await desk.olga.ask(`DELETE ${hers}`)).toEqual(done);
    expect(await isIn(again)).toBe(false);
    for (const [address, body] of [
      [`DELETE ${hers}`],
      [`POST ${hers}/reset`],
      [`PATCH ${hers}`, { role: "staff" }],
      ["DELETE /api/desk/accounts/%00"],
    ] as const)
      expect((await desk.olga.ask(address, body))[0]).toBe(404);
    const [, { entries, total, page }] = await desk.olga.ask("GET /api/desk/record?page=1");
    expect(await recordOf("Mira Sahu")).toEqual([
      "Olga: removed an account: Mira Sahu",
      "Mira Sahu: signed in",
      "Mira Sahu: set a password: by a link",
      "Olga: reset an account: Mira Sahu",
      "Olga: changed a role: Mira Sahu, owner",
      "Mira Sahu: signed in",
      "Mira Sahu: set a password: by a link",
      "Olga: added an account: Mira Sahu, staff",
    ]);
    expect([entries[0], page]).toMatchObject([{ id: total, what: "removed an account", namesake: null }, 1]);
  });

  test("no account can have the name of another, however it is spaced or capitalised, or of the system", async () => {
    let count = 0;
    const add = async (name: string) => {
      count += 1;
      const given = { name, email: `name${count}@example.com`, role: "staff" };
      const [status, { errors, account }] = await desk.olga.ask("POST /api/desk/accounts", given);
      return [name, status, errors?.name ?? account.name];
    };
    const expectAll = async (names: string[], status: number, why: string) => {
      for (const name of names) expect(await add(name)).toEqual([name, status, expect.stringContaining(why)]);
    };
    await expectAll([" OLGA", "O l g a", "Ｏｌｇａ", "Olga."], 409, "already an account with the name");
    await expectAll(["the terminal", "The  Terminal", "You", "chowk360"], 409, "has another meaning");
    await expectAll(["Olga\u200b", "Ol\u202ega", "Olga\u3164", "Ol\u200dga"], 422, "invisible");
    await expectAll(["?!"], 422, "enter a name");
    for (const name of ["Olga Rao", "Ольга", "आशा वर्मा", "श्री रक्\u200dषा"])
      expect(await add(name)).toEqual([name, 200, name]);
    expect(await add("Asha   Verma")).toEqual(["Asha   Verma", 200, "Asha Verma"]);
  });

  test("a request repeated because its answer was lost is carried out and recorded once", async () => {
    const { accounts, sessions, secondFactors } = desk.store;
    const olga = { id: ids.olga, name: "Olga" };
    const lata = { id: "lata", name: "Lata", email: "lata@example.com", role: "staff" as const };
    const link = (id: string) => ({ id, lifetime: 60_000 });
    const session = { id: "hers", userId: "lata", stage: "whole" as const };
    const deeds: (() => Promise<unknown>)[] = [
      () => accounts.add(lata, link("first link"), olga),
      () => sessions.takeLink("first link", "hash"),
      () => accounts.changeRole("lata", "owner", olga),
      () => accounts.reset("lata", link("next link"), olga),
      () => sessions.takeLink("next link", "next hash"),
      () => secondFactors.confirm("lata", "factor", "Lata"),
      () => sessions.begin(session, { recoveryCode: "code" }),
      () => secondFactors.remove("lata", "Lata"),
    ];
    for (const deed of deeds) {
      if (String(deed).includes("confirm"))
        await secondFactors.begin("lata", { id: "factor", secret: "S" }, ["code"]);
      const outcome = await deed();
      expect([undefined, true], String(deed)).toContain(outcome);
      expect(await deed(), String(deed)).toBe(outcome);
    }
    await accounts.reset("lata", link("next link"), olga);
    expect(await sessions.find("hers", false), "takes nothing away that came since").toBeDefined();
    expect(await recordOf("Lata")).toEqual([
      "Lata: removed the second factor",
      "Lata: signed in: with a recovery code, 0 left",
      "Lata: set up a second factor",
      "Lata: set a password: by a link",
      "Olga: reset an account: Lata",
      "Olga: changed a role: Lata, owner",
      "Lata: set a password: by a link",
      "Olga: added an account: Lata, staff",
    ]);
  });

  test("nothing is changed or erased if the record can't be written", async () => {
    const { accounts, secondFactors, submissions } = desk.store;
    const { id } = await desk.store.keep(anEnquiry());
    await secondFactors.begin(ids.ravi, { id: "unconfirmed", secret: "S" }, ["code"]);
    const state = async () => [
      await accounts.list(),
      await accounts.find({ id: ids.ravi }),
      await accounts.secondFactorRequired(),
      await desk.store.list(["new"]),
    ];
    const before = await state();
    const unwritable = { id: "nobody", name: null as unknown as string };
    const link = { id: "unwritten link", lifetime: 60_000 };
    const added = { id: "new", name: "New", email: "new@example.com", role: "staff" as const };
    for (const attempt of [
      () => accounts.add(added, link, unwritable),
      () => accounts.reset(ids.ravi, link, unwritable),
      () => accounts.changeRole(ids.ravi, "owner", unwritable),
      () => accounts.remove(ids.ravi, unwritable),
      () => accounts.requireSecondFactor(true, unwritable),
      () => secondFactors.confirm(ids.ravi, "unconfirmed", unwritable.name),
      () => submissions.change(id, "done", unwritable),
      () => submissions.erase(id, 0, unwritable),
    ])
      await expect(attempt(), String(attempt)).rejects.toThrow();
    expect(await state()).toEqual(before);
  });
});

onEachStore(postgres, "the desk's owners and its record, on %s", (_name, findPlace) => {
  let desk: Desk;
  beforeEach(async () => {
    const { place, remove } = await findPlace();
    desk = await startDesk(place);
    return async () => {
      await desk.close();
      remove();
    };
  });
  /** As somebody who has the database, by another program. */
  const run = (statement: string) => {
    if (desk.store.pool) return desk.store.pool.query(statement);
    const script = `new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec(process.argv[2])`;
    const file = join(desk.settings.DATA_DIR, "chowk-360.sqlite");
    return promisify(execFile)(process.execPath, ["-e", script, file, statement]);
  };

  test("the last owner can't be removed, not even when two remove each other at once", async () => {
    const { accounts } = desk.store;
    const owners = async () => (await accounts.list()).filter(({ role }) => role === "owner");
    const hers = `/api/desk/accounts/${ids.olga}`;
    const last = refused(409, "Olga is the last owner. Please make somebody else an owner first.");
    expect(await desk.olga.ask(`DELETE ${hers}`)).toEqual(last);
    expect(await desk.olga.ask(`PATCH ${hers}`, { role: "staff" })).toEqual(last);
    expect(await desk.olga.ask(`POST ${hers}/reset`)).toEqual(refused(409, "under “My account”"));
    expect((await desk.olga.send("GET /api/desk/me")).status).toBe(200);
    const rival = await desk.somebody("owner");
    const outcomes = await Promise.all([
      accounts.changeRole(ids.olga, "staff", atTheTerminal),
      desk.second.store.accounts.remove(rival.id, atTheTerminal),
    ]);
    expect(outcomes.toSorted()).toEqual(["last owner", undefined]);
    expect(await owners()).toHaveLength(1);
  });

  test("the record can only be added to, and outlasts the submissions it mentions without holding their content", async () => {
    const { id } = await desk.store.keep(anEnquiry({ name: "Kanhaiya Canary" }));
    await desk.store.erase(id);
    const { entries } = await desk.store.record.read(1);
    expect(entries[0]).toMatchObject({ who: "the terminal", what: "erased it", submission: id, detail: "" });
    expect(await desk.store.record.of(id)).toEqual([entries[0]]);
    expect(JSON.stringify(entries)).not.toMatch(/Canary|buffaloes|argon2|@example/);
    for (const statement of [
      "UPDATE desk_record SET who = 'Nobody'",
      "DELETE FROM desk_record",
      desk.store.pool
        ? "TRUNCATE desk_record"
        : "INSERT OR REPLACE INTO desk_record (id, at, who, what, detail) SELECT id, at, 'Nobody', what, detail FROM desk_record",
    ])
      await expect(run(statement)).rejects.toThrow("desk_record is only added to");
    expect((await desk.store.record.read(1)).entries).toEqual(entries);
  });
});
