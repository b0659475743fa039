import { listFormRules } from "../../app/data/form-rules.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { deep, expect, hydrated, openBeforeScripts, stopClock } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { applicationForm, enquiryForm, type FormUnderTest } from "./forms-under-test.ts";

const forms: Record<string, FormUnderTest> = { enquiry: enquiryForm, application: applicationForm };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

for (const [name, form] of Object.entries(forms)) test.describe(`The ${name} form`, () => promisesOf(form));
test.describe("The enquiry form", () => promisesOfTexts(enquiryForm as FormUnderTest));
test.describe("The application form", () => promisesOfKinds(applicationForm as FormUnderTest));

/** What each form holds by itself. */
function promisesOf(form: FormUnderTest): void {
  const { copy, path, timeoutMs, besides, values } = form.description;
  const { sent, failed, sending = "" } = copy.status;

  test("can be filled in and sent by keyboard alone, thanks the visitor, and says later when it was sent", async ({
    page,
    service,
  }) => {
    await form.open(page);
    await form.fill(page, "files");
    await form.field(page, form.names[0] ?? "").focus();
    for (const name of form.names) {
      await expect(form.field(page, name)).toBeFocused();
      if (!form.files.includes(name)) await page.keyboard.type(String(values[name]));
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("form").getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    const release = service.waits();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(sending);
    await expect(form.button(page)).toHaveText(copy.buttonSending);
    await expect(form.button(page)).toBeDisabled();
    release();
    await expect(page.getByRole("status")).toHaveText(sent);
    await expect(form.button(page)).toHaveText(copy.button);
    await expect(form.button(page)).toBeFocused();
    await form.expectEmpty(page);
    await page.reload();
    await hydrated(form.button(page));
    await form.expectEmpty(page);
    await expect(page.getByText(copy.status.receipt.replace(/.*\}/, ""))).toBeVisible();
    const [post] = service.posts;
    expect(post?.type).toContain("multipart/form-data");
    expect(post?.accept).toBe("application/json");
    expect(await form.expectPosted(post)).toEqual({
      ...besides,
      firstPage: path,
      submission_id: expect.stringMatching(uuid),
      elapsed: expect.stringMatching(/^\d+$/),
    });
  });

  test.describe("that hears nothing", () => {
    test.use({ expectedMessages: /./ });

    test(
      `gives up after ${timeoutMs / 60_000} min without an answer, and may be sent again`,
      deep,
      async ({ page, service }) => {
        const release = service.waits();
        await page.clock.install();
        await form.openAndFill(page);
        await stopClock(page);
        await form.send(page);
        await page.clock.runFor(timeoutMs - 1);
        await expect(page.getByRole("status")).toHaveText(sending);
        await expect(form.button(page)).toBeDisabled();
        await page.clock.runFor(1);
        await expect(page.getByRole("status")).toHaveText(failed);
        await form.expectKept(page);
        release();
      },
    );
  });
}

/** What both take from the same code, tried where there are only texts. */
function promisesOfTexts(form: FormUnderTest): void {
  const { copy, path, refused } = form.description;
  const { sent } = copy.status;

  test("says what is kept, and treats spaces as no answer", async ({ page, service }) => {
    await form.openAndFill(page);
    const notice = page.getByText(copy.notice);
    await expect(notice).toContainText(String(listFormRules().retentionDays));
    await expect(notice).toContainText(readSite().email);
    await expect(page.locator("[name=botcheck]"), "the box that only machines tick").toBeHidden();
    for (const name of form.names) {
      const field = form.field(page, name);
      const isText = (control: Element) => control.matches(":is([type=text], [type=tel], textarea):required");
      if (!(await field.evaluate(isText))) continue;
      await field.fill("   ");
      await form.send(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("   ");
      await expect(field).toHaveJSProperty("validationMessage", readSite().forms.blank);
      await field.fill(" Asha ");
      await expect(field).toHaveJSProperty("validationMessage", "");
    }
    expect(service.posts).toEqual([]);
  });

  test("keeps typed text through a visit to another page and a reload", async ({ page, service }) => {
    const release = await openBeforeScripts(page, `${path}?service=Event%20Promotion`);
    await form.fill(page);
    release();
    await hydrated(form.button(page));
    await form.expectKept(page);
    await form.leaveAndComeBack(page);
    await form.expectKept(page);
    await page.reload();
    await hydrated(form.button(page));
    await form.expectKept(page);
    await form.sendAndHear(page, service, sent);
    await form.expectPosted(service.posts[0]);
  });

  test("says how it was sent by a browser without script", async ({ page }) => {
    for (const [hash, text] of [
      ["#sent", sent],
      ["#not-sent", refused],
    ] as const) {
      await form.open(page, `?after${hash}`);
      await expect(page.getByRole("status")).toHaveText(text);
      await expect(page.getByText(text)).toHaveCount(1);
      expect(new URL(page.url()).hash).toBe("");
      await page.goto("/About");
    }
  });
}

/** What both take from the same code, tried where there are fields of every kind. */
function promisesOfKinds(form: FormUnderTest): void {
  const { copy, path, refused, besides } = form.description;
  const { sent, failed, goBack } = copy.status;

  test("says below each field that is left empty what is missing, and leads to the first", async ({
    page,
    service,
  }) => {
    const { empty, choose, attach, number } = readSite().forms;
    await form.open(page);
    await form.send(page);
    await expect(form.field(page, form.names[0] ?? "")).toBeFocused();
    for (const name of form.names) {
      const field = form.field(page, name);
      const type = await field.evaluate((control: HTMLInputElement) => control.type);
      const words = { "select-one": choose, file: attach, number }[type] ?? empty;
      await expect(field).toHaveAccessibleDescription(new RegExp(`${words.replace(/[.?]/g, "\\$&")}$`));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await form.fill(page);
    for (const name of form.names) await expect(form.field(page, name)).not.toHaveAttribute("aria-invalid");
    expect(service.posts).toEqual([]);
  });

  test.describe("that can't be sent", () => {
    test.use({ expectedMessages: /./ });

    test("says so, and keeps every field and its ID", async ({ page, service }) => {
      await form.openAndFill(page);
      service.breaksOff();
      const consoleError = page.waitForEvent("console", (message) => message.type() === "error");
      await form.send(page);
      await expect(page.getByRole("status")).toHaveText(failed);
      expect((await consoleError).text()).toMatch(/Error:/);
      await form.expectKept(page);
      service.answers(503, {});
      await form.sendAndHear(page, service, refused);
      await form.expectKept(page);
      await form.expectPosted(service.posts.at(-1));
      const numbers = service.posts.map(({ fields }) => fields.get("submission_id"));
      expect(new Set(numbers).size).toBe(1);
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is sent by the browser, and the next page says how it went", async ({ page, service }) => {
      service.leadsTo(`${path}#sent`);
      await page.goto(path);
      await expect(page.getByText(sent)).toBeHidden();
      await expect(page.getByText(refused)).toBeHidden();
      await form.fill(page);
      await form.send(page);
      await page.waitForURL(/#sent$/);
      await expect(page.getByText(sent)).toBeVisible();
      await expect(page.getByText(refused)).toBeHidden();
      const [post] = service.posts;
      expect(post?.type).toContain("multipart/form-data");
      expect(post?.accept).toContain("text/html");
      expect(await form.expectPosted(post)).toEqual(besides);
      await page.goto(`${path}#not-sent`);
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByText(goBack)).toBeVisible();
      await expect(page.getByText(sent)).toBeHidden();
    });
  });
}
