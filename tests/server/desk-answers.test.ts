import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskClient, deskClient, newPerson, password, signIn } from "./fixtures/desk-client.ts";
import { anEnquiry } from "./fixtures/new-submissions.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { stoppedClock } from "./fixtures/stopped-clock.ts";

const clock = stoppedClock();
const notMine = "seven green kingfishers";
let app: RunningApp;
let people = 0;

beforeAll(async () => {
  app = await startApp({ environment: { DESK: true }, times: { now: clock.now } });
  await newPerson(app, "Olga", "owner");
});
afterAll(() => app.close());

const somebody = () => {
  people += 1;
  return newPerson(app, `Person${people}`, "staff");
};
/** What an address answers: its status and what its body says. */
const told = async (client: DeskClient, address: string, body?: unknown) => {
  const { status, text } = await client.send(address, body);
  return [status, JSON.parse(text)];
};
const done = [200, { success: true }];
const refusedAt = (field: string, status = 422) => [
  status,
  { success: false, message: expect.any(String), errors: { [field]: expect.any(String) } },
];
const refused = (status: number) => [status, { success: false, message: expect.any(String) }];

/** Sets a second factor up, and tells what its authenticator shows half a minute later each time. */
async function withAuthenticator(client: DeskClient) {
  const [, { uri }] = await told(client, "POST /api/desk/second-factor/begin", { password });
  const secret = Secret.fromBase32(new URL(uri).searchParams.get("secret") ?? "");
  return () => {
    clock.later(1);
    return { code: new TOTP({ secret }).generate({ timestamp: clock.now().getTime() }) };
  };
}

test("whoever signs in is told what comes next, and whoever signs out that it is done", async () => {
  const { email } = await somebody();
  const client = deskClient(app.origin);
  const next = [200, { success: true, next: "desk" }];
  expect(await told(client, "POST /api/desk/sign-in", { email, password })).toEqual(next);
  expect(await told(client, "GET /api/desk/me")).toEqual([
    200,
    { me: expect.objectContaining({ email, role: "staff" }), next: "desk" },
  ]);
  expect(await told(client, "POST /api/desk/second-factor", { code: "123456" })).toEqual(next);
  expect(await told(client, "POST /api/desk/password", { current: password, next: notMine })).toEqual(done);
  expect(await told(client, "POST /api/desk/sign-out")).toEqual(done);
});

test("a second factor is set up, asked for and removed, and each refusal stands beside its field", async () => {
  const { email } = await somebody();
  const client = await signIn(app.origin, email);
  const begin = "POST /api/desk/second-factor/begin";
  const confirm = "POST /api/desk/second-factor/confirm";
  const remove = "POST /api/desk/second-factor/remove";
  expect(await told(client, begin, { password: notMine })).toEqual(refusedAt("password"));
  expect(await told(client, confirm, { code: "123456" })).toEqual(refused(409));
  const code = await withAuthenticator(client);
  expect(await told(client, confirm, { code: "000000" })).toEqual(refusedAt("code"));
  const elsewhere = await signIn(app.origin, email);
  expect(await told(client, confirm, code())).toEqual(done);
  expect((await client.send("GET /api/desk/me")).status).toBe(200);
  expect((await elsewhere.send("GET /api/desk/me")).status).toBe(401);

  const half = deskClient(app.origin);
  expect(await told(half, "POST /api/desk/sign-in", { email, password })).toEqual([
    200,
    { success: true, next: "second-factor" },
  ]);
  expect(await told(half, "GET /api/desk/me")).toEqual([
    200,
    expect.objectContaining({ next: "second-factor" }),
  ]);
  expect(await told(half, "POST /api/desk/second-factor", { code: "000000" })).toEqual(refusedAt("code"));
  expect(await told(half, "POST /api/desk/second-factor", code())).toEqual([
    200,
    { success: true, next: "desk" },
  ]);

  expect(await told(client, remove, { password: notMine })).toEqual(refusedAt("password"));
  expect(await told(client, remove, { password })).toEqual(done);
});

test("whoever is to set a second factor up is led there from the second sign-in on", async () => {
  const owner = await signIn(app.origin, "olga@example.com");
  const { email } = await somebody();
  const required = { secondFactorRequired: true };
  expect(await told(owner, "PUT /api/desk/settings", required)).toEqual([200, { settings: required }]);
  const client = deskClient(app.origin);
  expect(await told(client, "POST /api/desk/sign-in", { email, password })).toEqual([
    200,
    { success: true, next: "enrol" },
  ]);
  await app.store.accounts.requireSecondFactor(false, { id: "olga", name: "Olga" });
});

test("an owner is told the link, the new role, and that somebody is gone", async () => {
  const owner = await signIn(app.origin, "olga@example.com");
  const { id, email } = await somebody();
  const his = `/api/desk/accounts/${id}`;
  expect(await told(owner, `PATCH ${his}`, { role: "owner" })).toEqual([
    200,
    { account: expect.objectContaining({ id, email, role: "owner" }) },
  ]);
  expect(await told(owner, `POST ${his}/reset`)).toEqual([
    200,
    { link: expect.stringMatching(/^\/desk\/welcome#[\w-]{43}$/) },
  ]);
  expect(await told(owner, `DELETE ${his}`)).toEqual(done);
  expect(await told(owner, `DELETE ${his}`)).toEqual(refused(404));
});

test("whose task it can be, a note as it was kept, and what is gone are told as they are", async () => {
  const owner = await signIn(app.origin, "olga@example.com");
  const { id: olga } = (await told(owner, "GET /api/desk/me"))[1].me;
  const [, { people: all }] = await told(owner, "GET /api/desk/people");
  expect(all).toContainEqual({ id: olga, name: "Olga" });
  const { id } = await app.store.keep(anEnquiry());
  const note = { id: randomUUID(), text: "Calls back on Tuesday" };
  const at = clock.now().toISOString();
  expect(await told(owner, `POST /api/desk/submissions/${id}/notes`, note)).toEqual([
    200,
    { note: { ...note, by: "Olga", at } },
  ]);
  const nowhere = `/api/desk/submissions/${randomUUID()}`;
  expect(await told(owner, `POST ${nowhere}/notes`, { ...note, id: randomUUID() })).toEqual(refused(404));
  expect(await told(owner, `POST /api/desk/submissions/${id}/erase`, { version: 0 })).toEqual(done);
  const [, { entries }] = await told(owner, "GET /api/desk/record");
  expect(entries[0]).toMatchObject({ who: "Olga", what: "erased it", submission: id });
});

test.each([
  ["without mail, nothing waits to be mailed", {}, "none", null],
  [
    "with mail set up, what isn’t sent yet waits",
    { SMTP_URL: "smtp://127.0.0.1:1" },
    "unmailed",
    { waiting: 2, failed: 0 },
  ],
] as const)("%s", async (_where, environment, mail, figures) => {
  const other = await startApp({ environment: { DESK: true, ...environment }, times: { now: clock.now } });
  await newPerson(other, "Olga", "owner");
  await other.store.keep(anEnquiry());
  const { id } = await other.store.keep(anEnquiry());
  const client = await signIn(other.origin, "olga@example.com");
  const [, { lines }] = await told(client, "GET /api/desk/submissions");
  const [, one] = await told(client, `GET /api/desk/submissions/${id}`);
  expect([lines[0].mail, one.mail, one.others[0].mail]).toEqual([mail, mail, mail]);
  expect(await told(client, "GET /api/desk/numbers")).toMatchObject([200, { mail: figures }]);
  const [, { entries }] = await told(client, "GET /api/desk/record");
  expect(entries[0]).toMatchObject({ who: "Olga", what: "saw", submission: id });
  await other.close();
});

test("the log tells wrong passwords and those that are slowed down from each other", async () => {
  const { email } = await somebody();
  for (let time = 0; time < 6; time += 1)
    await deskClient(app.origin).send("POST /api/desk/sign-in", { email, password: notMine });
  const outcomes = app.lines.flatMap((line) => ("outcome" in line && line.outcome ? [line.outcome] : []));
  expect(outcomes.slice(-6)).toEqual([...Array(5).fill("wrong"), "slowed"]);
});
