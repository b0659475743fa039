import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationLimits, cvRules, enquiryLimits } from "../../server/submission/form-rules.ts";
import { application, enquiry, formData, post, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { pdfOf, samples } from "./fixtures/sample-files.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
  return () => app.close();
});

const kept = () => app.store.list(["new"]);

describe("an enquiry", () => {
  test("is kept before it is acknowledged, under the id that the answer names", async () => {
    const { status, body } = await postEnquiry(app.origin);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: expect.any(String), id: expect.any(String) });
    expect(await kept()).toMatchObject([{ id: body.id, kind: "enquiry", fields: enquiry, state: "new" }]);
  });

  test.each([
    ["urlencoded", "application/x-www-form-urlencoded", new URLSearchParams(enquiry).toString()],
    ["JSON", "application/json", JSON.stringify(enquiry)],
  ])("may come %s", async (_name, type, body) => {
    const answer = await post(app.origin, "/api/submit", body, { "Content-Type": type });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await kept()).toMatchObject([{ fields: enquiry }]);
  });

  test("may come to the other address as well", async () => {
    expect(await post(app.origin, "/api/contact", formData(enquiry))).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await kept()).toMatchObject([{ kind: "enquiry", fields: enquiry }]);
  });

  test("sent again with the same id is one row, answered alike", async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => postEnquiry(app.origin, { submission_id: id })),
    );
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { ...answers[0]?.body, id }]);
    expect(await kept()).toHaveLength(1);
  });

  test.each(Object.keys(enquiryLimits) as (keyof typeof enquiry)[])(
    "without its %s is refused with a sentence for the visitor",
    async (field) => {
      const { status, body } = await postEnquiry(app.origin, { [field]: "  " });
      expect(status).toBe(200);
      expect(body).toEqual({
        success: false,
        message: body.errors?.[field],
        errors: { [field]: expect.any(String) },
      });
      expect(await kept()).toEqual([]);
    },
  );

  test.each(Object.entries(enquiryLimits))(
    "may have a %s as long as stated and no longer",
    async (field, limit) => {
      expect((await postEnquiry(app.origin, { [field]: "x".repeat(limit.maxLength) })).body.success).toBe(
        true,
      );
      const refused = await postEnquiry(app.origin, { [field]: "x".repeat(limit.maxLength + 1) });
      expect(refused).toMatchObject({
        status: 200,
        body: { success: false, errors: { [field]: expect.stringContaining(String(limit.maxLength)) } },
      });
    },
  );

  test("counts a line break in the message once, as the browser does", async () => {
    const lines = Array.from({ length: enquiryLimits.message.maxLength / 2 }, () => "x").join("\r\n");
    expect((await postEnquiry(app.origin, { message: `${lines}x` })).body.success).toBe(true);
  });

  test("with a tab in a line, as two cells of a spreadsheet are pasted, is kept with a space there", async () => {
    expect((await postEnquiry(app.origin, { name: "Asha\tVerma" })).body.success).toBe(true);
    const [submission] = await kept();
    expect(submission?.fields).toEqual({ ...enquiry, name: "Asha Verma" });
  });

  test.each(["\r\nBcc: x@example.com", "\u0000", "\u001b[31m", "\u2028"])(
    "with the control character %j in a one-line field is refused",
    async (text) => {
      const { body } = await postEnquiry(app.origin, { name: `Asha${text}Verma` });
      expect(body).toMatchObject({ success: false, errors: { name: expect.any(String) } });
    },
  );

  test.each([
    ["hi", { ...enquiry, language: "Hindi" }],
    ["en", enquiry],
    ["mr", enquiry],
  ])(
    "from a page in “%s” is kept, and marked where the staff had better answer in Hindi",
    async (language, fields) => {
      await postEnquiry(app.origin, { language });
      expect(await kept()).toMatchObject([{ fields }]);
      expect(Object.keys((await kept())[0]?.fields ?? {})).toEqual(Object.keys(fields));
    },
  );

  test("keeps nothing that the form does not ask for", async () => {
    await postEnquiry(app.origin, {
      access_key: "secret-key",
      webhook: "https://evil.example",
      replyto: "x@evil.example",
    });
    const [submission] = await kept();
    expect(submission?.fields).toEqual(enquiry);
  });
});

describe("an application", () => {
  test.each(["pdf", "doc", "docx"] as const)(
    "is kept with its %s, judged by content whatever its name",
    async (kind) => {
      const { status, body } = await postApplication(app.origin, {}, samples[kind], "../../etc/cv.exe");
      expect([status, body.success]).toEqual([200, true]);
      const [submission] = await kept();
      expect(submission).toMatchObject({ fields: application, cv: { kind, name: "cv.exe" } });
      expect(Buffer.from((await app.store.cv(String(body.id)))?.bytes ?? [])).toEqual(samples[kind]);
    },
  );

  test.each([
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.4")],
    ["a program", Buffer.from("MZ\u0090\u0000This program cannot be run in DOS mode.")],
    [
      "a picture",
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    ["a document with macros", samples.docxWithMacros],
    ["another compound file", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)])],
    ["a text", Buffer.from("my cv")],
  ])("with %s called cv.pdf is refused", async (_name, bytes) => {
    const { status, body } = await postApplication(app.origin, {}, bytes, "cv.pdf");
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, errors: { cv: expect.stringContaining(cvRules.kinds) } });
    expect(await kept()).toEqual([]);
  });

  test.each(Object.keys(applicationLimits).filter((field) => field !== "cv"))(
    "without its %s is refused",
    async (field) => {
      const { status, body } = await postApplication(app.origin, { [field]: "" });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: expect.any(String) });
    },
  );

  test("without a CV is refused", async () => {
    for (const data of [formData(application), formData(application, Buffer.alloc(0), "")]) {
      expect(await post(app.origin, "/api/contact", data)).toMatchObject({
        status: 422,
        body: { errors: { cv: expect.any(String) } },
      });
    }
  });

  test.each(["-1", "two", "", "0x10", "Infinity"])(
    "with %j years of experience is refused",
    async (experience) => {
      expect((await postApplication(app.origin, { experience })).status).toBe(422);
    },
  );

  test.each(["0", "2.5", "40", "1e1"])("with %s years of experience is taken", async (experience) => {
    expect((await postApplication(app.origin, { experience })).status).toBe(200);
  });

  test.each([
    "ravi",
    "ravi@",
    "ravi@example.com\r\nBcc: x@example.com",
    "a@b.example,c@d.example",
    "<ravi@example.com>",
  ])("with the address %j is refused", async (email) => {
    expect((await postApplication(app.origin, { email })).status).toBe(422);
  });

  test("with a CV of exactly 5 MB is taken, of one byte more refused as too large", async () => {
    expect((await postApplication(app.origin, {}, pdfOf(cvRules.maxBytes))).status).toBe(200);
    const refused = await postApplication(app.origin, {}, pdfOf(cvRules.maxBytes + 1));
    expect(refused).toMatchObject({ status: 413, body: { success: false } });
    expect(await kept()).toHaveLength(1);
  });
});

describe("what cannot be a form", () => {
  test.each([
    ["a text", "text/plain", "hello", 415],
    ["nothing said about its kind", "", "hello", 415],
    ["broken JSON", "application/json", "{", 400],
    ["JSON that is no object", "application/json", "[1]", 400],
    ["multipart without a boundary", "multipart/form-data", "x", 400],
    [
      "multipart that never ends",
      "multipart/form-data; boundary=b",
      "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1",
      400,
    ],
    ["nothing at all", "multipart/form-data; boundary=b", "", 400],
    [
      "too many fields",
      "application/x-www-form-urlencoded",
      Array.from({ length: 21 }, (_, at) => `f${at}=1`).join("&"),
      413,
    ],
    ["7 MB", "application/x-www-form-urlencoded", `message=${"x".repeat(7 * 1024 * 1024)}`, 413],
  ])("(%s) is refused in JSON", async (_name, type, body, status) => {
    for (const path of ["/api/submit", "/api/contact"] as const) {
      const answer = await post(app.origin, path, Buffer.from(body), { "Content-Type": type });
      expect(answer).toMatchObject({ status, body: { success: false, message: expect.any(String) } });
    }
    expect(await kept()).toEqual([]);
  });

  test("more parts than a form has are refused", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, "x"]));
    expect((await post(app.origin, "/api/submit", formData({ ...enquiry, ...many }))).status).toBe(413);
  });
});
