import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createScan } from "../../server/forms/scan-cv.ts";
import { describeSubmission } from "../../server/inbox/describe-submission.ts";
import { composeMail } from "../../server/mail/compose-mail.ts";
import { cvMessages } from "../../server/submission/form-rules.ts";
import { docOf, docxOf, relationsOf } from "./fixtures/documents.ts";
import { postApplication } from "./fixtures/forms.ts";
import { pdfOf, samples } from "./fixtures/sample-files.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";
import { startClamd } from "./fixtures/start-clamd.ts";

let app: RunningApp;
const start = async (environment = {}) => {
  app = await startApp({ environment });
};
beforeEach(() => start());
afterEach(() => app.close());

const many = Array.from({ length: 999 }, (_, index) => ({ name: `word/media/${index}.png` }));
const pdf = (inside: string) =>
  Buffer.concat([samples.pdf, Buffer.from(`2 0 obj<</OpenAction<<${inside}>>>>endobj\n%%EOF\n`)]);

describe("a CV", () => {
  test.each<[string, Buffer, string]>([
    ["a DOCX with macros", docxOf({ name: "word/vbaProject.bin" }), cvMessages.macros],
    ["a DOCX with macros in another folder", docxOf({ name: "x/VBAPROJECT.BIN" }), cvMessages.macros],
    ["a DOC with macros", docOf(["Macros/VBA/_VBA_PROJECT", 2]), cvMessages.macros],
    ["a DOC with an empty storage for macros", docOf(["Macros", 1]), cvMessages.macros],
    ["a DOCX of 1,001 entries", docxOf(...many), cvMessages.packed],
    [
      "a DOCX that unpacks to a gigabyte",
      docxOf({ name: "word/media/bomb", unpacked: 1024 ** 3 }),
      cvMessages.packed,
    ],
    ["a DOCX cut in the middle", docxOf(...many.slice(0, 50)).subarray(0, 2_000), cvMessages.kind],
  ])("that is %s is refused with a sentence for the visitor", async (_name, bytes, message) => {
    const { status, body } = await postApplication(app.origin, {}, bytes, "cv.docx");
    expect([status, body]).toEqual([422, { success: false, message, errors: { cv: message } }]);
    expect(await app.store.list(["new", "quarantined"])).toEqual([]);
  });

  test("that claims to unpack to four terabytes is refused for that claim alone", async () => {
    const bomb = docxOf(...many.map((entry) => ({ ...entry, unpacked: 4 * 1024 ** 3 - 2 })));
    const { status, body } = await postApplication(app.origin, {}, bomb);
    expect([status, body.errors]).toEqual([422, { cv: cvMessages.packed }]);
  });

  test.each<[string, Buffer]>([
    ["a plain DOCX", docxOf({ name: "word/media/photo.png" })],
    ["a DOCX of 1,000 entries", docxOf(...many.slice(0, 998))],
    ["a plain DOC", docOf(["1Table", 2], ["Data", 2])],
    ["a DOC whose text speaks of Macros", docOf(["Excel and Macros", 2])],
    ["a PDF whose text speaks of JavaScript", pdf("/Title (JavaScript developer)")],
  ])("that is %s is taken as it is", async (_name, bytes) => {
    expect((await postApplication(app.origin, {}, bytes)).status).toBe(200);
    expect(await app.store.list(["new"])).toMatchObject([{ cv: { mark: undefined } }]);
  });

  test.each<[string, Buffer, RegExp]>([
    ["a PDF with JavaScript", pdf("/S /JavaScript /JS (app.alert(1))"), /JavaScript/],
    ["a PDF that hides JavaScript", pdf("/S /Java#53cript /JS (app.alert(1))"), /JavaScript/],
    ["a PDF that starts a program", pdf("/S /Launch /F (cmd.exe)"), /start a program/],
    [
      "a DOCX with a template from elsewhere",
      docxOf(
        relationsOf("word/_rels/settings.xml.rels", ["attachedTemplate", "!https://evil.example/a.dotm"]),
      ),
      /from elsewhere/,
    ],
  ])("that is %s is taken, and the staff are told", async (_name, bytes, mark) => {
    const { body } = await postApplication(app.origin, {}, bytes);
    const [submission] = await app.store.find(String(body.id));
    expect(submission?.cv?.mark).toMatch(mark);
    expect(submission && describeSubmission(submission)).toMatch(/CAREFUL, it /);
    const claimed = await app.store.mails.claim();
    if (!claimed) throw new Error("no mail");
    expect(composeMail(claimed, { from: "a@b.example", to: "c@d.example" }).text).toMatch(
      /^CAREFUL with the CV: it /m,
    );
  });
});

describe("where a virus scanner runs", () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  const startWith = async (answers: boolean) => {
    clamd = await startClamd(answers);
    await app.close();
    await start({ CLAMD_URL: clamd.url });
  };
  afterEach(() => clamd.close());

  test("a CV with a virus is refused, one without is taken", async () => {
    await startWith(true);
    const infected = await postApplication(app.origin, {}, pdf("/Title (EICAR)"));
    expect(infected).toMatchObject({ status: 422, body: { errors: { cv: cvMessages.infected } } });
    expect((await postApplication(app.origin, {}, pdfOf(3_000_000))).status).toBe(200);
    expect(await app.store.list(["new"])).toMatchObject([{ cv: { mark: undefined } }]);
  });

  test("one that is away loses nobody's application: it is taken, and the staff are told", async () => {
    await startWith(true);
    clamd.close();
    expect((await postApplication(app.origin)).status).toBe(200);
    expect(await app.store.list(["new"])).toMatchObject([
      { cv: { mark: "was not checked, because the virus scanner gave no answer" } },
    ]);
  });

  test("one that never answers is waited for only for a limited time", async () => {
    await startWith(false);
    expect(await createScan(clamd.url, 300)(samples.pdf)).toBe("unknown");
  });
});
