import { readFormRules } from "../../app/data/form-rules.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { expect, holdScripts, hydrated, stopClock } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { applicationForm, enquiryForm, type FormUnderTest } from "./forms-under-test.ts";

const forms: Record<string, FormUnderTest> = { enquiry: enquiryForm, application: applicationForm };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

for (const [name, form] of Object.entries(forms)) test.describe(`the ${name} form`, () => promisesOf(form));

/** What is promised of a form, whichever it is. */
function promisesOf(form: FormUnderTest): void {
  const { copy, path, refused, hideStatusAfterMs, timeoutMs } = form.description;
  const said = copy.status;

  test("says beside the button what is kept, for how long, and whom to ask to have it removed", async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const notice = page.getByText(copy.notice);
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(String(readFormRules().retentionDays));
    await expect(notice).toContainText(readSite().email);
  });

  test("sets a box for machines that no person meets", async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator("[name=botcheck]")).toBeHidden();
    await expect(page.getByRole("checkbox", { includeHidden: false })).toHaveCount(0);
  });

  test("is posted as multipart under the names the form service knows, numbered and timed", async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    await form.send(page);
    await expect(page.getByRole("status")).toHaveText(said.sent);
    const [post] = service.posts;
    expect(post?.type).toContain("multipart/form-data");
    expect(post?.accept).toBe("application/json");
    expect(await form.expectPosted(post)).toEqual({
      ...form.description.besides,
      submission_id: expect.stringMatching(uuid),
      elapsed: expect.stringMatching(/^\d+$/),
    });
  });

  test("says of a text of spaces that it is empty, and doesn't send it", async ({ page, service }) => {
    await form.openAndFill(page);
    for (const name of form.names) {
      const field = form.field(page, name);
      if (!(await field.evaluate((one) => one.matches("[type=text], [type=tel], textarea")))) continue;
      await field.fill("   ");
      await form.send(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("   ");
      expect(await field.evaluate((one: HTMLInputElement) => one.validationMessage)).toBe(
        readSite().forms.blank,
      );
      await field.fill(" Asha ");
      expect(await field.evaluate((one: HTMLInputElement) => one.validationMessage)).toBe("");
    }
    expect(service.posts).toEqual([]);
  });

  test("disables the button, which says so, until the answer is there, then thanks and clears", async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    const release = service.waits();
    await form.send(page);
    await expect(page.getByRole("status")).toHaveText(said.sending ?? "");
    await expect(form.button(page)).toHaveText(copy.buttonSending);
    await expect(form.button(page)).toBeDisabled();
    release();
    await expect(page.getByRole("status")).toHaveText(said.sent);
    await expect(form.button(page)).toHaveText(copy.button);
    await expect(form.button(page)).toBeEnabled();
    await form.expectEmpty(page);
  });

  test("can be filled and sent with the keyboard alone, and the focus is not lost", async ({
    page,
    service,
  }) => {
    await form.open(page);
    await form.fillByKeyboard(page);
    await expect(page.getByRole("form").getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form.button(page)).toBeFocused();
    const release = service.waits();
    await page.keyboard.press("Enter");
    await expect(form.button(page)).toBeDisabled();
    release();
    await expect(page.getByRole("status")).toHaveText(said.sent);
    await expect(form.button(page)).toBeFocused();
    await form.expectPosted(service.posts[0]);
  });

  test("keeps what was filled in before the page listened, and sends it", async ({ page, service }) => {
    const release = await holdScripts(page);
    await page.goto(`${path}?service=Event%20Promotion`, { waitUntil: "commit" });
    await form.fill(page);
    release();
    await hydrated(page);
    await form.expectKept(page);
    await form.send(page);
    await expect(page.getByRole("status")).toHaveText(said.sent);
    await form.expectPosted(service.posts[0]);
  });

  test("keeps what was typed while the visitor looks elsewhere or loads the page anew, but never the file", async ({
    page,
  }) => {
    await form.openAndFill(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
    await page.goBack();
    await form.expectTyped(page);
    await page.reload();
    await hydrated(page);
    await form.expectTyped(page);
  });

  test("forgets what was typed once it is sent", async ({ page }) => {
    await form.openAndFill(page);
    await form.send(page);
    await expect(page.getByRole("status")).toHaveText(said.sent);
    await page.reload();
    await hydrated(page);
    await form.expectEmpty(page);
  });

  test("tells a visitor who left while it was being sent what became of it when they return", async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    const release = service.waits();
    await form.send(page);
    await expect(form.button(page)).toBeDisabled();
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
    const answered = page.waitForResponse((one) => one.request().method() === "POST");
    release();
    await answered;
    await page.goBack();
    await expect(page.getByRole("status")).toHaveText(said.sent);
    await form.expectEmpty(page);
  });

  test.describe("when it fails", () => {
    test.use({ expectedMessages: /./ });

    test("says so when the network breaks off, logs it, and keeps every field", async ({ page, service }) => {
      service.breaksOff();
      await form.expectFailure(page, said.failed, /Error:/);
    });

    test(`gives up after ${timeoutMs / 60_000} min without an answer, so that one can try again`, async ({
      page,
      service,
    }) => {
      const release = service.waits();
      await page.clock.install();
      await form.openAndFill(page);
      await stopClock(page);
      await form.send(page);
      await page.clock.runFor(timeoutMs - 1);
      await expect(page.getByRole("status")).toHaveText(said.sending ?? "");
      await expect(form.button(page)).toBeDisabled();
      await page.clock.runFor(1);
      await expect(page.getByRole("status")).toHaveText(said.failed);
      await form.expectKept(page);
      release();
    });

    test("sends the same again under the same id, what was changed and what comes next under another", async ({
      page,
      service,
    }) => {
      await form.openAndFill(page);
      service.answers(503, {});
      await form.sendAndHear(page, service, refused);
      await form.sendAndHear(page, service, refused);
      await form.expectPosted(service.posts[1]);
      await form.field(page, form.names[0] ?? "").fill("Something else");
      service.answers(200, { success: true, message: "Received" });
      await form.sendAndHear(page, service, said.sent);
      await form.fill(page);
      await form.sendAndHear(page, service, said.sent);
      const ids = service.posts.map(({ fields }) => fields.get("submission_id"));
      expect(ids[1]).toBe(ids[0]);
      expect(new Set(ids).size).toBe(3);
    });
  });

  for (const [hash, text] of [
    ["#sent", said.sent],
    ["#not-sent", refused],
  ] as const) {
    const howLong = hideStatusAfterMs ? `says it for ${hideStatusAfterMs / 1000} seconds` : "keeps saying it";
    test(`takes over ${hash} from the address, ${howLong}, and cleans the address`, async ({ page }) => {
      await page.clock.install();
      await form.open(page, hash);
      await expect(page.getByRole("status")).toHaveText(text);
      await expect(page.getByText(text)).toHaveCount(1);
      expect(new URL(page.url()).hash).toBe("");
      await page.clock.runFor(hideStatusAfterMs ?? 60_000);
      await expect(page.getByRole("status")).toHaveText(hideStatusAfterMs ? "" : text);
      await expect(page.getByText(text)).toHaveCount(hideStatusAfterMs ? 0 : 1);
    });
  }

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is posted by the browser as multipart, and the page it leads to says how it went", async ({
      page,
      service,
    }) => {
      service.leadsTo(`${path}#sent`);
      await page.goto(path);
      await form.fill(page);
      await form.send(page);
      await page.waitForURL(/#sent$/);
      await expect(page.getByText(said.sent)).toBeVisible();
      await expect(page.getByText(refused)).toBeHidden();
      const [post] = service.posts;
      expect(post?.type).toContain("multipart/form-data");
      expect(post?.accept).toContain("text/html");
      expect(await form.expectPosted(post)).toEqual(form.description.besides);
    });

    test("says that it failed and how to come back to what was written", async ({ page }) => {
      await page.goto(`${path}#not-sent`);
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByText(said.goBack)).toBeVisible();
      await expect(page.getByText(said.sent)).toBeHidden();
    });

    test("says nothing before anything was sent", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(said.sent)).toBeHidden();
      await expect(page.getByText(refused)).toBeHidden();
    });
  });
}
