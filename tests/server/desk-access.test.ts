import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AccessLevel, accessRules, assertGuarded } from "../../server/desk-api/access.ts";
import { terminalUser } from "../../server/submission/staff.ts";
import { type DeskClient, openClient, password, signIn } from "./fixtures/create-desk-client.ts";
import { fetchRaw } from "./fixtures/send-request.ts";
import { startApp } from "./fixtures/start-app.ts";
import { type Desk, startDesk } from "./fixtures/start-desk.ts";

/** Whom each address lets in, written out here: a change of the desk's own table has to be meant. */
const rights: Record<AccessLevel, string[]> = {
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
    "POST /api/desk/submissions/:id/erase",
    "POST /api/desk/submissions/:id/reply",
    "GET /api/desk/replies",
    "GET /api/desk/people",
    "PUT /api/desk/me/morning-mail",
    "GET /api/desk/senders",
    "POST /api/desk/submissions",
    "GET /api/desk/numbers",
    "POST /api/desk/second-factor/remove",
  ],
  owner: [
    "GET /api/desk/editor",
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
  list.map((address) => ({ address: address.replace(":id", "00000000-0000-4000-8000-000000000000"), level })),
);
const guardedAddresses = addresses.filter(({ level }) => level !== "open");
const changes = addresses.filter(({ address }) => !address.startsWith("GET"));
const listAddresses = (...levels: AccessLevel[]) =>
  guardedAddresses
    .filter(({ level }) => levels.some((candidate) => candidate === level))
    .map(({ address }) => address);
const hour = 60;

let desk: Desk;
let olga: string;
let ravi: string;
beforeAll(async () => {
  desk = await startDesk();
  olga = (await desk.somebody("owner")).email;
  ravi = (await desk.somebody("staff")).email;
});
afterAll(() => desk.close());

/** What each address answers to a session, with an empty body. */
async function listStatuses(
  cookie: string | undefined,
  requested: typeof addresses,
  headers?: Record<string, string>,
) {
  const statuses: [string, number][] = [];
  for (const { address } of requested) {
    const body = address.startsWith("GET") ? undefined : {};
    const { status } = await openClient(desk.origin, cookie).send(address, body, headers);
    statuses.push([address, status]);
  }
  return statuses;
}
const expectStatus = (requested: typeof addresses, status: number) =>
  requested.map(({ address }) => [address, status]);
const isSessionOver = async ({ cookie }: Pick<DeskClient, "cookie">) =>
  expect(await listStatuses(cookie, guardedAddresses)).toEqual(expectStatus(guardedAddresses, 401));
/** The addresses that let somebody in, whatever they then say of an empty body. */
const signInAs = async (email: string) =>
  (await listStatuses((await signIn(desk.origin, email)).cookie, guardedAddresses))
    .filter(([, status]) => status !== 401 && status !== 403)
    .map(([address]) => address);
const findId = async (email: string) => (await desk.store.accounts.find({ email }))?.id ?? "";
const isSignedIn = async (client: DeskClient) => (await client.send("GET /api/desk/me")).status === 200;

test("nobody gets in without a session or with a forged one", async () => {
  await isSessionOver({ cookie: undefined });
  await isSessionOver({ cookie: `desk=${"a".repeat(43)}` });
  for (const { address } of guardedAddresses.filter(({ address }) => address.startsWith("GET"))) {
    const path = address.replace("GET ", "");
    expect((await fetchRaw(desk.origin, path, { method: "HEAD" })).status).toBe(401);
    expect((await fetchRaw(desk.origin, `${path}/`)).status).toBe(401);
  }
});

test("staff work with submissions; only an owner may also erase, export and manage accounts", async () => {
  expect(Object.keys(accessRules).sort()).toEqual(Object.values(rights).flat().sort());
  expect(await signInAs(ravi)).toEqual(listAddresses("enrol", "staff", "half"));
  expect(await signInAs(olga)).toEqual(guardedAddresses.map(({ address }) => address));
});

test("the editor of the site’s words is open to owners, as long as they are; the proxy is told who it is, whatever headers were sent", async () => {
  const forged = { "X-Editor-Person": "1", "X-Editor-Name": "Olga" };
  const enter = async (client: DeskClient) => client.send("GET /api/desk/editor", undefined, forged);
  expect((await enter(openClient(desk.origin))).status).toBe(401);
  const client = await signIn(desk.origin, ravi);
  expect((await enter(client)).status).toBe(403);
  const id = await findId(ravi);
  await desk.store.accounts.changeRole(id, "owner", terminalUser);
  const { status, headers } = await enter(client);
  expect(status).toBe(204);
  expect(headers).toMatchObject({ "x-editor-person": id, "x-editor-name": expect.stringMatching(/^Person/) });
  await desk.store.accounts.changeRole(id, "staff", terminalUser);
  expect((await enter(client)).status).toBe(403);
  await client.send("POST /api/desk/sign-out", {});
  expect((await enter(client)).status).toBe(401);
});

test("where no proxy passes the editor’s addresses on, they say where the words are changed", async () => {
  for (const path of ["/editor", "/editor/", "/Editor/file?name=site.yaml"]) {
    const { status, text, headers } = await fetchRaw(desk.origin, path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(text).toContain("npm run edit");
  }
});

test("whoever is removed while a request is still arriving makes no other owner with it", async () => {
  const { id, email } = await desk.somebody("owner");
  const { cookie } = await signIn(desk.origin, email);
  const body = JSON.stringify({ name: "Accomplice", email: "accomplice@example.com", role: "owner" });
  const headers = {
    Origin: desk.origin,
    Cookie: String(cookie),
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
  };
  const request = httpRequest(`${desk.origin}/api/desk/accounts`, { method: "POST", headers });
  const lookUp = vi.spyOn(desk.store.accounts, "find");
  request.write(body.slice(0, 10));
  await expect.poll(() => lookUp.mock.settledResults[0]?.type).toBe("fulfilled");
  lookUp.mockRestore();
  await desk.store.accounts.remove(id, terminalUser);
  request.end(body.slice(10));
  const [response] = await once(request, "response");
  expect(response.statusCode).toBe(401);
  const accounts = await desk.store.accounts.list();
  expect(accounts.map((account) => account.email)).not.toContain("accomplice@example.com");
});

test("a password alone leads no further than the second factor, for which there are ten minutes", async () => {
  const id = await findId(ravi);
  await desk.store.secondFactors.begin(id, { id: "factor", secret: "JBSWY3DPEHPK3PXP" }, ["code"]);
  await desk.store.secondFactors.confirm(id, "factor", "Ravi");
  const client = await signIn(desk.origin, ravi);
  expect((await client.request("GET /api/desk/me"))[1].next).toBe("second-factor");
  expect(await signInAs(ravi)).toEqual(listAddresses("half"));
  desk.clock.later(9);
  expect(await isSignedIn(client)).toBe(true);
  desk.clock.later(1);
  await isSessionOver(client);
  await desk.store.secondFactors.remove(id, "Ravi");
});

test("where a second factor is required, a person without one can do nothing but set it up", async () => {
  await desk.store.accounts.requireSecondFactor(true, terminalUser);
  expect(await signInAs(olga)).toEqual(listAddresses("enrol", "half"));
  await desk.store.accounts.requireSecondFactor(false, terminalUser);
});

test("a session ends twelve hours after its last use, and a page's automatic requests don't count as use", async () => {
  const client = await signIn(desk.origin, olga);
  desk.clock.later(11 * hour);
  expect(await isSignedIn(client)).toBe(true);
  desk.clock.later(11 * hour);
  const polling = await client.send("GET /api/desk/me", undefined, { "If-None-Match": 'W/"1"' });
  expect(polling.status).toBe(200);
  desk.clock.later(1 * hour + 1);
  await isSessionOver(client);
});

test("a session ends after seven days, however busy", async () => {
  const client = await signIn(desk.origin, olga);
  for (let hours = 0; hours < 7 * 24 - 10; hours += 10) {
    desk.clock.later(10 * hour);
    expect(await isSignedIn(client)).toBe(true);
  }
  desk.clock.later(10 * hour);
  await isSessionOver(client);
});

test("a stolen session is worthless once its owner has signed out", async () => {
  const client = await signIn(desk.origin, olga);
  const thiefClient = openClient(desk.origin, client.cookie);
  expect((await thiefClient.send("GET /api/desk/record")).status).toBe(200);
  expect(await client.request("POST /api/desk/sign-out")).toEqual([200, { success: true }]);
  expect(client.cookie).toBe("desk=");
  await isSessionOver(thiefClient);
});

test("every sign-in creates a new session, and an earlier one is worthless", async () => {
  const forgedCookie = `desk=${"p".repeat(43)}`;
  const client = openClient(desk.origin, forgedCookie);
  for (const presetCookie of [forgedCookie, undefined]) {
    const oldCookie = presetCookie ?? client.cookie;
    await client.send("POST /api/desk/sign-in", { email: olga, password });
    expect(client.cookie).not.toBe(oldCookie);
    expect(await isSignedIn(openClient(desk.origin, oldCookie))).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
  }
});

test("no change is accepted from a neighbour on the same domain, even with an owner's session", async () => {
  const client = await signIn(desk.origin, olga);
  expect(changes.length).toBeGreaterThan(10);
  const headers = { "Sec-Fetch-Site": "same-site" };
  expect(await listStatuses(client.cookie, changes, headers)).toEqual(expectStatus(changes, 403));
  expect(await isSignedIn(client)).toBe(true);
});

test("the desk accepts only complete JSON of at most 64 KB, and reports errors by field", async () => {
  const json = { Origin: desk.origin, "Content-Type": "application/json" };
  const post = async (body: string, headers: Record<string, string> = json) => {
    const { status, text } = await fetchRaw(desk.origin, "/api/desk/sign-in", {
      method: "POST",
      headers,
      body,
    });
    return [status, JSON.parse(text)];
  };
  const credentials = JSON.stringify({ email: "nobody@example.com", password });
  const wrongStatus = 401;
  expect((await post(credentials, { ...json, "Content-Type": "Application/JSON; charset=utf-8" }))[0]).toBe(
    wrongStatus,
  );
  for (const type of ["", "text/plain", "application/jsonl", "text/application/json"])
    expect((await post(credentials, { ...json, "Content-Type": type }))[0]).toBe(415);
  for (const invalidBody of ["", credentials.slice(1)]) expect((await post(invalidBody))[0]).toBe(400);
  expect(await post("{}")).toEqual([
    422,
    {
      success: false,
      code: "invalid",
      errors: { email: expect.any(String), password: expect.any(String) },
    },
  ]);
  expect((await post("[]"))[0]).toBe(422);
  expect((await post(credentials.padEnd(64 * 1024)))[0]).toBe(wrongStatus);
  const long = credentials.padEnd(64 * 1024 + 1);
  expect((await post(long))[0]).toBe(413);
  expect((await post(long, { ...json, "Transfer-Encoding": "chunked" }))[0]).toBe(413);
});

test("an address of the desk without an access rule prevents the server from starting", () => {
  const check = (method: string, path: string) => () => assertGuarded([{ method, path }], "/api/desk/*");
  expect(check("ALL", "/api/desk/*")).not.toThrow();
  expect(check("GET", "/api/desk/me")).not.toThrow();
  expect(check("GET", "/api/desk/secrets")).toThrow(/GET \/api\/desk\/secrets has no rule/);
  expect(check("PUT", "/api/desk/me")).toThrow(/has no rule/);
  expect(check("ALL", "/api/desk/me")).toThrow(/has no rule/);
});

test("a desk that is switched off doesn't answer, and nothing reveals that there could be one", async () => {
  const app = await startApp();
  const missingPage = await fetchRaw(app.origin, "/nothing-here");
  for (const { address } of addresses) {
    const response = await openClient(app.origin).send(address, address.startsWith("GET") ? undefined : {});
    expect([address, response.status, response.headers["x-robots-tag"]]).toEqual([address, 404, undefined]);
  }
  for (const path of ["/desk", "/desk/", "/desk/new", "/Desk", "/desk/assets/desk-abc123.js"]) {
    const response = await fetchRaw(app.origin, path);
    expect([path, response.status, response.text]).toEqual([path, 404, missingPage.text]);
    expect({ ...response.headers, date: "" }).toEqual({ ...missingPage.headers, date: "" });
  }
  await app.close();
});

test("the log tells wrong passwords from throttled ones, and names nobody", async () => {
  const before = desk.lines.length;
  for (let time = 0; time < 6; time += 1) await desk.tryPassword(ravi, "seven green kingfishers");
  const lines = desk.lines.slice(before);
  expect(lines).toMatchObject([
    ...Array(5).fill({ path: "/api/desk/sign-in", status: 401, outcome: "wrong" }),
    { path: "/api/desk/sign-in", status: 429, outcome: "slowed" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/person|kingfishers/i);
});
