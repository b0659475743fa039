import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount, resetAccount } from "../../server/desk/accounts.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { deskClient, password, signIn } from "./fixtures/desk-client.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { startDesks, type TwoDesks } from "./fixtures/start-desk.ts";

const postgres = sharedPostgres();

const other = "seven green kingfishers";

onEachStore(postgres, "passwords and sessions of the desk, on %s", (_name, findPlace) => {
  let desk: TwoDesks;
  beforeAll(async () => {
    desk = await startDesks(findPlace);
  });
  afterAll(() => desk.close());
  const setPassword = (link: string, chosen: string) =>
    deskClient(desk.app.origin).send("POST /api/desk/link", { token: link.split("#")[1], password: chosen });

  test("a link sets a password once, within a day, and says what to do when it is over", async () => {
    const given = { name: "Asha Rao", email: "Asha@Example.com", role: "staff" as const };
    const { account, link } = await addAccount(desk.app.store, given, atTheTerminal);
    expect(account).toMatchObject({ email: "asha@example.com", linkUntil: expect.stringMatching(/^2026/) });
    for (const [weak, why] of [
      ["short", /at least 12 characters/],
      ["Password1234!", /Many people use this one/],
      ["qwertyqwerty", /repeats itself/],
      ["abcabcabcabc", /repeats itself/],
      ["1q2w3e4r5t6y", /Many people use this one/],
      ["asha@example.com", /Many people use this one/],
      ["chowk360chowk360", /repeats itself/],
      ["exp exp exp exp", /repeats itself/],
      ["Exp1-exp2-exp3-exp4", /repeats itself/],
      ["chowk360chowk", /repeats itself/],
      ["My Chowk 2026!!", /little more than the name of this site/],
      ["Localhost3000!", /little more than the name of this site/],
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

    const { link: late } = await resetAccount(desk.app.store, { id: account.id }, atTheTerminal);
    expect((await setPassword(link, other)).text).toContain("newer one");
    desk.clock.later(24 * 60 + 1);
    const over = await setPassword(late, other);
    expect([over.status, over.text]).toEqual([410, expect.stringContaining("more than a day old")]);
    expect((await setPassword("#made-up-made-up-made-up", other)).status).toBe(410);
    expect((await desk.tryPassword("asha@example.com", other)).status).toBe(401);
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
});
