import { describe, expect, test } from "vitest";
import { samples } from "../../tests/server/fixtures/sample-files.ts";
import type { Cv } from "../store/database.ts";
import { cvMessages } from "../submission/form-rules.ts";
import type { ScanCv } from "./scan-cv.ts";
import { validate } from "./validate-submission.ts";

const enquiry = { name: "Asha", phone: "98765", service: "Outdoor", message: "Hello" };
const application = {
  position: "Designer",
  firstName: "Ravi",
  lastName: "Sahu",
  experience: "2",
  phone: "98765",
  email: "ravi@example.com",
};
const id = "0123ABCD-0123-4567-89ab-0123456789ab";

const cvOf = (name: string, bytes: Buffer = samples.pdf) => ({
  name,
  chunks: [bytes.subarray(0, 9), bytes.subarray(9)],
});
const judge = (cv: ReturnType<typeof cvOf> | undefined, scan?: ScanCv, fields = application) =>
  validate({ fields, cv }, "application", scan);
const kept = async (name: string, scan?: ScanCv) => ((await judge(cvOf(name), scan)) as { cv: Cv }).cv;

describe("an enquiry", () => {
  const of = (more: Record<string, string>, fallback?: string) =>
    validate({ fields: { ...enquiry, ...more }, cv: undefined }, "enquiry", undefined, fallback);

  test("is known by the id that its page gave it", async () => {
    expect(await of({ submission_id: id })).toEqual({
      id: id.toLowerCase(),
      kind: "enquiry",
      fields: enquiry,
      spamReason: undefined,
    });
  });

  test.each(["", "x", `${id}0`, `x${id}`])(
    "with “%s” for an id is known by the request's, or gets one",
    async (given) => {
      expect((await of({ submission_id: given }, "request")).id).toBe("request");
      expect((await of({ submission_id: given })).id).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test("that looks like spam says why", async () => {
    expect((await of({ botcheck: "on" })).spamReason).toEqual(expect.any(String));
  });

  test("is refused with a sentence for each field, the first besides as the whole's", async () => {
    const errors = { name: expect.stringContaining("name"), message: expect.stringContaining("message") };
    await expect(of({ name: "", message: "" })).rejects.toMatchObject({
      status: 422,
      outcome: "to be mended",
      message: expect.stringContaining("name"),
      errors,
    });
  });

  test("is told one sentence for a field of which two rules are broken", async () => {
    await expect(of({ name: `${"\n".repeat(300)}x`.padStart(302, "y") })).rejects.toMatchObject({
      errors: { name: expect.stringContaining("shorten") },
    });
  });
});

describe("an application", () => {
  test("is kept with its CV put together from its pieces", async () => {
    expect(await judge(cvOf("cv.pdf"))).toMatchObject({
      kind: "application",
      fields: application,
      cv: { kind: "pdf", name: "cv.pdf", mark: null, bytes: samples.pdf },
    });
  });

  test("is refused with what is wrong with its CV, and with its fields at once", async () => {
    await expect(judge(undefined)).rejects.toMatchObject({
      message: cvMessages.missing,
      errors: { cv: cvMessages.missing },
    });
    await expect(judge(cvOf("cv.pdf", Buffer.from("my cv, in short")))).rejects.toMatchObject({
      errors: { cv: cvMessages.kind },
    });
    const wrong = { ...application, email: "no" };
    await expect(judge(undefined, undefined, wrong)).rejects.toMatchObject({
      errors: { email: expect.stringContaining("e-mail"), cv: cvMessages.missing },
    });
    await expect(judge(cvOf("cv.pdf"), undefined, wrong)).rejects.toMatchObject({
      errors: { email: expect.any(String) },
    });
  });

  test("is refused where the scanner finds a virus, and not scanned where it is refused anyhow", async () => {
    await expect(judge(cvOf("cv.pdf"), async () => "infected")).rejects.toMatchObject({
      errors: { cv: cvMessages.infected },
    });
    const never: ScanCv = () => Promise.reject(new Error("was scanned"));
    await expect(judge(cvOf("cv.pdf"), never, { ...application, email: "no" })).rejects.toMatchObject({
      status: 422,
    });
  });

  test("tells the staff where the scanner gave no answer, beside what else they should know", async () => {
    const silent: ScanCv = async () => "unknown";
    expect((await kept("cv.pdf", silent)).mark).toContain("the virus scanner gave no answer");
    expect((await kept("cv.pdf", async () => "clean")).mark).toBeNull();
    const script = Buffer.concat([samples.pdf, Buffer.from("2 0 obj<</S /JavaScript>>endobj\n%%EOF\n")]);
    const { cv } = (await judge(cvOf("cv.pdf", script), silent)) as { cv: Cv };
    expect(cv.mark).toMatch(/JavaScript.*; .*virus scanner/);
  });

  test.each([
    ["../../etc/cv.pdf", "cv.pdf"],
    ["C:\\Users\\ravi\\cv.pdf", "cv.pdf"],
    ["a\u202efdp.exe", "afdp.exe"],
    ["a\nb\u2028c\u2066d.pdf", "abcd.pdf"],
    ["x".repeat(300), "x".repeat(200)],
    ["half \ud83d", "half \ufffd"],
    ["", "cv"],
    ["folder/", "cv"],
  ])("whose file is called %j is kept with the name %j", async (given, name) => {
    expect((await kept(given)).name).toBe(name);
  });
});
