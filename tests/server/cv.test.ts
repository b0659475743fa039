import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describeSubmission } from "../../server/inbox/describe-submission.ts";
import { composeMail } from "../../server/mail/compose-mail.ts";
import { cvMessages } from "../../server/submission/form-rules.ts";
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

const pdf = (inside: string) =>
  Buffer.concat([samples.pdf, Buffer.from(`2 0 obj<</OpenAction<<${inside}>>>>endobj\n%%EOF\n`)]);

describe("a CV", () => {
  test("with macros is refused with a sentence for the visitor", async () => {
    const { status, body } = await postApplication(app.origin, {}, samples.docxWithMacros);
    const message = cvMessages.macros;
    expect([status, body]).toEqual([422, { success: false, message, errors: { cv: message } }]);
    expect(await app.store.list(["new", "quarantined"])).toEqual([]);
  });

  test("with JavaScript is taken, and the staff are warned, at the terminal and by mail", async () => {
    const { body } = await postApplication(app.origin, {}, pdf("/S /JavaScript /JS (app.alert(1))"));
    const [submission] = await app.store.find(String(body.id));
    expect(submission?.cv?.mark).toBe("carries JavaScript");
    expect(submission && describeSubmission(submission)).toMatch(/CAREFUL, it carries JavaScript/);
    const claimed = await app.store.mails.claim();
    if (!claimed) throw new Error("no mail");
    expect(composeMail(claimed, { from: "a@b.example", to: "c@d.example" }).text).toMatch(
      /^CAREFUL with the CV: it carries JavaScript/m,
    );
  });
});

describe("where a virus scanner runs", () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeEach(async () => {
    clamd = await startClamd();
    await app.close();
    await start({ CLAMD_URL: clamd.url });
  });
  afterEach(() => clamd.close());

  test("a CV with a virus is refused, one without is taken", async () => {
    const infected = await postApplication(app.origin, {}, pdf("/Title (EICAR)"));
    expect(infected).toMatchObject({ status: 422, body: { errors: { cv: cvMessages.infected } } });
    expect((await postApplication(app.origin, {}, pdfOf(3_000_000))).status).toBe(200);
    expect(await app.store.list(["new"])).toMatchObject([{ cv: { mark: undefined } }]);
  });

  test("one that is away loses nobody's application: it is taken, and the staff are told", async () => {
    clamd.close();
    expect((await postApplication(app.origin)).status).toBe(200);
    expect(await app.store.list(["new"])).toMatchObject([
      { cv: { mark: "was not checked, because the virus scanner gave no answer" } },
    ]);
  });
});
