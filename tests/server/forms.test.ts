import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StoreMovedError } from "../../server/store/data-folder.ts";
import { StoreUnavailableError } from "../../server/store/database.ts";
import { applicationLimits, enquiryLimits } from "../../server/submission/form-rules.ts";
import {
  application,
  enquiry,
  type FormReply,
  formData,
  post,
  postApplication,
  postEnquiry,
} from "./fixtures/forms.ts";
import { makePdf, samples } from "./fixtures/sample-files.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { startClamd } from "./fixtures/start-clamd.ts";
import { formAnswers } from "./fixtures/write-build.ts";

let app: RunningApp;
let staffNotices = 0;
const onKept = () => {
  staffNotices += 1;
};
beforeAll(async () => {
  app = await startApp({ onKept });
});
afterAll(() => app.close());

const submissions = (server = app) => server.store.inbox.list(["new", "quarantined"]);
/** What an applicant is told of the CV. */
const describeCvProblem = (problem: string, limit = "") =>
  formAnswers.en.problems[problem]?.replace("{field}", "your CV").replace("{limit}", limit);
/** What is kept of the post that was answered so. */
const findStored = async ({ body }: FormReply) => (await app.store.inbox.find(String(body.id)))[0];
const postJson = (path: "/api/submit" | "/api/contact", fields: object) =>
  post(app.origin, path, JSON.stringify(fields), { "Content-Type": "application/json" });

describe("an enquiry", () => {
  test("is stored before it is acknowledged, under the id in the response, and the staff are told", async () => {
    const before = staffNotices;
    const response = await postEnquiry(app.origin);
    const message = expect.stringContaining("Thank you.");
    expect([response.status, response.body]).toEqual([
      200,
      { success: true, message, id: expect.any(String) },
    ]);
    expect(await findStored(response)).toMatchObject({ kind: "enquiry", fields: enquiry, state: "new" });
    expect(staffNotices).toBe(before + 1);
  });

  test("may arrive as an ordinary form, as JSON, or at the address shared by both forms", async () => {
    const answers = [
      await post(app.origin, "/api/submit", new URLSearchParams(enquiry)),
      await postJson("/api/submit", enquiry),
      await post(app.origin, "/api/contact", formData(enquiry)),
    ];
    for (const response of answers)
      expect(await findStored(response)).toMatchObject({ kind: "enquiry", fields: enquiry });
  });

  test("sent twice under the same id is kept once, with the same answer", async () => {
    const [id, before] = [randomUUID(), await submissions()];
    const send = () => postEnquiry(app.origin, { submission_id: id.toUpperCase() });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { ...answers[0]?.body, id }]);
    expect(await submissions()).toHaveLength(before.length + 1);
  });

  test("with an invalid id is kept under a new one", async () => {
    const answers = ["", "x", `${randomUUID()}0`].map((id) => postEnquiry(app.origin, { submission_id: id }));
    const ids = (await Promise.all(answers)).map(({ body }) => body.id);
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)));
    expect(new Set(ids).size).toBe(3);
  });

  test("says where it came from, and from a page in Hindi that the staff should reply in Hindi", async () => {
    const fieldsOf = async (fields: Record<string, string>) =>
      (await findStored(await postEnquiry(app.origin, fields)))?.fields;
    const origin = { page: "/hi/Contact", firstPage: "/hi", utm_source: "instagram" };
    expect(await fieldsOf({ ...origin, language: "hi" })).toEqual({
      ...enquiry,
      ...origin,
      language: "Hindi",
    });
    for (const language of ["en", "mr"]) expect(await fieldsOf({ language })).toEqual(enquiry);
  });

  test("keeps only the fields of the form", async () => {
    const extraFields = {
      access_key: "secret-key",
      webhook: "https://evil.example",
      replyto: "x@evil.example",
    };
    expect((await findStored(await postEnquiry(app.origin, extraFields)))?.fields).toEqual(enquiry);
  });

  test.each([
    ["the page in Hindi", { language: "hi" }, /^\p{Script=Devanagari}/u],
    ["the page in English", { language: "en" }, /^Please/],
    ["a page that names no language", {}, /^Please/],
  ])(
    "that is too long is refused in the language of %s, with its limit, and not kept",
    async (_page, language, words) => {
      const [before, limit] = [await submissions(), enquiryLimits.message.maxLength];
      const { status, body } = await postEnquiry(app.origin, { ...language, message: "x".repeat(limit + 1) });
      const { message } = body;
      expect([status, body]).toEqual([200, { success: false, message, errors: { message } }]);
      expect([message, words.test(message)]).toEqual([expect.stringContaining(String(limit)), true]);
      expect(await submissions()).toEqual(before);
    },
  );
});

test.each<["enquiry" | "application", "/api/submit" | "/api/contact", object]>([
  ["enquiry", "/api/submit", {}],
  ["enquiry", "/api/submit", { position: "Designer" }],
  ["enquiry", "/api/contact", { message: "Hello" }],
  ["enquiry", "/api/contact", { name: "Asha" }],
  ["enquiry", "/api/contact", { service: "Outdoor" }],
  ["application", "/api/contact", {}],
  ["application", "/api/contact", { phone: "98765" }],
  ["application", "/api/contact", { position: "Designer", message: "Hello" }],
  ["application", "/api/contact", { email: "asha@example.com", name: "Asha" }],
])("an %s is recognised at %s with %j", async (kind, path, fields) => {
  const { body } = await postJson(path, fields);
  expect("cv" in (body.errors ?? {})).toBe(kind === "application");
});

describe("an application", () => {
  test("is kept with its CV, recognised by its content whatever its name", async () => {
    const response = await postApplication(app.origin, {}, samples.docx, "cv.exe");
    const cv = { kind: "docx", name: "cv.exe" };
    expect(await findStored(response)).toMatchObject({ kind: "application", fields: application, cv });
    expect(Buffer.from((await app.store.inbox.cv(String(response.body.id)))?.bytes ?? [])).toEqual(
      samples.docx,
    );
  });

  test.each([
    ["a\u202efdp\u2066.exe", "afdp.exe"],
    ["../../etc/cv.pdf", "cv.pdf"],
    ["x".repeat(300), "x".repeat(200)],
    ["folder/", "cv"],
  ])("whose CV is called %j is kept with the name %j", async (fileName, name) => {
    const submission = await findStored(await postApplication(app.origin, {}, samples.pdf, fileName));
    expect(submission?.cv?.name).toBe(name);
  });

  test("without any of its fields is refused, and each that is missing is named at once", async () => {
    const empty = Object.fromEntries(Object.keys(application).map((field) => [field, ""]));
    for (const data of [formData(empty), formData(empty, Buffer.alloc(0), "")]) {
      const { status, body } = await post(app.origin, "/api/contact", data);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(applicationLimits)]);
      expect(body.errors?.cv).toBe(describeCvProblem("missing"));
    }
  });
});

describe("a CV", () => {
  const pdf = (content: string) =>
    Buffer.concat([samples.pdf, Buffer.from(`2 0 obj<</OpenAction<<${content}>>>>endobj\n%%EOF\n`)]);
  const scriptPdf = pdf("/S /JavaScript /JS (app.alert(1))");
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let scanningApp: RunningApp;
  beforeAll(async () => {
    clamd = await startClamd();
    scanningApp = await startApp({ environment: { CLAMD_URL: clamd.url } });
  });
  afterAll(() => scanningApp.close());

  test("with a virus is refused, and one without is accepted", async () => {
    const before = await submissions(scanningApp);
    const response = await postApplication(scanningApp.origin, {}, pdf("/Title (EICAR)"));
    expect(response).toMatchObject({ status: 422, body: { errors: { cv: describeCvProblem("infected") } } });
    expect(await submissions(scanningApp)).toEqual(before);
    const { body } = await postApplication(scanningApp.origin, {}, makePdf(3_000_000));
    expect((await scanningApp.store.inbox.find(String(body.id)))[0]?.cv?.mark).toBeUndefined();
  });

  test("isn't lost while the virus scanner is down: it is accepted, and the staff are told", async () => {
    clamd.close();
    const { body } = await postApplication(scanningApp.origin, {}, scriptPdf);
    expect((await scanningApp.store.inbox.find(String(body.id)))[0]?.cv?.mark).toBe(
      "carries JavaScript; was not checked, because the virus scanner gave no answer",
    );
  });
});

async function sendWithoutScript(origin: string, path: string, body: BodyInit) {
  const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const response = await fetch(origin + path, { method: "POST", body, redirect: "manual", headers });
  return [response.status, response.headers.get("location"), await response.text()];
}

const spam = { ...enquiry, botcheck: "on" };
test.each<[string, string, BodyInit, string]>([
  ["an enquiry", "/api/submit", formData(enquiry), "/Contact#sent"],
  ["an enquiry that looks like spam", "/api/submit", formData(spam), "/Contact#sent"],
  ["an enquiry to be mended", "/api/submit", formData({ ...enquiry, name: "" }), "/Contact#not-sent"],
  ["an enquiry in Hindi", "/api/submit", formData({ ...enquiry, language: "hi" }), "/hi/Contact#sent"],
  ["one in Hindi to be mended", "/api/submit", formData({ language: "hi" }), "/hi/Contact#not-sent"],
  ["an application", "/api/contact", formData(application, samples.pdf), "/career#sent"],
  ["something damaged", "/api/submit", "damaged", "/Contact#not-sent"],
])("without script %s leads back to its page", async (_what, path, body, page) => {
  expect(await sendWithoutScript(app.origin, path, body)).toEqual([303, page, ""]);
});

describe("if the store fails", () => {
  let failingApp: RunningApp;
  let failure: Error;
  beforeAll(async () => {
    failingApp = await startApp({ keep: () => Promise.reject(failure), onKept });
  });
  afterAll(() => failingApp.close());
  beforeEach(() => void failingApp.lines.splice(0));

  test("the visitor is told so and when to try again, and the staff are told of nothing", async () => {
    failure = new StoreUnavailableError("away");
    const before = staffNotices;
    for (const response of [await postEnquiry(failingApp.origin), await postApplication(failingApp.origin)]) {
      const message = expect.stringMatching(/saved.*again/);
      expect([response.status, response.body]).toEqual([503, { success: false, message }]);
      expect(response.headers.get("retry-after")).toBe("10");
    }
    const page = await sendWithoutScript(
      failingApp.origin,
      "/api/contact",
      formData(application, samples.pdf),
    );
    expect(page).toEqual([303, "/career#not-sent", ""]);
    expect(staffNotices).toBe(before);
  });

  const createUnavailable = (details: object) =>
    new StoreUnavailableError("", { cause: Object.assign(new Error(""), details) });
  const movedError = new StoreUnavailableError("", { cause: new StoreMovedError("x.sqlite was moved") });
  test.each<[string, Error, string, string | undefined]>([
    ["SQLite's disk is full", createUnavailable({ errcode: 13 }), "13", "the disk is full: make room"],
    ["the database refuses", createUnavailable({ code: "ECONNREFUSED" }), "ECONNREFUSED", undefined],
    ["its file was moved", movedError, "MOVED", "x.sqlite was moved"],
  ])("the log says that %s", async (_why, reason, code, remedy) => {
    failure = reason;
    await postEnquiry(failingApp.origin);
    expect(failingApp.lines).toContainEqual({ kind: "store", name: expect.any(String), code, what: remedy });
  });

  test("because of our own mistake, the answer is 500, and the log says where but not what", async () => {
    failure = new RangeError("secret");
    const { status, headers, body } = await postEnquiry(failingApp.origin);
    expect([status, body.success, headers.get("retry-after")]).toEqual([500, false, null]);
    const line = { kind: "failure", name: "RangeError", where: expect.stringContaining("at ") };
    expect(failingApp.lines).toContainEqual(line);
    expect(JSON.stringify([failingApp.lines, body])).not.toContain("secret");
  });
});
