import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addAccount, resetAccount } from "../../server/desk-api/accounts.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { type DeskClient, openClient, password, signIn } from "./fixtures/create-desk-client.ts";
import { describeStores } from "./fixtures/describe-stores.ts";
import { getPostgres } from "./fixtures/get-postgres.ts";
import { makeEnquiry } from "./fixtures/make-submission.ts";
import { type Desk, ids, startDesk } from "./fixtures/start-desk.ts";

const postgres = getPostgres();
const otherPassword = "seven green kingfishers";
const success = [200, { success: true }];
const reject = (field: string, problem: string) => [
  422,
  expect.objectContaining({ success: false, errors: { [field]: problem } }),
];
const refuse = (status: number, code: string, detail?: string) => [
  status,
  { success: false, code, ...(detail && { detail }) },
];
const next = (next: string) => [200, { success: true, next }];

describe("accounts of the desk", () => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await startDesk();
    return () => desk.close();
  });
  const setPassword = (link: string, newPassword: string) =>
    openClient(desk.origin).request("POST /api/desk/link", {
      token: link.split("#")[1],
      password: newPassword,
    });
  const isSignedIn = async (client: DeskClient) => (await client.send("GET /api/desk/me")).status === 200;
  const codeOf = (uri: string) => {
    const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
    return new TOTP({ secret }).generate({ timestamp: desk.clock.now().getTime() });
  };
  const readRecord = async (name: string) =>
    (await desk.store.record.read(1)).entries
      .filter(({ who, detail }) => who === name || detail.startsWith(name))
      .map(({ who, what, detail }) => [who, what, detail].filter(Boolean).join(": "));

  test("a link sets a password once, within a day, and says what to do once it has expired", async () => {
    const details = { name: "Asha Rao", email: "Asha@Example.com", role: "staff" as const };
    const { account, link } = await addAccount(desk.store, details, terminalUser);
    expect(account.email).toBe("asha@example.com");
    expect(await setPassword(link, "short")).toEqual(reject("password", "short password"));
    expect(await setPassword(link, "Password1234!")).toEqual(reject("password", "password common"));
    expect(await setPassword(link, password)).toEqual(next("sign-in"));
    expect(await setPassword(link, otherPassword)).toEqual(refuse(410, "link used"));
    await signIn(desk.origin, "asha@example.com");
    const { link: lateLink } = await resetAccount(desk.store, { id: account.id }, terminalUser);
    expect(await setPassword(link, otherPassword)).toEqual(refuse(410, "link unknown"));
    desk.clock.later(24 * 60 - 1);
    expect(await setPassword(lateLink, "short"), "still open").toEqual(reject("password", "short password"));
    desk.clock.later(1);
    expect(await setPassword(lateLink, otherPassword)).toEqual(refuse(410, "link expired"));
    expect((await setPassword("#made-up-made-up-made-up", otherPassword))[0]).toBe(410);
    expect((await desk.tryPassword("asha@example.com", otherPassword)).status).toBe(401);
  });

  test("a changed password signs the person out everywhere else, and gives this browser a new session", async () => {
    const { email } = await desk.somebody();
    const client = await signIn(desk.origin, email);
    const otherClient = await signIn(desk.second.origin, email);
    const before = client.cookie;
    const change = (current: string, next: string) =>
      client.request("POST /api/desk/password", { current, next });
    expect(await change(otherPassword, otherPassword)).toEqual(reject("current", "password unknown"));
    expect(await change(password, "iloveyou1234")).toEqual(reject("next", "password common"));
    expect(await isSignedIn(otherClient)).toBe(true);
    expect(await change(password, otherPassword)).toEqual(success);
    expect(client.cookie).not.toBe(before);
    expect([await isSignedIn(client), await isSignedIn(otherClient)]).toEqual([true, false]);
    expect(await isSignedIn(openClient(desk.origin, before))).toBe(false);
    expect((await desk.tryPassword(email, password)).status).toBe(401);
    expect((await desk.tryPassword(email, otherPassword)).status).toBe(200);
  });

  test("a second factor is required once it is set up; each code works once, and so does each recovery code", async () => {
    const { id, email } = await desk.somebody();
    const client = await signIn(desk.origin, email);
    const otherClient = await signIn(desk.origin, email);
    const beginSetup = async () =>
      (await client.request("POST /api/desk/second-factor/begin", { password }))[1];
    const confirm = (code: string) => client.request("POST /api/desk/second-factor/confirm", { code });
    const hasFactor = async () => (await client.request("GET /api/desk/me"))[1].me.secondFactor;
    expect(await confirm("123456")).toEqual(refuse(409, "nothing pending"));
    expect(await client.request("POST /api/desk/second-factor/begin", { password: otherPassword })).toEqual(
      reject("password", "password unknown"),
    );
    const { uri, recoveryCodes } = await beginSetup();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Chowk%20360:person\d+%40example\.com\?issuer=/);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const wrongCode of ["000000", recoveryCodes[0]])
      expect(await confirm(wrongCode)).toEqual(reject("code", "code not shown"));
    expect(await confirm(codeOf(uri))).toEqual(success);
    expect([await hasFactor(), await isSignedIn(otherClient)]).toEqual([true, false]);

    const startSignIn = async (origin = desk.second.origin) => {
      const newClient = openClient(origin);
      expect(await newClient.request("POST /api/desk/sign-in", { email, password })).toEqual(
        next("second-factor"),
      );
      return newClient;
    };
    const enterCode = async (code: string, origin?: string) => {
      const newClient = await startSignIn(origin);
      const before = newClient.cookie;
      const { status, text } = await newClient.send("POST /api/desk/second-factor", { code });
      if (status === 200) expect(text.includes('"codesLeft":9')).toBe(code.length > 6);
      expect(newClient.cookie === before).toBe(status !== 200);
      expect((await newClient.send("GET /api/desk/people")).status).toBe(status === 200 ? 200 : 403);
      return status;
    };
    expect(await enterCode(codeOf(uri)), "the code that confirmed it was used").toBe(422);
    desk.clock.later(1);
    expect([await enterCode(codeOf(uri)), await enterCode(codeOf(uri))]).toEqual([200, 422]);
    const recovery = recoveryCodes[1].toUpperCase().replaceAll("-", " ");
    const results = await Promise.all([enterCode(recovery), enterCode(recovery, desk.origin)]);
    expect(results.toSorted(), "of two who use one code at once one comes in").toEqual([200, 422]);
    expect(await enterCode(recoveryCodes[1])).toBe(422);
    expect((await readRecord("Person1"))[0]).toBe("Person1: signed in: with a recovery code, 9 left");

    // One that is begun again while its code is judged takes nothing away.
    const secondSetup = await beginSetup();
    const { secondFactors } = desk.store;
    vi.spyOn(secondFactors, "takeStep").mockImplementationOnce(async () => Boolean(await beginSetup()));
    expect((await confirm(codeOf(secondSetup.uri)))[0]).toBe(409);
    expect([await hasFactor(), await secondFactors.find(id, "pending")]).toEqual([true, expect.anything()]);

    // Another phone takes the place of the first only once it has shown a code.
    const thirdSetup = await beginSetup();
    desk.clock.later(1);
    expect(await enterCode(codeOf(uri))).toBe(200);
    desk.clock.later(1);
    expect(await confirm(codeOf(thirdSetup.uri))).toEqual(success);
    desk.clock.later(1);
    const attempts = [codeOf(uri), recoveryCodes[2], codeOf(thirdSetup.uri)];
    expect([
      await enterCode(attempts[0]),
      await enterCode(attempts[1]),
      await enterCode(attempts[2]),
    ]).toEqual([422, 422, 200]);

    const guessingClient = await startSignIn();
    const guesses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      guesses.push(
        (await guessingClient.send("POST /api/desk/second-factor", { code: `00000${count}` })).status,
      );
    expect(guesses).toEqual([...Array(10).fill(422), 429]);
    desk.clock.later(1);
    expect(await enterCode(codeOf(thirdSetup.uri)), "not even the right one").toBe(429);

    const remove = "POST /api/desk/second-factor/remove";
    expect(await client.request(remove, { password: otherPassword })).toEqual(
      reject("password", "password unknown"),
    );
    expect(await client.request(remove, { password })).toEqual(success);
    expect(await hasFactor()).toBe(false);
  });

  test("an owner may require a second factor from everybody, and then nobody can do without", async () => {
    const { email } = await desk.somebody();
    const required = { secondFactorRequired: true };
    expect(await desk.olga.request("PUT /api/desk/settings", required)).toEqual([
      200,
      { settings: required },
    ]);
    const client = openClient(desk.origin);
    expect(await client.request("POST /api/desk/sign-in", { email, password })).toEqual(next("enrol"));
    const [, { uri }] = await client.request("POST /api/desk/second-factor/begin", { password });
    await client.send("POST /api/desk/second-factor/confirm", { code: codeOf(uri) });
    expect((await client.request("GET /api/desk/me"))[1].next).toBe("desk");
    expect((await client.request("POST /api/desk/second-factor/remove", { password }))[0]).toBe(409);
    await desk.store.accounts.requireSecondFactor(false, terminalUser);
  });

  test("an owner adds, changes, resets and removes accounts, and the record has each action", async () => {
    const add = (email: string, name = "Mira Sahu") =>
      desk.olga.request("POST /api/desk/accounts", { name, email, role: "staff" });
    const [, { account, link }] = await add("mira@example.com");
    expect(link).toMatch(/^\/desk\/welcome#[\w-]{43}$/);
    expect(await add("MIRA@example.com")).toMatchObject([
      409,
      { errors: { email: "email taken" }, detail: "mira@example.com" },
    ]);
    expect((await add("mira@"))[0]).toBe(422);
    expect((await add("nul@example.com", "Mira\0Sahu"))[0]).toBe(422);
    await setPassword(link, password);
    const mira = await signIn(desk.second.origin, "mira@example.com");
    const start = desk.clock.now().toISOString();
    desk.clock.later(5);
    // Her page asks by itself.
    await mira.send("GET /api/desk/me", undefined, { "If-None-Match": "1" });
    const kept = [makeEnquiry(), makeEnquiry(), { ...makeEnquiry(), spamReason: "a trap" }].map((enquiry) =>
      desk.store.keep(enquiry),
    );
    const hersToDo = await Promise.all(kept);
    for (const [index, { id }] of hersToDo.entries()) {
      await desk.store.submissions.change(id, { change: "assign", to: account }, terminalUser);
      const change = index === 0 ? "done" : "talking";
      if (index < 2) await desk.store.submissions.change(id, { change }, terminalUser);
    }
    const [, { accounts, settings }] = await desk.olga.request("GET /api/desk/accounts");
    expect(settings).toEqual({ secondFactorRequired: false });
    expect(accounts).toContainEqual({
      id: account.id,
      name: "Mira Sahu",
      email: "mira@example.com",
      role: "staff",
      secondFactor: false,
      mustEnrol: false,
      morningMail: true,
      openWork: 2,
      lastSeenAt: start,
      linkUntil: null,
    });
    const hers = `/api/desk/accounts/${account.id}`;
    const owner = { account: expect.objectContaining({ id: account.id, role: "owner" }) };
    expect(await desk.olga.request(`PATCH ${hers}`, { role: "owner" })).toEqual([200, owner]);
    expect((await mira.send("GET /api/desk/record")).status).toBe(200);
    const [, resetResponse] = await desk.olga.request(`POST ${hers}/reset`);
    expect(resetResponse).toEqual({ link: expect.stringMatching(/^\/desk\/welcome#[\w-]{43}$/) });
    expect(await isSignedIn(mira)).toBe(false);
    expect((await desk.tryPassword("mira@example.com", password)).status).toBe(401);
    await setPassword(resetResponse.link, password);
    const newSignIn = await signIn(desk.origin, "mira@example.com");
    expect((await desk.olga.request(`DELETE ${hers}?to=${account.id}`))[0]).toBe(422);
    expect(await desk.olga.request(`DELETE ${hers}?to=${ids.ravi}`)).toEqual(success);
    const [done, ...open] = await Promise.all(hersToDo.map(({ id }) => desk.store.submissions.details(id)));
    expect([done, ...open].map((one) => one?.assignedTo?.name)).toEqual(["Mira Sahu", "Ravi", "Ravi"]);
    expect((await desk.store.record.of(hersToDo[1]?.id ?? ""))[0]).toMatchObject({
      who: "Olga",
      what: "assigned it",
      detail: "from Mira Sahu, whose account was removed, to Ravi",
    });
    expect(await isSignedIn(newSignIn)).toBe(false);
    for (const [address, body] of [
      [`DELETE ${hers}`],
      [`POST ${hers}/reset`],
      [`PATCH ${hers}`, { role: "staff" }],
      ["DELETE /api/desk/accounts/%00"],
    ] as const)
      expect((await desk.olga.request(address, body))[0]).toBe(404);
    const [, { entries, total, page }] = await desk.olga.request("GET /api/desk/record?page=1");
    expect(await readRecord("Mira Sahu")).toEqual([
      "Olga: removed an account: Mira Sahu",
      "Mira Sahu: signed in",
      "Mira Sahu: set a password: by a link",
      "Olga: reset an account: Mira Sahu",
      "Olga: changed a role: Mira Sahu, owner",
      "Mira Sahu: signed in",
      "Mira Sahu: set a password: by a link",
      "Olga: added an account: Mira Sahu, staff",
    ]);
    const [, own] = await desk.olga.request("GET /api/desk/record?who=Mira%20Sahu");
    expect(own).toMatchObject({ total: 4, people: expect.arrayContaining(["Mira Sahu", "Olga"]) });
    expect(own.entries.map(({ who }: { who: string }) => who)).toEqual(Array(4).fill("Mira Sahu"));
    expect([entries[0], page]).toMatchObject([{ id: total, what: "removed an account", namesake: null }, 1]);
  });

  test("no account can have the name of another, however it is spaced or capitalised, or of the system", async () => {
    let count = 0;
    const add = async (name: string) => {
      count += 1;
      const details = { name, email: `name${count}@example.com`, role: "staff" };
      const [status, { errors, account }] = await desk.olga.request("POST /api/desk/accounts", details);
      return [name, status, errors?.name ?? account.name];
    };
    const expectAll = async (names: string[], status: number, answer: string) => {
      for (const name of names)
        expect(await add(name)).toEqual([name, status, expect.stringContaining(answer)]);
    };
    await expectAll([" OLGA", "O l g a", "Ｏｌｇａ", "Olga."], 409, "name taken");
    await expectAll(["the terminal", "The  Terminal", "You", "chowk360"], 409, "name reserved");
    await expectAll(["Olga\u200b", "Ol\u202ega", "Olga\u3164", "Ol\u200dga"], 422, "invisible name");
    await expectAll(["?!"], 422, "no name");
    for (const name of ["Olga Rao", "Ольга", "आशा वर्मा", "श्री रक्\u200dषा"])
      expect(await add(name)).toEqual([name, 200, name]);
    expect(await add("Asha   Verma")).toEqual(["Asha   Verma", 200, "Asha Verma"]);
  });

  test("nothing is changed or erased if the record can't be written", async () => {
    const { accounts, secondFactors, submissions } = desk.store;
    const { id } = await desk.store.keep(makeEnquiry());
    await secondFactors.begin(ids.ravi, { id: "unconfirmed", secret: "S" }, ["code"]);
    const state = async () => [
      await accounts.list(),
      await accounts.find({ id: ids.ravi }),
      await accounts.secondFactorRequired(),
      await desk.store.inbox.list(["new"]),
    ];
    const before = await state();
    const unwritable = { id: "nobody", name: null as unknown as string };
    const link = { id: "unwritten link", lifetime: 60_000 };
    const newAccount = { id: "new", name: "New", email: "new@example.com", role: "staff" as const };
    for (const attempt of [
      () => accounts.add(newAccount, link, unwritable),
      () => accounts.reset(ids.ravi, link, unwritable),
      () => accounts.changeRole(ids.ravi, "owner", unwritable),
      () => accounts.remove(ids.ravi, unwritable),
      () => accounts.requireSecondFactor(true, unwritable),
      () => secondFactors.confirm(ids.ravi, "unconfirmed", unwritable.name),
      () => submissions.change(id, { change: "done" }, unwritable),
      () => submissions.erase(id, 0, unwritable),
    ])
      await expect(attempt(), String(attempt)).rejects.toThrow();
    expect(await state()).toEqual(before);
  });
});

describeStores(postgres, "the desk's owners and its record, on %s", (_name, createLocation) => {
  let desk: Desk;
  beforeEach(async () => {
    const { location, remove } = await createLocation();
    desk = await startDesk(location);
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
    const address = `/api/desk/accounts/${ids.olga}`;
    const lastOwnerRefusal = refuse(409, "last owner", "Olga");
    expect(await desk.olga.request(`DELETE ${address}`)).toEqual(lastOwnerRefusal);
    expect(await desk.olga.request(`PATCH ${address}`, { role: "staff" })).toEqual(lastOwnerRefusal);
    expect(await desk.olga.request(`POST ${address}/reset`)).toEqual(refuse(409, "own account"));
    expect((await desk.olga.send("GET /api/desk/me")).status).toBe(200);
    const secondOwner = await desk.somebody("owner");
    const outcomes = await Promise.all([
      accounts.changeRole(ids.olga, "staff", terminalUser),
      desk.second.store.accounts.remove(secondOwner.id, terminalUser),
    ]);
    expect(outcomes.toSorted()).toEqual(["last owner", undefined]);
    expect(await owners()).toHaveLength(1);
  });

  test("the record can only be added to, and outlasts the submissions it mentions without holding their content", async () => {
    const { id } = await desk.store.keep(makeEnquiry({ name: "Kanhaiya Canary" }));
    await desk.store.inbox.erase(id);
    const { entries } = await desk.store.record.read(1);
    expect(entries[0]).toMatchObject({ what: "erased it", submission: id, sender: null });
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
