import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Environment } from "../../server/environment.ts";
import { application, enquiry, formData, post, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { samples } from "./fixtures/sample-files.ts";
import { fetchRaw } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

const cdn = "https://www.cdn.example";

describe("a page", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({
      siteUrl: "https://www.chowk.example/site",
      environment: { ALLOWED_ORIGINS: [cdn] },
    });
  });
  afterAll(() => app.close());

  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(enquiry).toString();
  const sendFrom = (sender: Record<string, string>) =>
    fetchRaw(app.origin, "/api/submit", { method: "POST", body, headers: { ...headers, ...sender } });
  const submissions = () => app.store.inbox.list(["new", "quarantined"]);

  test.each<[string, Record<string, string>]>([
    ["of another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["of another site in an old browser", { Origin: "https://evil.example" }],
    ["of another site that gives no origin", { "Sec-Fetch-Site": "cross-site" }],
    ["on another host of the site", { Origin: "https://evil.chowk.example", "Sec-Fetch-Site": "same-site" }],
    ["that hides where it is", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["that hides where it is, in an old browser", { Origin: "null", Host: "null" }],
  ])("%s may not post", async (_page, sender) => {
    const before = await submissions();
    const response = await sendFrom(sender);
    expect(response.status).toBe(403);
    expect(JSON.parse(response.text)).toMatchObject({ success: false, message: expect.any(String) });
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
    expect(await submissions()).toEqual(before);
  });

  test.each<[string, Record<string, string>]>([
    ["of our own", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
    ["of our own in an old browser", { Origin: "https://WWW.chowk.example" }],
    ["of our own behind a proxy", { Origin: "https://Desk.example:8443", Host: "desk.example:8443" }],
    ["on a neighbouring host", { Origin: "https://www.chowk.example", "Sec-Fetch-Site": "same-site" }],
    ["opened by hand", { "Sec-Fetch-Site": "none" }],
    ["of no browser", {}],
  ])("%s may post", async (_page, sender) => {
    const before = await submissions();
    expect((await sendFrom(sender)).status).toBe(200);
    expect(await submissions()).toHaveLength(before.length + 1);
  });

  test("of an origin that we name may post, and its script can read every answer", async () => {
    const sender = { Origin: cdn, "Sec-Fetch-Site": "cross-site" };
    const preflight = await fetchRaw(app.origin, "/api/contact", {
      method: "OPTIONS",
      headers: { ...sender, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": cdn,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type,Accept",
      "access-control-max-age": "600",
    });
    const readable = {
      "access-control-allow-origin": cdn,
      "access-control-expose-headers": "Retry-After",
      vary: "Origin",
    };
    expect(await sendFrom(sender)).toMatchObject({ status: 200, headers: readable });
    const response = await sendFrom({ ...sender, "Content-Type": "text/plain" });
    expect(response).toMatchObject({ status: 415, headers: readable });
  });

  test("of an origin that we name is led back to itself without script", async () => {
    const { status, headers } = await sendFrom({ Origin: cdn, Accept: "text/html" });
    expect([status, headers.location]).toEqual([303, `${cdn}/Contact#sent`]);
  });

  test("of another site that asks for permission to post is refused", async () => {
    const sender = { Origin: "https://evil.example" };
    const { headers } = await fetchRaw(app.origin, "/api/submit", { method: "OPTIONS", headers: sender });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

let app: RunningApp;
let staffNotices = 0;
const start = async (environment: Partial<Environment> = {}) => {
  app = await startApp({
    environment,
    onKept: () => {
      staffNotices += 1;
    },
  });
  onTestFinished(app.close);
};

test("with an access key set, an enquiry needs it and an application does not, and it is never stored", async () => {
  await start({ ACCESS_KEY: "open-sesame" });
  for (const fields of [{}, { access_key: "" }, { access_key: "open-sesam" }, { access_key: "Open-sesame" }])
    expect((await postEnquiry(app.origin, fields as Record<string, string>)).status).toBe(403);
  expect((await post(app.origin, "/api/contact", formData(enquiry))).status).toBe(403);
  expect((await postEnquiry(app.origin, { access_key: "open-sesame" })).status).toBe(200);
  expect((await postApplication(app.origin)).status).toBe(200);
  const stored = await app.store.inbox.list(["new"]);
  expect([stored.length, JSON.stringify(stored).includes("sesam")]).toEqual([2, false]);
});

test("possible spam gets the normal answer and is quarantined without a mail", async () => {
  await start();
  const normalResponse = await postEnquiry(app.origin, { botcheck: "", elapsed: "2000" });
  const before = staffNotices;
  const suspectResponse = await postEnquiry(app.origin, { botcheck: "on" });
  expect(suspectResponse).toMatchObject({
    status: 200,
    body: { ...normalResponse.body, id: expect.any(String) },
  });
  expect(await app.store.inbox.list(["quarantined"])).toMatchObject([
    { id: suspectResponse.body.id, spamReason: "the hidden box was ticked" },
  ]);
  expect(await app.store.inbox.list(["new"])).toMatchObject([{ id: normalResponse.body.id }]);
  expect(staffNotices).toBe(before);
});

describe("the limit per address", () => {
  test("lets a set number through per minute and tells the others when to come back", async () => {
    await start({ RATE_LIMIT: 3 });
    for (let turn = 0; turn < 3; turn += 1) expect((await postEnquiry(app.origin)).status).toBe(200);
    const response = await postEnquiry(app.origin);
    expect(response).toMatchObject({ status: 429, body: { success: false, message: expect.any(String) } });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const hindiResponse = await postEnquiry(app.origin, { language: "hi" }, { "Content-Language": "hi" });
    expect(hindiResponse.body.message).toMatch(/^\p{Script=Devanagari}/u);
    expect(await app.store.inbox.list(["new"])).toHaveLength(3);
    expect((await fetchRaw(app.origin, "/About")).status).toBe(200);
  });

  test("counts the visitor and not our own proxy", async () => {
    await start({ RATE_LIMIT: 1, TRUST_PROXY: 1 });
    const postFrom = async (chain: string) =>
      (await postEnquiry(app.origin, {}, { "X-Forwarded-For": chain })).status;
    expect([await postFrom("203.0.113.1"), await postFrom("203.0.113.2")]).toEqual([200, 200]);
    expect(await postFrom("198.51.100.9, 203.0.113.1")).toBe(429);
  });
});

test("the log has the outcome of each post and nothing about its sender", async () => {
  await start({ RATE_LIMIT: 3 });
  const { body } = await postEnquiry(app.origin);
  await postApplication(app.origin, { email: "no" });
  await postEnquiry(app.origin, { botcheck: "1" });
  await post(app.origin, "/api/contact", formData(application, samples.pdf));
  expect(app.lines).toMatchObject([
    { method: "POST", path: "/api/submit", status: 200, outcome: "kept", id: body.id },
    { path: "/api/contact", status: 422, outcome: "to be corrected" },
    { status: 200, outcome: "quarantined" },
    { status: 429, outcome: "too many" },
  ]);
  const logText = JSON.stringify(app.lines);
  const personalData = [...Object.values(enquiry), ...Object.values(application), "127.0.0.1"];
  for (const text of personalData.filter(({ length }) => length > 2)) expect(logText).not.toContain(text);
});

test("a post that our own proxy repeats is one submission, and one that only claims to be a repeat is not", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const send = (id: string) => postEnquiry(app.origin, {}, { "X-Request-Id": id });
  await start({ TRUST_PROXY: 1 });
  const answers = [await send(id), await send(id), await send(id.replace("0", "1"))];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await app.store.inbox.list(["new"])).toHaveLength(2);
  await start();
  for (let turn = 0; turn < 2; turn += 1) await send(id);
  expect(await app.store.inbox.list(["new"])).toHaveLength(2);
});
