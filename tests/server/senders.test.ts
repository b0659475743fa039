import { afterEach, describe, expect, test } from "vitest";
import { postLimits } from "../../server/submission/form-rules.ts";
import { ask } from "./fixtures/ask.ts";
import { application, enquiry, formData, post, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { samples } from "./fixtures/sample-files.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
afterEach(() => app.close());

const cdn = "https://www.cdn.example";

describe("pages elsewhere", () => {
  const body = new URLSearchParams(enquiry).toString();
  const sendFrom = (headers: Record<string, string>) =>
    ask(app.origin, "/api/submit", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    });

  test.each([
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["another site in an old browser", { Origin: "https://evil.example" }],
    ["another host of the same site", { Origin: "https://evil.our.example", "Sec-Fetch-Site": "same-site" }],
    ["a page that hides where it is", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a page that hides where it is, in an old browser", { Origin: "null" }],
  ])("%s may not post", async (_name, headers) => {
    app = await startApp({ environment: { ALLOWED_ORIGINS: [cdn] } });
    const answer = await sendFrom(headers);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, message: expect.any(String) });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect(await app.store.list(["new", "quarantined"])).toEqual([]);
  });

  test("our own pages may, and so may a sender that names no origin", async () => {
    app = await startApp({ siteUrl: "https://www.chowk.example" });
    const { host } = new URL(app.origin);
    const senders: Record<string, string>[] = [
      {},
      { Origin: app.origin, "Sec-Fetch-Site": "same-origin" },
      { Origin: `https://${host}` },
      { Origin: "https://www.chowk.example" },
      { Origin: "null", "Sec-Fetch-Site": "same-origin" },
    ];
    for (const headers of senders)
      expect((await sendFrom(headers)).status, JSON.stringify(headers)).toBe(200);
    expect(await app.store.list(["new"])).toHaveLength(senders.length);
  });

  test("named origins may, and their scripts can read every answer", async () => {
    app = await startApp({ environment: { ALLOWED_ORIGINS: [cdn] } });
    const headers = { Origin: cdn, "Sec-Fetch-Site": "cross-site" };
    const preflight = await ask(app.origin, "/api/contact", {
      method: "OPTIONS",
      headers: { ...headers, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": cdn,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type,Accept",
      "access-control-max-age": "600",
    });
    const taken = await sendFrom(headers);
    expect([taken.status, taken.headers["access-control-allow-origin"]]).toEqual([200, cdn]);
    expect(taken.headers).toMatchObject({ "access-control-expose-headers": "Retry-After", vary: "Origin" });
    const damaged = await ask(app.origin, "/api/submit", { method: "POST", body: "x", headers });
    expect([damaged.status, damaged.headers["access-control-allow-origin"]]).toEqual([415, cdn]);
  });

  test("a page elsewhere without script is led back to itself", async () => {
    app = await startApp({ environment: { ALLOWED_ORIGINS: [cdn] } });
    const answer = await sendFrom({ Origin: cdn, Accept: "text/html" });
    expect([answer.status, answer.headers.location]).toEqual([303, `${cdn}/Contact#sent`]);
  });

  test("a question from elsewhere whether posting is allowed gets no yes", async () => {
    app = await startApp();
    const answer = await ask(app.origin, "/api/submit", {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example" },
    });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("the access key", () => {
  test("is asked of enquiries where one is set, and never kept", async () => {
    app = await startApp({ environment: { ACCESS_KEY: "open-sesame" } });
    expect((await postEnquiry(app.origin)).status).toBe(403);
    expect((await postEnquiry(app.origin, { access_key: "open-sesam" })).status).toBe(403);
    expect((await post(app.origin, "/api/contact", formData(enquiry))).status).toBe(403);
    expect((await postEnquiry(app.origin, { access_key: "open-sesame" })).status).toBe(200);
    expect((await postApplication(app.origin)).status).toBe(200);
    expect(JSON.stringify(await app.store.list(["new"]))).not.toContain("sesam");
  });

  test("is not looked at where none is set", async () => {
    app = await startApp();
    expect((await postEnquiry(app.origin, { access_key: "anything" })).status).toBe(200);
  });
});

describe("what looks like spam", () => {
  test.each([
    ["a ticked hidden box", { botcheck: "on" }],
    ["a form filled in faster than anybody types", { elapsed: String(postLimits.minElapsed - 1) }],
  ])("(%s) gets the normal answer and is kept apart", async (_name, fields) => {
    app = await startApp();
    const normal = await postEnquiry(app.origin);
    const suspect = await postEnquiry(app.origin, fields);
    expect(suspect).toMatchObject({
      status: normal.status,
      body: { ...normal.body, id: expect.any(String) },
    });
    expect(await app.store.list(["quarantined"])).toMatchObject([
      { id: suspect.body.id, spamReason: expect.any(String) },
    ]);
    expect(await app.store.list(["new"])).toHaveLength(1);
  });

  test.each([
    {},
    { botcheck: "" },
    { elapsed: "" },
    { elapsed: "soon" },
    { elapsed: "2000" },
    { elapsed: "9000000" },
  ])("%j is no sign of it", async (fields) => {
    app = await startApp();
    await postEnquiry(app.origin, fields as Record<string, string>);
    expect(await app.store.list(["new"])).toHaveLength(1);
  });
});

describe("the limit per address", () => {
  test("lets so many through in a minute and tells the rest when to come back", async () => {
    app = await startApp({ environment: { RATE_LIMIT: 3 } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await postEnquiry(app.origin)).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await postEnquiry(app.origin);
    expect(refused).toMatchObject({ status: 429, body: { success: false, message: expect.any(String) } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await app.store.list(["new"])).toHaveLength(3);
    expect((await fetch(`${app.origin}/About`)).status).toBe(200);
  });

  test("cannot be slipped by writing another address into a header", async () => {
    app = await startApp({ environment: { RATE_LIMIT: 1 } });
    await postEnquiry(app.origin, {}, { "X-Forwarded-For": "203.0.113.1" });
    expect((await postEnquiry(app.origin, {}, { "X-Forwarded-For": "203.0.113.2" })).status).toBe(429);
  });

  test("counts the visitor and not the proxy where a proxy of our own is named", async () => {
    app = await startApp({ environment: { RATE_LIMIT: 1, TRUST_PROXY: 1 } });
    const from = async (chain: string) =>
      (await postEnquiry(app.origin, {}, { "X-Forwarded-For": chain })).status;
    expect(await from("203.0.113.1")).toBe(200);
    expect(await from("203.0.113.2")).toBe(200);
    expect(await from("198.51.100.9, 203.0.113.1")).toBe(429);
  });
});

describe("the log", () => {
  test("says what became of each post and nothing about who sent it", async () => {
    app = await startApp({ environment: { RATE_LIMIT: 3 } });
    await postEnquiry(app.origin);
    await postApplication(app.origin, { email: "no" });
    await postEnquiry(app.origin, { botcheck: "1" });
    await post(app.origin, "/api/contact", formData(application, samples.pdf));
    expect(app.lines.map(({ outcome }) => outcome)).toEqual([
      "kept",
      "to be mended",
      "quarantined",
      "too many",
    ]);
    const written = JSON.stringify(app.lines);
    for (const personal of [...Object.values(enquiry), ...Object.values(application), "127.0.0.1"]) {
      if (personal.length > 2) expect(written).not.toContain(personal);
    }
  });
});
