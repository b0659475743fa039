import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addAccount, resetAccount } from "../../server/desk/accounts.ts";
import { isPassword } from "../../server/desk/hash-password.ts";
import { deskClient, newPerson, password, signIn } from "./fixtures/desk-client.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { startPostgres } from "./fixtures/start-postgres.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import { storePlaces } from "./fixtures/store-places.ts";

// As it is, and counted.
vi.mock("../../server/desk/hash-password.ts", async (original) => {
  const real = await original<typeof import("../../server/desk/hash-password.ts")>();
  return { ...real, isPassword: vi.fn(real.isPassword) };
});

const real = await vi.importActual<typeof import("../../server/desk/hash-password.ts")>(
  "../../server/desk/hash-password.ts",
);
const postgres = await startPostgres();
afterAll(() => postgres.remove());

const other = "seven green kingfishers";

describe.each(storePlaces(postgres))("the accounts of the desk, on %s", (_name, findPlace) => {
  const clock = stoppedClock();
  let app: RunningApp;
  /** A second instance on the same store, and for its strangers' addresses one proxy is trusted. */
  let second: RunningApp;
  let folder: string;
  let clear: () => void;
  beforeAll(async () => {
    const { place, remove } = await findPlace();
    clear = remove;
    folder = place.DATA_DIR;
    const environment = { ...place, DESK: true, TRUST_PROXY: 1 };
    app = await startApp({ environment, times: { now: clock.now } });
    second = await startApp({ environment, times: { now: clock.now } });
    await newPerson(app, "Olga", "owner");
  });
  afterAll(async () => {
    await app.close();
    await second.close();
    clear();
  });
  beforeEach(() => {
    vi.mocked(isPassword).mockClear();
  });
  let people = 0;
  const somebody = (role: "staff" | "owner" = "staff") => {
    people += 1;
    return newPerson(app, `Person${people}`, role);
  };
  const setPassword = (link: string, chosen: string) =>
    deskClient(app.origin).send("POST /api/desk/link", { token: link.split("#")[1], password: chosen });
  const tryPassword = (email: string, guess: string, from = "203.0.113.1", at = app.origin) =>
    deskClient(at).send(
      "POST /api/desk/sign-in",
      { email, password: guess },
      { "X-Forwarded-For": from, Origin: at },
    );

  /** As somebody who has the database, by another program. */
  const run = async (statement: string) => {
    if (app.store.pool) return app.store.pool.query(statement);
    const script = `new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec(process.argv[2])`;
    const file = join(folder, "chowk-360.sqlite");
    return promisify(execFile)(process.execPath, ["-e", script, file, statement]);
  };

  test("a link sets a password once, within a day, and says what to do when it is over", async () => {
    const given = { name: "Asha Rao", email: "Asha@Example.com", role: "staff" as const };
    const { account, link } = await addAccount(app.store, given, "the terminal");
    expect(account).toMatchObject({ email: "asha@example.com", linkUntil: expect.stringMatching(/^2026/) });
    for (const [weak, why] of [
      ["short", /at least 12 characters/],
      ["Password1234!", /Many people use this one/],
      ["qwertyqwerty", /Many people use this one/],
      ["abcabcabcabc", /Many people use this one/],
      ["1q2w3e4r5t6y", /Many people use this one/],
      ["asha@example.com", /Many people use this one/],
    ] as const) {
      const answer = await setPassword(link, weak);
      expect([weak, answer.status, JSON.parse(answer.text).errors.password]).toEqual([
        weak,
        422,
        expect.stringMatching(why),
      ]);
    }
    expect(JSON.parse((await setPassword(link, password)).text)).toEqual({ success: true, next: "sign-in" });
    const again = await setPassword(link, other);
    expect([again.status, JSON.parse(again.text).message]).toEqual([
      410,
      expect.stringMatching(/used already.*ask an owner for a new one/),
    ]);
    await signIn(app.origin, "asha@example.com");

    const { link: late } = await resetAccount(app.store, { id: account.id }, "the terminal");
    expect((await setPassword(link, other)).text).toContain("newer one");
    clock.later(24 * 60 + 1);
    const over = await setPassword(late, other);
    expect([over.status, over.text]).toEqual([410, expect.stringContaining("more than a day old")]);
    expect((await setPassword("#made-up-made-up-made-up", other)).status).toBe(410);
    expect((await tryPassword("asha@example.com", other)).status).toBe(401);
  });

  test("a password guessed a thousand times is judged five times, on two instances together", async () => {
    const { email } = await somebody();
    vi.mocked(isPassword).mockClear();
    const guesses = Array.from({ length: 500 }, (_, count) => [
      tryPassword(email, `guess number ${count}`),
      tryPassword(email.toUpperCase(), `other guess ${count}`, "203.0.113.1", second.origin),
    ]);
    const answers = await Promise.all(guesses.flat());
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[401]?.length, counts[429]?.length]).toEqual([5, 995]);
    expect(isPassword).toHaveBeenCalledTimes(5);
    expect(Number(counts[429]?.[0]?.headers["retry-after"])).toBeGreaterThan(800);
    expect(counts[429]?.[0]?.text).toContain("Please try again in 15 minutes");
    expect((await tryPassword(email, password, undefined, second.origin)).status).toBe(429);
    expect((await tryPassword(email, password, "203.0.113.2")).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    expect((await tryPassword(email, password)).status).toBe(200);
    vi.useRealTimers();
  });

  test("one address that tries many accounts, and many that try one, are slowed down too", async () => {
    // Only the counting is looked at here.
    vi.mocked(isPassword).mockResolvedValue(false);
    const one = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        tryPassword(`nobody${count}@example.com`, other, "198.51.100.7"),
      ),
    );
    expect(one.filter(({ status }) => status === 401)).toHaveLength(30);
    const many = await Promise.all(
      Array.from({ length: 80 }, (_, count) => tryPassword("no-one@example.com", other, `192.0.2.${count}`)),
    );
    expect(many.filter(({ status }) => status === 401)).toHaveLength(60);
    vi.mocked(isPassword).mockImplementation(real.isPassword);
  });

  test("nobody learns whether an account exists: the same answer, after the same work", async () => {
    const { email } = await somebody();
    await addAccount(app.store, { name: "New", email: `new-${email}`, role: "staff" }, "the terminal");
    vi.mocked(isPassword).mockClear();
    const told = [];
    for (const asked of [email, `new-${email}`, "nobody-at-all@example.com"]) {
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await tryPassword(asked, other, "203.0.113.77"));
      told.push(
        answers.map(({ status, text, headers }) => [status, text, Object.keys(headers).sort().join()]),
      );
    }
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    const hashes = vi.mocked(isPassword).mock.calls.map(([, hash]) => hash.split("$").slice(0, 4).join("$"));
    expect(hashes).toEqual(Array(15).fill("$argon2id$v=19$m=19456,t=2,p=1"));
  });

  test("a session is new at every sign-in, and one that was there before is worth nothing", async () => {
    const { email } = await somebody();
    const planted = `desk=${"p".repeat(43)}`;
    const client = deskClient(app.origin, planted);
    await client.send("POST /api/desk/sign-in", { email, password });
    const first = client.cookie;
    expect(first).not.toBe(planted);
    expect((await deskClient(app.origin, planted).send("GET /api/desk/me")).status).toBe(401);
    await client.send("POST /api/desk/sign-in", { email, password });
    expect(client.cookie).not.toBe(first);
    expect((await deskClient(app.origin, first).send("GET /api/desk/me")).status).toBe(401);
    expect((await client.send("GET /api/desk/me")).status).toBe(200);
  });

  test("a changed password signs out everywhere else, and gives this place a new session", async () => {
    const { email } = await somebody();
    const here = await signIn(app.origin, email);
    const elsewhere = await signIn(second.origin, email);
    const before = here.cookie;
    const change = (current: string, next: string) => here.send("POST /api/desk/password", { current, next });
    expect(JSON.parse((await change(other, other)).text).errors).toEqual({
      current: "This is not your password.",
    });
    expect(JSON.parse((await change(password, "iloveyou1234")).text).errors.next).toContain("Many people");
    expect((await elsewhere.send("GET /api/desk/me")).status).toBe(200);
    expect((await change(password, other)).status).toBe(200);
    expect(here.cookie).not.toBe(before);
    expect((await here.send("GET /api/desk/me")).status).toBe(200);
    expect((await deskClient(app.origin, before).send("GET /api/desk/me")).status).toBe(401);
    expect((await elsewhere.send("GET /api/desk/me")).status).toBe(401);
    expect((await tryPassword(email, password)).status).toBe(401);
    expect((await tryPassword(email, other)).status).toBe(200);
  });

  test("a second factor is wanted once it is set up; a code is good once, a recovery code too", async () => {
    const { email } = await somebody();
    const client = await signIn(app.origin, email);
    const elsewhere = await signIn(app.origin, email);
    const begin = async () =>
      JSON.parse((await client.send("POST /api/desk/second-factor/begin", { password })).text);
    expect((await client.send("POST /api/desk/second-factor/begin", { password: other })).status).toBe(422);
    const { uri, recoveryCodes } = await begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Chowk%20360:person\d+%40example\.com\?issuer=/);
    expect(new Set(recoveryCodes).size).toBe(10);
    const codeNow = (of = uri) => {
      const secret = new URL(of).searchParams.get("secret") ?? "";
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
    };
    const confirm = (code: string) => client.send("POST /api/desk/second-factor/confirm", { code });
    expect((await confirm("000000")).status).toBe(422);
    expect((await confirm(recoveryCodes[0])).status).toBe(422);
    expect((await confirm(codeNow())).status).toBe(200);
    expect((await elsewhere.send("GET /api/desk/me")).status).toBe(401);
    expect(JSON.parse((await client.send("GET /api/desk/me")).text).me.secondFactor).toBe(true);

    const half = async () => {
      const fresh = deskClient(second.origin);
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
    clock.later(1);
    expect(await enter(codeNow())).toEqual([200, false]);
    expect(await enter(codeNow())).toEqual([422, true]);
    expect(await enter(recoveryCodes[1].toUpperCase().replaceAll("-", " "))).toEqual([200, false]);
    expect(await enter(recoveryCodes[1])).toEqual([422, true]);

    // Another phone takes the place of the first only once it has shown a code.
    const next = await begin();
    clock.later(1);
    expect(await enter(codeNow())).toEqual([200, false]);
    clock.later(1);
    expect((await confirm(codeNow(next.uri))).status).toBe(200);
    clock.later(1);
    expect(await enter(codeNow())).toEqual([422, true]);
    expect(await enter(recoveryCodes[2])).toEqual([422, true]);
    expect(await enter(codeNow(next.uri))).toEqual([200, false]);

    const wrong = [];
    for (let count = 0; count < 12; count += 1) {
      const fresh = count % 4 === 0 ? await half() : undefined;
      if (fresh) wrong.push((await fresh.send("POST /api/desk/second-factor", { code: "123456" })).status);
      else wrong.push((await confirm("123456")).status);
    }
    clock.later(1);
    for (let count = 0; count < 10; count += 1)
      wrong.push((await (await half()).send("POST /api/desk/second-factor", { code: "999999" })).status);
    expect(wrong.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    expect(wrong.at(-1)).toBe(429);
    expect(await enter(codeNow(next.uri))).toEqual([429, true]);
  });

  test("an owner may ask everybody for a second factor, and then nobody can do without", async () => {
    const { email } = await somebody();
    const owner = await signIn(app.origin, "olga@example.com");
    const setTo = (secondFactorRequired: boolean) =>
      owner.send("PUT /api/desk/settings", { secondFactorRequired });
    expect((await setTo(true)).status).toBe(200);
    const client = deskClient(app.origin);
    const answer = await client.send("POST /api/desk/sign-in", { email, password });
    expect(JSON.parse(answer.text).next).toBe("enrol");
    const { uri } = JSON.parse((await client.send("POST /api/desk/second-factor/begin", { password })).text);
    const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
    const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    await client.send("POST /api/desk/second-factor/confirm", { code });
    expect((await client.send("POST /api/desk/second-factor/remove", { password })).status).toBe(409);
    await app.store.accounts.requireSecondFactor(false);
    expect((await client.send("POST /api/desk/second-factor/remove", { password })).status).toBe(200);
    expect(JSON.parse((await client.send("GET /api/desk/me")).text).me.secondFactor).toBe(false);
  });

  test("an owner adds, changes, resets and removes accounts, and each is in the record", async () => {
    const owner = await signIn(app.origin, "olga@example.com");
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
    await setPassword(link, password);
    const ravi = await signIn(second.origin, "ravi@example.com");
    const listed = JSON.parse((await owner.send("GET /api/desk/accounts")).text);
    expect(listed.settings).toEqual({ secondFactorRequired: false });
    expect(listed.accounts.find(({ id }: { id: string }) => id === account.id)).toEqual({
      id: account.id,
      name: "Ravi Sahu",
      email: "ravi@example.com",
      role: "staff",
      secondFactor: false,
      mustEnrol: false,
      createdAt: clock.now().toISOString(),
      lastSeenAt: null,
      linkUntil: null,
    });
    const his = `/api/desk/accounts/${account.id}`;
    expect((await owner.send(`PATCH ${his}`, { role: "owner" })).status).toBe(200);
    expect((await ravi.send("GET /api/desk/record")).status).toBe(200);
    expect((await owner.send(`POST ${his}/reset`)).status).toBe(200);
    expect((await ravi.send("GET /api/desk/me")).status).toBe(401);
    expect((await tryPassword("ravi@example.com", password)).status).toBe(401);
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
      at: clock.now().toISOString(),
      who: "Olga",
      what: "removed an account",
      submission: null,
      detail: "Ravi Sahu",
    });
    expect(page).toBe(1);
  });

  test("the last owner can't go, not even when two send each other away at once", async () => {
    const owners = async () => (await app.store.accounts.list()).filter(({ role }) => role === "owner");
    const [olga] = await owners();
    if (!olga || (await owners()).length > 1) throw new Error("there should be one owner");
    const client = await signIn(app.origin, olga.email);
    const alone = await client.send(`DELETE /api/desk/accounts/${olga.id}`);
    expect([alone.status, JSON.parse(alone.text).message]).toEqual([
      409,
      "Olga is the last owner. Please make somebody else an owner first.",
    ]);
    expect((await client.send(`PATCH /api/desk/accounts/${olga.id}`, { role: "staff" })).status).toBe(409);
    const rival = await somebody("owner");
    const outcomes = await Promise.all([
      app.store.accounts.changeRole(olga.id, "staff"),
      second.store.accounts.remove(rival.id),
    ]);
    expect(outcomes.toSorted()).toEqual(["last owner", undefined]);
    const [left, ...more] = await owners();
    expect(more).toEqual([]);
    await app.store.accounts.changeRole(olga.id, "owner");
    if (left && left.id !== olga.id) await app.store.accounts.remove(left.id);
  });

  test("the record can only be added to, and outlasts what it speaks of without holding it", async () => {
    const { id } = await app.store.keep(anEnquiry({ name: "Kanhaiya Canary" }));
    await app.store.record.note({ who: "Olga", what: "erased", submissionId: id });
    await app.store.erase(id);
    const { entries } = await app.store.record.read(1);
    expect(entries[0]).toMatchObject({ who: "Olga", what: "erased", submission: id, detail: "" });
    expect(JSON.stringify(entries)).not.toMatch(/Canary|buffaloes|argon2|@example/);
    for (const statement of [
      "UPDATE desk_record SET who = 'Nobody'",
      "DELETE FROM desk_record",
      app.store.pool
        ? "TRUNCATE desk_record"
        : "INSERT OR REPLACE INTO desk_record SELECT id, at, 'Nobody', what, submission_id, detail FROM desk_record",
    ])
      await expect(run(statement)).rejects.toThrow("desk_record is only added to");
    expect((await app.store.record.read(1)).entries).toEqual(entries);
  });
});
