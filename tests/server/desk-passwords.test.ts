import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addAccount, resetAccount } from "../../server/desk/accounts.ts";
import { isPassword } from "../../server/desk/hash-password.ts";
import { deskClient, password, signIn } from "./fixtures/desk-client.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { startDesks, type TwoDesks } from "./fixtures/start-desk.ts";
import { startPostgres } from "./fixtures/start-postgres.ts";

// As it is, and counted.
vi.mock("../../server/desk/hash-password.ts", async (original) => {
  const real = await original<typeof import("../../server/desk/hash-password.ts")>();
  return { ...real, isPassword: vi.fn(real.isPassword) };
});

const real = await vi.importActual<typeof import("../../server/desk/hash-password.ts")>(
  "../../server/desk/hash-password.ts",
);
const postgres = await startPostgres("-c fsync=off");
afterAll(() => postgres.remove());

const other = "seven green kingfishers";

onEachStore(postgres, "passwords and sessions of the desk, on %s", (_name, findPlace) => {
  let desk: TwoDesks;
  beforeAll(async () => {
    desk = await startDesks(findPlace);
  });
  afterAll(() => desk.close());
  beforeEach(() => {
    vi.mocked(isPassword).mockClear();
  });
  const setPassword = (link: string, chosen: string) =>
    deskClient(desk.app.origin).send("POST /api/desk/link", { token: link.split("#")[1], password: chosen });

  test("a link sets a password once, within a day, and says what to do when it is over", async () => {
    const given = { name: "Asha Rao", email: "Asha@Example.com", role: "staff" as const };
    const { account, link } = await addAccount(desk.app.store, given, "the terminal");
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
    await signIn(desk.app.origin, "asha@example.com");

    const { link: late } = await resetAccount(desk.app.store, { id: account.id }, "the terminal");
    expect((await setPassword(link, other)).text).toContain("newer one");
    desk.clock.later(24 * 60 + 1);
    const over = await setPassword(late, other);
    expect([over.status, over.text]).toEqual([410, expect.stringContaining("more than a day old")]);
    expect((await setPassword("#made-up-made-up-made-up", other)).status).toBe(410);
    expect((await desk.tryPassword("asha@example.com", other)).status).toBe(401);
  });

  test("a password guessed a thousand times is judged five times, on two instances together", async () => {
    const { email } = await desk.somebody();
    vi.mocked(isPassword).mockClear();
    const guesses = Array.from({ length: 500 }, (_, count) => [
      desk.tryPassword(email, `guess number ${count}`),
      desk.tryPassword(email.toUpperCase(), `other guess ${count}`, "203.0.113.1", desk.second),
    ]);
    const answers = await Promise.all(guesses.flat());
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[401]?.length, counts[429]?.length]).toEqual([5, 995]);
    expect(isPassword).toHaveBeenCalledTimes(5);
    expect(Number(counts[429]?.[0]?.headers["retry-after"])).toBeGreaterThan(800);
    expect(counts[429]?.[0]?.text).toContain("Please try again in 15 minutes");
    expect((await desk.tryPassword(email, password, undefined, desk.second)).status).toBe(429);
    expect((await desk.tryPassword(email, password, "203.0.113.2")).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
    expect((await desk.tryPassword(email, password)).status).toBe(200);
    vi.useRealTimers();
  });

  test("one address that tries many accounts, and many that try one, are slowed down too", async () => {
    // Only the counting is looked at here.
    vi.mocked(isPassword).mockResolvedValue(false);
    const one = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        desk.tryPassword(`nobody${count}@example.com`, other, "198.51.100.7"),
      ),
    );
    expect(one.filter(({ status }) => status === 401)).toHaveLength(30);
    const many = await Promise.all(
      Array.from({ length: 80 }, (_, count) =>
        desk.tryPassword("no-one@example.com", other, `192.0.2.${count}`),
      ),
    );
    expect(many.filter(({ status }) => status === 401)).toHaveLength(60);
    vi.mocked(isPassword).mockImplementation(real.isPassword);
  });

  test("nobody learns whether an account exists: the same answer, after the same work", async () => {
    const { email } = await desk.somebody();
    await addAccount(desk.app.store, { name: "New", email: `new-${email}`, role: "staff" }, "the terminal");
    vi.mocked(isPassword).mockClear();
    const told = [];
    for (const asked of [email, `new-${email}`, "nobody-at-all@example.com"]) {
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await desk.tryPassword(asked, other, "203.0.113.77"));
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
    const { email } = await desk.somebody();
    const planted = `desk=${"p".repeat(43)}`;
    const client = deskClient(desk.app.origin, planted);
    await client.send("POST /api/desk/sign-in", { email, password });
    const first = client.cookie;
    expect(first).not.toBe(planted);
    expect((await deskClient(desk.app.origin, planted).send("GET /api/desk/me")).status).toBe(401);
    await client.send("POST /api/desk/sign-in", { email, password });
    expect(client.cookie).not.toBe(first);
    expect((await deskClient(desk.app.origin, first).send("GET /api/desk/me")).status).toBe(401);
    expect((await client.send("GET /api/desk/me")).status).toBe(200);
  });

  test("a changed password signs out everywhere else, and gives this place a new session", async () => {
    const { email } = await desk.somebody();
    const here = await signIn(desk.app.origin, email);
    const elsewhere = await signIn(desk.second.origin, email);
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
    expect((await deskClient(desk.app.origin, before).send("GET /api/desk/me")).status).toBe(401);
    expect((await elsewhere.send("GET /api/desk/me")).status).toBe(401);
    expect((await desk.tryPassword(email, password)).status).toBe(401);
    expect((await desk.tryPassword(email, other)).status).toBe(200);
  });

  test("who is reset while a password or a code is judged gets in by neither", async () => {
    const { id, email } = await desk.somebody();
    const { store } = desk.app;
    /** The link is used too, so that the account has a password again, and it is another one. */
    const reset = async () => {
      const { link } = await resetAccount(store, { id }, "the terminal");
      await setPassword(link, other);
    };
    const resetMeanwhile = () =>
      vi.mocked(isPassword).mockImplementationOnce(async (...given) => {
        const right = await real.isPassword(...given);
        await reset();
        return right;
      });
    const back = async () => {
      const { link } = await resetAccount(store, { id }, "the terminal");
      await setPassword(link, password);
      return signIn(desk.second.origin, email);
    };

    resetMeanwhile();
    const late = deskClient(desk.app.origin);
    expect((await late.send("POST /api/desk/sign-in", { email, password })).status).toBe(401);
    expect(late.cookie).toBeUndefined();

    let client = await back();
    resetMeanwhile();
    const next = "nine purple hornbills";
    expect((await client.send("POST /api/desk/password", { current: password, next })).status).toBe(401);
    expect((await client.send("GET /api/desk/me")).status).toBe(401);
    expect((await desk.tryPassword(email, next)).status).toBe(401);

    for (const what of ["begin", "remove"]) {
      client = await back();
      await store.secondFactors.begin(id, { id: `before ${what} of ${id}`, secret: "S" }, [
        `${what} of ${id}`,
      ]);
      resetMeanwhile();
      const { status } = await client.send(`POST /api/desk/second-factor/${what}`, { password });
      expect([what, status]).toEqual([what, 401]);
      expect(await store.secondFactors.find(id, "pending")).toBeUndefined();
    }

    // Signed out meanwhile, with the password as it was.
    client = await back();
    vi.mocked(isPassword).mockImplementationOnce(async (...given) => {
      await deskClient(desk.app.origin, client.cookie).send("POST /api/desk/sign-out");
      return real.isPassword(...given);
    });
    expect((await client.send("POST /api/desk/password", { current: password, next })).status).toBe(401);
    expect((await desk.tryPassword(email, password)).status).toBe(200);

    for (const [what, status] of [
      ["second-factor/confirm", 409],
      ["second-factor", 401],
    ] as const) {
      client = await back();
      const factor = { id: `${what} of ${id}`, secret: "JBSWY3DPEHPK3PXP" };
      await store.secondFactors.begin(id, factor, [`${what} ${id}`]);
      if (what === "second-factor") {
        await store.secondFactors.confirm(id, factor.id, "Asha");
        client = deskClient(desk.app.origin);
        await client.send("POST /api/desk/sign-in", { email, password });
      } else client = deskClient(desk.app.origin, client.cookie);
      const taken = vi.spyOn(store.secondFactors, "takeStep").mockImplementationOnce(async () => {
        await reset();
        return true;
      });
      const secret = Secret.fromBase32(factor.secret);
      const code = new TOTP({ secret }).generate({ timestamp: desk.clock.now().getTime() });
      const before = client.cookie;
      expect([what, (await client.send(`POST /api/desk/${what}`, { code })).status]).toEqual([what, status]);
      expect([client.cookie, (await client.send("GET /api/desk/me")).status]).toEqual([before, 401]);
      taken.mockRestore();
    }
  });
});
