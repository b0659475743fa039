import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, access } from "../../server/desk/access.ts";
import { refuseUnguarded } from "../../server/desk/guard.ts";
import { atTheTerminal } from "../../server/submission/staff.ts";
import { ask } from "./fixtures/ask.ts";
import { type DeskClient, deskClient, newPerson, password, signIn } from "./fixtures/desk-client.ts";
import { onEachStore } from "./fixtures/on-each-store.ts";
import { sharedPostgres } from "./fixtures/shared-postgres.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { startProcess, startRefused } from "./fixtures/start-process.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";
import { deskFiles, writeBuild } from "./fixtures/write-build.ts";

const postgres = sharedPostgres();

/** Whom each address lets in, written out here: a change of the desk's own table has to be meant. */
const rights: Record<Access, string[]> = {
  open: ["POST /api/desk/sign-in", "POST /api/desk/link"],
  enrol: [
    "POST /api/desk/second-factor/begin",
    "POST /api/desk/second-factor/confirm",
    "POST /api/desk/password",
  ],
  staff: [
    "GET /api/desk/submissions",
    "GET /api/desk/submissions/:id",
    "POST /api/desk/submissions/:id/change",
    "POST /api/desk/submissions/:id/notes",
    "GET /api/desk/submissions/:id/cv",
    "POST /api/desk/submissions/changes",
    "POST /api/desk/submissions/:id/reply",
    "GET /api/desk/replies",
    "GET /api/desk/people",
    "GET /api/desk/numbers",
    "POST /api/desk/second-factor/remove",
  ],
  owner: [
    "POST /api/desk/submissions/:id/erase",
    "PUT /api/desk/replies",
    "GET /api/desk/export",
    "GET /api/desk/accounts",
    "POST /api/desk/accounts",
    "POST /api/desk/accounts/:id/reset",
    "PATCH /api/desk/accounts/:id",
    "DELETE /api/desk/accounts/:id",
    "PUT /api/desk/settings",
    "GET /api/desk/record",
  ],
  // Signing out comes last, for it ends the session that is asked with.
  half: ["GET /api/desk/me", "POST /api/desk/second-factor", "POST /api/desk/sign-out"],
};
const addresses = Object.entries(rights).flatMap(([level, list]) =>
  list.map((address) => ({
    address: address.replace(":id", "00000000-0000-4000-8000-000000000000"),
    level,
  })),
);
const guarded = addresses.filter(({ level }) => level !== "open");
const changing = addresses.filter(({ address }) => !address.startsWith("GET"));
const hour = 60;

/** What each address answers to somebody, by address. */
async function statuses(
  who: DeskClient,
  asked: readonly { address: string }[],
  headers?: Record<string, string>,
): Promise<Record<string, number>> {
  const answered: Record<string, number> = {};
  for (const { address } of asked) {
    const body = address.startsWith("GET") ? undefined : {};
    answered[address] = (await deskClient(origin(who), who.cookie).send(address, body, headers)).status;
  }
  return answered;
}
const origins = new WeakMap<DeskClient, string>();
const origin = (who: DeskClient) => origins.get(who) ?? "";
const at = (place: string, who: DeskClient) => {
  origins.set(who, place);
  return who;
};
const all = (asked: readonly { address: string }[], status: number) =>
  Object.fromEntries(asked.map(({ address }) => [address, status]));
/** What lets somebody in, whatever it then says of a body that is empty. */
const letIn = async (who: DeskClient) =>
  Object.entries(await statuses(who, guarded))
    .filter(([, status]) => status !== 401 && status !== 403)
    .map(([address]) => address);
const ofLevels = (...levels: Access[]) =>
  guarded.filter(({ level }) => levels.some((one) => one === level)).map(({ address }) => address);

onEachStore(postgres, "who may ask what at the desk, on %s", (_name, findPlace) => {
  const clock = stoppedClock();
  let app: RunningApp;
  let clear: () => void;
  beforeAll(async () => {
    const { place, remove } = await findPlace();
    clear = remove;
    app = await startApp({ environment: { ...place, DESK: true }, times: { now: clock.now } });
    await newPerson(app, "Olga", "owner");
    await newPerson(app, "Sita", "staff");
  });
  afterAll(async () => {
    await app.close();
    clear();
  });
  const person = async (name: "olga" | "sita") =>
    at(app.origin, await signIn(app.origin, `${name}@example.com`));
  const stranger = (cookie?: string) => at(app.origin, deskClient(app.origin, cookie));

  test("nobody gets past the door without a session, nor with one made up", async () => {
    expect(await statuses(stranger(), guarded)).toEqual(all(guarded, 401));
    for (const { address } of guarded.filter(({ address }) => address.startsWith("GET"))) {
      const path = address.replace("GET ", "");
      expect((await ask(app.origin, path, { method: "HEAD" })).status).toBe(401);
      expect((await ask(app.origin, `${path}/`)).status).toBe(401);
    }
    expect(await statuses(stranger(`desk=${"a".repeat(43)}`), guarded)).toEqual(all(guarded, 401));
  });

  test("a session is over twelve hours after it was last used, and what a page asks by itself is no use", async () => {
    const owner = await person("olga");
    clock.later(11 * hour);
    expect((await owner.send("GET /api/desk/me")).status).toBe(200);
    clock.later(11 * hour);
    expect((await owner.send("GET /api/desk/me", undefined, { "If-None-Match": 'W/"1"' })).status).toBe(200);
    clock.later(1 * hour + 1);
    expect(await statuses(owner, guarded)).toEqual(all(guarded, 401));
  });

  test("a session is over after seven days, however busy", async () => {
    const owner = await person("olga");
    for (let passed = 0; passed < 7 * 24 - 10; passed += 10) {
      clock.later(10 * hour);
      expect((await owner.send("GET /api/desk/me")).status).toBe(200);
    }
    clock.later(10 * hour);
    expect(await statuses(owner, guarded)).toEqual(all(guarded, 401));
  });

  test("a stolen session is worth nothing once its person has signed out", async () => {
    const owner = await person("olga");
    const thief = stranger(owner.cookie);
    expect((await thief.send("GET /api/desk/record")).status).toBe(200);
    await owner.send("POST /api/desk/sign-out");
    expect(owner.cookie).toBe("desk=");
    expect(await statuses(thief, guarded)).toEqual(all(guarded, 401));
  });

  test("staff work with what came in; an owner also erases, exports and looks after accounts", async () => {
    expect(Object.keys(access).sort()).toEqual(Object.values(rights).flat().sort());
    expect(await letIn(await person("sita"))).toEqual(ofLevels("enrol", "staff", "half"));
    expect(await letIn(await person("olga"))).toEqual(guarded.map(({ address }) => address));
  });

  test("a role that is taken away counts at once", async () => {
    const sita = await person("sita");
    const ofOwner = guarded.filter(({ level }) => level === "owner");
    const { id } = (await app.store.accounts.find({ email: "sita@example.com" })) ?? { id: "" };
    await app.store.accounts.changeRole(id, "owner", atTheTerminal);
    expect((await sita.send("GET /api/desk/record")).status).toBe(200);
    await app.store.accounts.changeRole(id, "staff", atTheTerminal);
    expect(await statuses(sita, ofOwner)).toEqual(all(ofOwner, 403));
  });

  test("whoever has given only a password gets no further than the second factor, and has ten minutes for it", async () => {
    const { id } = (await app.store.accounts.find({ email: "sita@example.com" })) ?? { id: "" };
    await app.store.secondFactors.begin(id, { id: "factor", secret: "JBSWY3DPEHPK3PXP" }, ["code"]);
    await app.store.secondFactors.confirm(id, "factor", "Sita");
    const sita = await person("sita");
    expect(JSON.parse((await sita.send("GET /api/desk/me")).text).next).toBe("second-factor");
    expect(await letIn(await person("sita"))).toEqual(ofLevels("half"));
    clock.later(11);
    expect(await statuses(sita, guarded)).toEqual(all(guarded, 401));
    await app.store.secondFactors.remove(id, "Sita");
  });

  test("where a second factor is required, whoever has none can do nothing but set it up", async () => {
    await app.store.accounts.requireSecondFactor(true, atTheTerminal);
    expect(await letIn(await person("olga"))).toEqual(ofLevels("enrol", "half"));
    const owner = await person("olga");
    await app.store.accounts.requireSecondFactor(false, atTheTerminal);
    expect((await owner.send("GET /api/desk/record")).status).toBe(200);
  });

  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["a neighbour on the same domain", { "Sec-Fetch-Site": "same-site" }],
    ["a page without a name", { Origin: "null" }],
  ])("nothing is taken from %s, even with an owner's session", async (_where, headers) => {
    const owner = await person("olga");
    expect(changing.length).toBeGreaterThan(10);
    expect(await statuses(owner, changing, headers)).toEqual(all(changing, 403));
    expect((await owner.send("GET /api/desk/me")).status).toBe(200);
  });

  test("bodies are JSON, whole, and no longer than a note needs", async () => {
    const plain = { Origin: app.origin, "Content-Type": "text/plain" };
    const json = { Origin: app.origin, "Content-Type": "application/json" };
    const post = (headers: Record<string, string>, body: string) =>
      ask(app.origin, "/api/desk/sign-in", { method: "POST", headers, body });
    const given = JSON.stringify({ email: "olga@example.com", password });
    expect((await post(plain, given)).status).toBe(415);
    expect((await post(json, given.slice(1))).status).toBe(400);
    expect((await post(json, "[]")).status).toBe(422);
    const long = JSON.stringify({ email: "olga@example.com", password: "x".repeat(70_000) });
    expect((await post(json, long)).status).toBe(413);
    expect((await post({ ...json, "Transfer-Encoding": "chunked" }, long)).status).toBe(413);
  });
});

describe("the desk's addresses", () => {
  test("one without a rule keeps the desk from starting", () => {
    const check = (...routes: [string, string][]) =>
      refuseUnguarded(
        routes.map(([method, path]) => ({ method, path })),
        "/api/desk/*",
      );
    expect(() => check(["ALL", "/api/desk/*"], ["GET", "/api/desk/me"])).not.toThrow();
    expect(() => check(["GET", "/api/desk/secrets"])).toThrow(/GET \/api\/desk\/secrets has no rule/);
    expect(() => check(["PUT", "/api/desk/me"])).toThrow(/has no rule/);
    expect(() => check(["ALL", "/api/desk/me"])).toThrow(/has no rule/);
  });

  test("without DESK=on none of them answers, nor the page", async () => {
    const app = await startApp();
    for (const { address } of addresses) {
      const answer = await deskClient(app.origin).send(address, address.startsWith("GET") ? undefined : {});
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.headers["x-robots-tag"]).toBeUndefined();
    }
    for (const path of ["/desk", "/desk/", "/desk/new", "/Desk", "/desk/assets/desk-abc123.js"]) {
      const [answer, unknown] = [await ask(app.origin, path), await ask(app.origin, "/nothing-here")];
      expect([path, answer.status, answer.text]).toEqual([path, 404, unknown.text]);
      expect({ ...answer.headers, date: "" }).toEqual({ ...unknown.headers, date: "" });
    }
    await app.close();
  });

  test("with DESK=on the server answers for the desk beside the site, and writes no name into its log", async () => {
    const build = writeBuild({ desk: true });
    const server = await startProcess(build.folder, { DESK: "on" });
    expect((await ask(server.origin, "/desk")).text).toBe(deskFiles["index.html"]);
    expect((await ask(server.origin, "/About")).status).toBe(200);
    const body = { email: "asha@example.com", password };
    expect((await deskClient(server.origin).send("POST /api/desk/sign-in", body)).status).toBe(401);
    expect(await server.stop()).toBe(0);
    build.remove();
    expect(server.output()).toMatch(/"path":"\/api\/desk\/sign-in","status":401,.*"outcome":"wrong"/);
    expect(server.output()).not.toMatch(/asha|buffaloes/);
  });

  test("without its page the desk does not start, and says how to make it", async () => {
    const build = writeBuild();
    const { code, output } = await startRefused(build.folder, { DESK: "on" });
    build.remove();
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    expect(output).toMatch(/^DESK is on.*build\/desk\/index\.html.*npm run build/);
  });
});
