import { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import type { BuildManifest } from "../files/build-manifest.ts";
import type { LogEntry } from "../process/log.ts";
import { StoreMoved } from "../store/file-identity.ts";
import { StoreUnavailable } from "../store/with-retry.ts";
import { type FormPostParts, handleFormPost } from "./handle-form-post.ts";

const cdn = "https://cdn.example";
const enquiry = { name: "Asha", phone: "98765", service: "Outdoor", message: "Hello" };
const manifest = {
  siteUrl: "https://www.chowk.example",
  formPages: { enquiry: "/Contact", application: "/career" },
  pages: {},
} as BuildManifest;

let lines: LogEntry[];
let told: number;
let parts: FormPostParts;
beforeEach(() => {
  lines = [];
  told = 0;
  parts = {
    manifest,
    allowedOrigins: [cdn],
    log: (line) => lines.push(line),
    onKept: () => {
      told += 1;
    },
    keep: async () => ({ id: "kept" }),
    scan: undefined,
    inTurn: (work) => work(),
    rateLimit: async () => undefined,
    budget: { open: () => ({ take: () => true, close: () => {} }) },
    accessKey: undefined,
  } as FormPostParts;
});

async function send(
  fields: object,
  endpoint: "submit" | "contact" = "submit",
  headers: Record<string, string> = {},
  more: Partial<FormPostParts> = {},
) {
  const post = {
    headers: new Headers({ "Content-Type": "application/json", ...headers }),
    body: Readable.from([Buffer.from(JSON.stringify(fields))]),
  };
  const { response, outcome } = await handleFormPost({ ...parts, ...more }, post, endpoint, { address: "" });
  const text = await response.text();
  return {
    status: response.status,
    outcome,
    body: text && JSON.parse(text),
    headers: Object.fromEntries(response.headers),
  };
}

const thanks = { success: true, message: expect.stringMatching(/\.$/), id: "kept" };

describe("a post", () => {
  test("that is kept is thanked for under its id, and the staff are told", async () => {
    expect(await send(enquiry)).toMatchObject({ status: 200, outcome: "kept", body: thanks });
    expect(told).toBe(1);
  });

  test("that looks like spam is thanked for in the same words, and the staff are not told", async () => {
    const answer = await send({ ...enquiry, botcheck: "on" });
    expect(answer).toMatchObject({ status: 200, outcome: "quarantined", body: thanks });
    expect(told).toBe(0);
  });

  test.each([
    ["is kept", enquiry, "sent"],
    ["is refused", {}, "not-sent"],
  ])("from the Hindi page without script that %s leads back to that page", async (_what, fields, end) => {
    const pages = { "/hi/Contact": { file: "", scripts: [], styles: [] } };
    const { headers } = await send(
      { ...fields, language: "hi" },
      "submit",
      { Accept: "text/html" },
      { manifest: { ...manifest, pages } },
    );
    expect(headers.location).toBe(`/hi/Contact#${end}`);
  });

  test.each([
    ["the page in Hindi", { language: "hi" }, /^\p{Script=Devanagari}/u],
    ["the page in English", { language: "en" }, /^Please/],
    ["a page in a language that isn’t ours", { language: "mr" }, /^Please/],
    ["a page that names none", {}, /^Please/],
  ])("from %s is answered in its language, wherever that page lies", async (_where, language, words) => {
    const headers = { Origin: cdn, Referer: `${cdn}/` };
    const { body } = await send({ ...enquiry, name: "", ...language }, "submit", headers);
    expect([body.message, body.errors.name]).toEqual([
      expect.stringMatching(words),
      expect.stringMatching(words),
    ]);
  });

  test("from the page in Hindi that comes too soon is told so in Hindi, before it is read", async () => {
    const headers = { "Content-Language": "hi" };
    const { body } = await send(enquiry, "submit", headers, { rateLimit: async () => 42 });
    expect(body.message).toMatch(/^\p{Script=Devanagari}/u);
  });

  test.each([
    ["submit", 200],
    ["contact", 422],
  ] as const)(
    "to /api/%s that can be mended is answered with %i and what is wrong",
    async (endpoint, status) => {
      const fields = { ...enquiry, name: "" };
      expect(await send(fields, endpoint)).toMatchObject({
        status,
        outcome: "to be mended",
        body: { success: false, message: expect.any(String), errors: { name: expect.any(String) } },
      });
      expect(told).toBe(0);
    },
  );

  test("that comes too soon is told when to come back", async () => {
    const answer = await send(enquiry, "submit", {}, { rateLimit: async () => 42 });
    expect(answer).toMatchObject({ status: 429, outcome: "too many", headers: { "retry-after": "42" } });
    expect(answer.body).toEqual({ success: false, message: expect.any(String) });
  });

  test("of a page elsewhere is refused and not looked at", async () => {
    const answer = await send(
      enquiry,
      "submit",
      { Origin: "https://evil.example" },
      {
        rateLimit: () => Promise.reject(new Error("was counted")),
      },
    );
    expect(answer).toMatchObject({ status: 403, outcome: "cross-site", body: { success: false } });
  });
});

describe("a post of a page without script", () => {
  const accept = { Accept: "text/html,application/xhtml+xml" };

  test.each([
    ["submit", enquiry, "/Contact#sent"],
    ["contact", enquiry, "/Contact#sent"],
    ["submit", { ...enquiry, name: "" }, "/Contact#not-sent"],
    ["contact", { position: "Designer" }, "/career#not-sent"],
  ] as const)("to /api/%s (%j) leads back to %s", async (endpoint, fields, place) => {
    const answer = await send(fields, endpoint, accept);
    expect([answer.status, answer.headers.location, answer.body]).toEqual([303, place, ""]);
  });

  test("leads back to the site from which it came", async () => {
    const { headers } = await send(enquiry, "submit", { ...accept, Origin: cdn });
    expect(headers.location).toBe(`${cdn}/Contact#sent`);
  });
});

describe("a post that can't be kept", () => {
  const failing = (cause: unknown) =>
    send(enquiry, "submit", {}, { keep: () => Promise.reject(new StoreUnavailable("away", { cause })) });
  const line = { kind: "store", what: undefined };

  test.each([
    [
      "SQLite's number",
      Object.assign(new TypeError("full"), { errcode: 13, code: "ERR" }),
      "TypeError",
      "13",
    ],
    ["a code", Object.assign(new Error("refused"), { code: "ECONNREFUSED" }), "Error", "ECONNREFUSED"],
    ["no code", new Error("silence"), "Error", "no answer"],
    ["an empty one", Object.assign(new Error("silence"), { code: "" }), "Error", "no answer"],
    ["nothing", undefined, "", "no answer"],
  ])("is answered with 503 and when to come back, and the log has %s", async (_what, cause, name, code) => {
    expect(await failing(cause)).toMatchObject({
      status: 503,
      outcome: "not kept",
      body: { success: false },
      headers: { "retry-after": "10" },
    });
    expect(lines).toMatchObject([{ kind: "store", name, code }]);
    expect(told).toBe(0);
  });

  test.each([{ errcode: 13 }, { code: "53100" }])(
    "because the disk is full (%j) has the log say so",
    async (code) => {
      await failing(Object.assign(new Error("full"), code));
      expect(lines).toMatchObject([{ kind: "store", what: "the disk is full: make room" }]);
    },
  );

  test("because the file was moved has the log say which", async () => {
    await failing(new StoreMoved("x.sqlite was moved"));
    expect(lines).toEqual([{ ...line, name: "StoreMoved", code: "MOVED", what: "x.sqlite was moved" }]);
  });

  test("by a mistake of our own is answered with 500, and the log says where and not what", async () => {
    const answer = await send(
      enquiry,
      "submit",
      {},
      { keep: () => Promise.reject(new RangeError("secret")) },
    );
    expect(answer).toMatchObject({ status: 500, outcome: "failed", body: { success: false } });
    expect(answer.headers).not.toHaveProperty("retry-after");
    expect(lines).toEqual([{ kind: "failure", name: "RangeError", where: expect.stringContaining("at ") }]);
    expect(JSON.stringify([lines, answer])).not.toContain("secret");
  });
});
