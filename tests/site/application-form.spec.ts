import type { Page } from "@playwright/test";
import { readFormRules } from "../../app/data/form-rules.server.ts";
import { interpolate } from "../../app/data/interpolate.ts";
import { readCareerPage } from "../../app/pages/career/career-page.server.ts";
import { expect, holdScripts, hydrated } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { cv, applicationForm as form } from "./forms-under-test.ts";

const { banner, intro, form: copy } = readCareerPage();
const rules = readFormRules();
const cvField = (page: Page) => form.field(page, "cv");

test("stands on a page that opens with the recruitment banner and the words about a career", async ({
  page,
}) => {
  await page.goto("/career");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(banner.title);
  await expect(page.getByRole("heading", { name: intro.title })).toBeVisible();
  await expect(page.getByRole("img", { name: banner.picture.alt })).toBeVisible();
  await expect(page.getByRole("form", { name: copy.title })).toBeVisible();
});

test("asks for seven things, each needed and each of its own kind", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  for (const name of form.names) await expect(form.field(page, name)).toHaveAttribute("required");
  await expect(form.field(page, "experience")).toHaveAttribute("type", "number");
  await expect(form.field(page, "experience")).toHaveAttribute("min", "0");
  await expect(form.field(page, "phone")).toHaveAttribute("type", "tel");
  await expect(form.field(page, "email")).toHaveAttribute("type", "email");
  await expect(cvField(page)).toHaveAttribute("type", "file");
  await expect(cvField(page)).toHaveAttribute("accept", rules.cv.accept);
  await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
});

test("keeps the position apart from the first name", async ({ page }) => {
  await form.open(page);
  await form.field(page, "position").fill("Graphic designer");
  await expect(form.field(page, "firstName")).toHaveValue("");
  await form.field(page, "firstName").fill("Ravi");
  await expect(form.field(page, "position")).toHaveValue("Graphic designer");
});

test.describe("when it fails", () => {
  test.use({ expectedMessages: /./ });

  test("asks to try again after an answer 422, 413 or 503, and keeps every field and the file", async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    for (const code of [422, 413, 503])
      await test.step(`after ${code}`, async () => {
        service.answers(code, { success: false, message: "no" });
        await form.sendAndHear(page, service, copy.status.refused);
        await form.expectKept(page);
      });
  });
});

test("thanks for an answer that is OK and reads as JSON, whatever its fields say", async ({
  page,
  service,
}) => {
  await form.open(page);
  for (const body of [{}, { success: false, message: "no" }, "null"]) {
    service.answers(200, body);
    await form.fill(page);
    await form.sendAndHear(page, service, copy.status.sent);
    await form.expectEmpty(page);
  }
});

test.describe("an answer that is OK but doesn't read as JSON", () => {
  test.use({ expectedMessages: /./ });

  test("counts as a failure: it comes from a machine in between, which kept nothing", async ({
    page,
    service,
  }) => {
    service.answers(200, "<html>Please sign in to this network</html>");
    await form.expectFailure(page, copy.status.failed, /Error:/);
  });
});

test.describe("while a large CV is on its way", () => {
  const large = { ...cv, buffer: Buffer.alloc(rules.cv.maxBytes, "%PDF-1.7\n") };
  const allSent = interpolate(copy.status.uploading, { sent: "5.0", all: "5.0" });
  const bar = (page: Page) => page.getByRole("progressbar", { name: copy.buttonSending });

  test("shows how much of it has been sent, also to a visitor who comes back in the meantime, until it is acknowledged", async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    await cvField(page).setInputFiles(large);
    await expect(bar(page)).toHaveCount(0);
    const answer = service.waits();
    const line = await page.context().newCDPSession(page);
    const slowTo = (uploadThroughput: number) =>
      line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await slowTo(50_000);
    await form.send(page);
    await expect(bar(page)).toHaveAttribute("value", /^0\.\d$/);
    await expect(bar(page)).toHaveAttribute("max", "5");
    await expect(form.button(page)).toHaveText(copy.buttonSending);
    await leaveAndComeBack(page);
    await expect(bar(page)).toBeVisible();
    await slowTo(-1);
    await expect(page.getByText(allSent).first()).toBeVisible();
    answer();
    await expect(page.getByRole("status")).toHaveText(copy.status.sent);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe("a CV that only the server sees through", () => {
  test.use({ expectedMessages: /./ });

  test("is told in the server's words until another is chosen, also after leaving and coming back", async ({
    page,
    service,
  }) => {
    const reason = "Please attach your CV as PDF, DOC or DOCX; this file is none of them.";
    service.answers(422, { success: false, message: reason, errors: { cv: reason } });
    await form.open(page);
    for (const leaves of [false, true])
      await test.step(leaves ? "after leaving" : "at once", async () => {
        await form.fill(page);
        await form.sendAndHear(page, service, copy.status.refused);
        if (leaves) await leaveAndComeBack(page);
        await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${reason}`);
        await cvField(page).setInputFiles(cv);
        await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
        await expect(page.getByText(reason)).toHaveCount(0);
        await expect(page.getByRole("status")).toBeEmpty();
      });
  });
});

test.describe("a CV that can't be taken", () => {
  const wrong = {
    "is of another kind": {
      file: { name: "portrait.jpg", mimeType: "image/jpeg", buffer: Buffer.from("JPEG") },
      told: interpolate(copy.cvProblems.kind, { ...copy.cvRules, file: "portrait.jpg" }),
    },
    "is too large": {
      file: { name: "film.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(rules.cv.maxBytes + 1) },
      told: interpolate(copy.cvProblems.size, { ...copy.cvRules, file: "film.pdf", fileSize: "5.1" }),
    },
    "is empty": {
      file: { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
      told: interpolate(copy.cvProblems.empty, { ...copy.cvRules, file: "empty.pdf" }),
    },
  };

  test(`because it ${Object.keys(wrong).join(", or ")} is named at once, not sent, and may be changed`, async ({
    page,
    service,
  }) => {
    await form.open(page);
    for (const [sent, [how, { file, told }]] of Object.entries(wrong).entries())
      await test.step(`it ${how}`, async () => {
        await form.fill(page);
        await cvField(page).setInputFiles(file);
        await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${told}`);
        await expect(page.getByText(told)).toBeVisible();
        expect(await validityMessage(page)).toBe(told);
        await form.send(page);
        await expect(cvField(page)).toBeFocused();
        expect(service.posts).toHaveLength(sent);

        await cvField(page).setInputFiles(cv);
        expect(await validityMessage(page)).toBe("");
        await expect(page.getByText(told)).toHaveCount(0);
        await form.sendAndHear(page, service, copy.status.sent);
      });
  });

  test("is noticed also when it was chosen before the page listened", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/career", { waitUntil: "commit" });
    await cvField(page).setInputFiles(wrong["is of another kind"].file);
    release();
    await hydrated(page);
    await expect(page.getByText(wrong["is of another kind"].told)).toBeVisible();
  });
});

test.describe("who comes back to what was kept", () => {
  const { chooseAgain } = copy.status;

  test("is told to choose the CV again, until that is done, and only where one had been chosen", async ({
    page,
  }) => {
    await form.open(page);
    await form.field(page, "position").fill("Graphic designer");
    await leaveAndComeBack(page);
    await expect(form.field(page, "position")).toHaveValue("Graphic designer");
    await expect(page.getByText(chooseAgain)).toHaveCount(0);
    await form.fill(page);
    await expect(page.getByText(chooseAgain)).toHaveCount(0);
    await leaveAndComeBack(page);
    await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${chooseAgain}`);
    await form.field(page, "position").fill("Copywriter");
    await page.reload();
    await hydrated(page);
    await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${chooseAgain}`);
    await cvField(page).setInputFiles(cv);
    await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
  });

  test.describe("and had sent it in vain", () => {
    test.use({ expectedMessages: /./ });

    test("is not told that the CV is still there", async ({ page, service }) => {
      service.answers(503, {});
      await form.openAndFill(page);
      await form.sendAndHear(page, service, copy.status.refused);
      await expect(page.getByText(copy.status.keepTrying)).toBeVisible();
      await leaveAndComeBack(page);
      await expect(page.getByRole("status")).toHaveText(copy.status.refused);
      await expect(page.getByText(chooseAgain)).toBeVisible();
      await expect(page.getByText(copy.status.keepTrying)).toHaveCount(0);
    });
  });
});

test("takes a file of exactly the largest size, whatever the case of its name", async ({ page }) => {
  await form.open(page);
  await cvField(page).setInputFiles({
    name: "CV.DOCX",
    mimeType: "application/octet-stream",
    buffer: Buffer.alloc(rules.cv.maxBytes, 1),
  });
  expect(await validityMessage(page)).toBe("");
});

test("does not send less than zero years, nor an e-mail address that is none", async ({ page, service }) => {
  await form.openAndFill(page);
  await form.field(page, "experience").fill("-1");
  await form.send(page);
  await expect(form.field(page, "experience")).toBeFocused();
  await form.field(page, "experience").fill("0");
  await form.field(page, "email").fill("ravi");
  await form.send(page);
  await expect(form.field(page, "email")).toBeFocused();
  expect(service.posts).toHaveLength(0);
});

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/About");
  await page.goBack();
  await expect(form.button(page)).toBeVisible();
}

function validityMessage(page: Page): Promise<string> {
  return cvField(page).evaluate((control) => (control as HTMLInputElement).validationMessage);
}
