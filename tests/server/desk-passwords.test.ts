import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { addAccount, resetAccount } from "../../server/desk-api/accounts.ts";
import * as hashing from "../../server/desk-api/hash-password.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { openClient, password, signIn } from "./fixtures/create-desk-client.ts";
import { runInParallel } from "./fixtures/sample-submissions.ts";
import { type Desk, startDesk } from "./fixtures/start-desk.ts";

const checkPassword = hashing.isPassword;
// As it is, and counted.
const isPassword = vi.spyOn(hashing, "isPassword");
afterAll(() => isPassword.mockRestore());

const otherPassword = "seven green kingfishers";

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
  isPassword.mockClear();
  return () => desk.close();
});
const setPassword = (link: string, newPassword: string) =>
  openClient(desk.origin).send("POST /api/desk/link", { token: link.split("#")[1], password: newPassword });
/** Eighty wrong passwords for an account, each from another address; fewer at once than are sent away. */
const guessFromManyAddresses = async (email: string) => {
  const statuses: number[] = [];
  const places = Array.from({ length: 80 }, (_, count) => `192.0.2.${count}`);
  await runInParallel(places, 40, async (place) => {
    statuses.push((await desk.tryPassword(email, otherPassword, place)).status);
  });
  return statuses;
};
const judged = (statuses: number[]) => statuses.filter((status) => status === 401).length;

test("of two hundred guesses of a password only five are checked, on two servers together", async () => {
  const { email } = await desk.somebody();
  isPassword.mockClear();
  const guesses = Array.from({ length: 100 }, (_, count) => [
    desk.tryPassword(email, `guess number ${count}`),
    desk.tryPassword(email.toUpperCase(), `other guess ${count}`, "203.0.113.1", desk.second),
  ]);
  const answers = await Promise.all(guesses.flat());
  expect(judged(answers.map(({ status }) => status))).toBe(5);
  expect(isPassword).toHaveBeenCalledTimes(5);
  const lateGuess = await desk.tryPassword(email, "one more guess");
  expect(Number(lateGuess.headers["retry-after"])).toBeGreaterThan(800);
  expect(JSON.parse(lateGuess.text)).toMatchObject({ code: "throttled", detail: "15" });
  expect((await desk.tryPassword(email, password, undefined, desk.second)).status).toBe(429);
  expect((await desk.tryPassword(email, password, "203.0.113.2")).status).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  expect((await desk.tryPassword(email, password)).status).toBe(200);
  vi.useRealTimers();
});

test("one address that tries many accounts is throttled, and so are many addresses that try one", async () => {
  // Only the counting is looked at here.
  isPassword.mockResolvedValue(false);
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, count) =>
      desk.tryPassword(`nobody${count}@example.com`, otherPassword, "198.51.100.7"),
    ),
  );
  expect(judged(results.map(({ status }) => status))).toBe(30);
  expect(judged(await guessFromManyAddresses("no-one@example.com"))).toBe(60);
  isPassword.mockImplementation(checkPassword);
});

test("strangers' wrong guesses lock nobody out of a browser that signed in before, which only its own guesses throttle", async () => {
  const { id, email } = await desk.somebody();
  const { mark } = await signIn(desk.origin, email);
  const otherAccount = await desk.somebody();
  const foreignMark = (await signIn(desk.origin, otherAccount.email)).mark?.split("=")[1];
  // However the address is written.
  const signInFrom = (guess: string, server: Pick<Desk, "origin"> = desk, browser = mark) =>
    openClient(server.origin, undefined, browser).send("POST /api/desk/sign-in", {
      email: email.toUpperCase(),
      password: guess,
    });
  isPassword.mockResolvedValue(false);
  await guessFromManyAddresses(email);
  isPassword.mockImplementation(checkPassword);
  expect((await desk.tryPassword(email, password, "203.0.113.9")).status).toBe(429);
  expect((await signInFrom(password, desk.second)).status).toBe(200);
  const lengthenedMark = `${mark?.split("=")[1]}.1`;
  // A mark of another account, one made up, or the right one with something added, is none of this account's.
  for (const forgedMark of [foreignMark, `${"a".repeat(43)}.${"b".repeat(43)}`, "made up", lengthenedMark])
    expect((await signInFrom(password, desk, `${mark?.split("=")[0]}=${forgedMark}`)).status).toBe(429);

  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      signInFrom(`guess ${count} of mine`, count % 2 ? desk : desk.second),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect((await signInFrom(password)).status).toBe(429);

  // It is worth nothing once the password is another, and who sets that one is known by it.
  const { link } = await resetAccount(desk.store, { id }, terminalUser);
  const newClient = openClient(desk.origin);
  await newClient.send("POST /api/desk/link", { token: link.split("#")[1], password: otherPassword });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  expect((await signInFrom(otherPassword)).status).toBe(429);
  expect((await signInFrom(otherPassword, desk.second, newClient.mark)).status).toBe(200);
  vi.useRealTimers();
  const response = await newClient.send("POST /api/desk/sign-in", { email, password: otherPassword });
  expect(response.status).toBe(200);
  const before = newClient.mark;
  expect(
    (await newClient.send("POST /api/desk/password", { current: otherPassword, next: password })).status,
  ).toBe(200);
  expect((await signInFrom(password, desk, before)).status).toBe(429);
  expect((await signInFrom(password, desk, newClient.mark)).status).toBe(200);
});

test("when fifty strangers are waiting, more are turned away at no cost, but a known browser is not", async () => {
  const { email } = await desk.somebody();
  const { mark } = await signIn(desk.origin, email);
  isPassword.mockClear();
  let judge = () => {};
  const allWaiting = new Promise<boolean>((resolve) => {
    judge = () => resolve(false);
  });
  isPassword.mockReturnValue(allWaiting);
  const guesses = Array.from({ length: 50 }, (_, count) =>
    desk.tryPassword(`stranger${count}@example.com`, otherPassword, `198.51.100.${100 + count}`),
  );
  await expect.poll(() => isPassword.mock.calls.length).toBe(50);
  const tryLate = () => desk.tryPassword("late@example.com", otherPassword, "198.51.100.99");
  for (let count = 0; count < 6; count += 1) {
    const { status, text, headers } = await tryLate();
    expect([status, headers["retry-after"], JSON.parse(text).code]).toEqual([503, "5", "busy"]);
  }
  isPassword.mockImplementation(checkPassword);
  const client = openClient(desk.origin, undefined, mark);
  expect((await client.send("POST /api/desk/sign-in", { email, password })).status).toBe(200);
  judge();
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(50).fill(401));
  expect((await tryLate()).status).toBe(401);
});

test("nobody learns whether an account exists, because the answer and the work are the same", async () => {
  const { email } = await desk.somebody();
  await addAccount(desk.store, { name: "New", email: `new-${email}`, role: "staff" }, terminalUser);
  isPassword.mockClear();
  const responses = [];
  for (const address of [email, `new-${email}`, "nobody-at-all@example.com"]) {
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push(await desk.tryPassword(address, otherPassword, "203.0.113.77"));
    responses.push(
      answers.map(({ status, text, headers }) => [status, text, Object.keys(headers).sort().join()]),
    );
  }
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  const hashes = isPassword.mock.calls.map(([, hash]) => hash.split("$").slice(0, 4).join("$"));
  expect(hashes).toEqual(Array(15).fill("$argon2id$v=19$m=19456,t=2,p=1"));
});

test.each([
  ["sign-in", { password }],
  ["password", { current: password, next: "nine purple hornbills" }],
  ["second-factor/begin", { password }],
  ["second-factor/remove", { password }],
  ["second-factor", { code: "abcd-efgh-jkmn" }],
])(
  "an account reset during “%s” can be entered with neither the old password nor its code",
  async (address, body) => {
    const { id, email } = await desk.somebody();
    const { secondFactors } = desk.store;
    if (address === "second-factor") {
      await secondFactors.begin(id, { id: "factor", secret: "JBSWY3DPEHPK3PXP" }, ["code"]);
      await secondFactors.confirm(id, "factor", "Asha");
    }
    const client = address === "sign-in" ? openClient(desk.origin) : await signIn(desk.origin, email);
    /** The link is used too, so that the account has a password again, and it is another one. */
    const resetOnce = async () => {
      const { link } = await resetAccount(desk.store, { id }, terminalUser);
      await setPassword(link, otherPassword);
      return true;
    };
    if (address === "second-factor") vi.spyOn(secondFactors, "hasCode").mockImplementationOnce(resetOnce);
    else isPassword.mockImplementationOnce(async (...args) => (await checkPassword(...args)) && resetOnce());
    const { status } = await client.send(`POST /api/desk/${address}`, { email, ...body });
    expect([401, 422]).toContain(status);
    expect((await client.send("GET /api/desk/me")).status).toBe(401);
    expect(await secondFactors.find(id, "pending")).toBeUndefined();
    expect((await desk.tryPassword(email, otherPassword)).status).toBe(200);
  },
);
