import { utimesSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listFormRules } from "../../app/data/form-rules.server.ts";
import { interpolate } from "../../app/data/format.ts";
import { readCareerPage } from "../../app/pages/career/career-page.server.ts";
import { deep, expect } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { cv, applicationForm as form } from "./forms-under-test.ts";

const { positions, form: copy } = readCareerPage();
const { status } = copy;
const rules = listFormRules();
const cvField = (page: Page) => form.field(page, "cv");
const createLargest = (name: string) => ({
  ...cv,
  name,
  buffer: Buffer.alloc(rules.cv.maxBytes, "%PDF-1.7\n"),
});

test("a position that is pressed is carried into the form, and takes away nothing that was filled in", async ({
  page,
}) => {
  const [first = "", second = ""] = positions.list.map(({ name }) => name);
  await page.goto("/career");
  await page.getByRole("link", { name: first, exact: true }).click();
  await expect(form.field(page, "position")).toHaveValue(first);
  await form.field(page, "firstName").fill("Ravi");
  await page.getByRole("link", { name: second, exact: true }).click();
  await expect(form.field(page, "position")).toHaveValue(second);
  await expect(form.field(page, "position")).toBeFocused();
  const openPosition = page.getByRole("main").getByRole("link", { name: first });
  const opened = page.context().waitForEvent("page");
  await openPosition.first().click({ modifiers: ["Shift"] });
  await (await opened).close();
  await expect(form.field(page, "position")).toHaveValue(second);
  await expect(form.field(page, "firstName")).toHaveValue("Ravi");
});

test("the form shows how much of a large CV has been sent", deep, async ({ page, service }) => {
  const bar = page.getByRole("progressbar", { name: copy.buttonSending });
  await form.openAndFill(page);
  await cvField(page).setInputFiles(createLargest("cv.pdf"));
  await expect(bar).toHaveCount(0);
  const respond = service.waits();
  const line = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  const slowTo = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", { ...network, uploadThroughput });
  await slowTo(50_000);
  await form.send(page);
  await expect(bar).toHaveAttribute("value", /^0\.\d$/);
  await expect(bar).toHaveAttribute("max", "5");
  await slowTo(-1);
  const fullText = interpolate(status.uploading, { sent: "5.0", all: "5.0" });
  await expect(page.getByText(fullText).first()).toBeVisible();
  respond();
  await expect(page.getByRole("status")).toHaveText(status.sent);
  await expect(bar).toHaveCount(0);
});

test("a CV of a wrong kind, too large or empty is named at once and not sent", async ({ page, service }) => {
  const { kind, size, empty } = copy.cvProblems;
  await form.openAndFill(page);
  for (const { words, file, bytes } of [
    { words: kind, file: "portrait.gif", bytes: 4 },
    { words: size, file: "film.pdf", bytes: rules.cv.maxBytes + 1 },
    { words: empty, file: "empty.pdf", bytes: 0 },
  ]) {
    const problem = interpolate(words, { ...copy.cvRules, file, fileSize: "5.1" });
    await cvField(page).setInputFiles({ ...cv, name: file, buffer: Buffer.alloc(bytes) });
    await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${problem}`);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(cvField(page)).toHaveJSProperty("validationMessage", problem);
    await form.send(page);
    await expect(cvField(page)).toBeFocused();
    expect(service.posts).toEqual([]);
    await cvField(page).setInputFiles(cv);
    await expect(page.getByText(problem)).toHaveCount(0);
  }
});

test(
  "an e-mail address and a number may be pasted with what mail programs and phones put round them",
  deep,
  async ({ page, service }) => {
    await form.openAndFill(page);
    await form.field(page, "phone").fill("\u202a+91 00000 00002\u202c");
    await form.field(page, "email").fill("Ravi Sahu <ravi.sahu@example.com\u200b>.");
    await form.field(page, "email").press("Enter");
    await expect(page.getByRole("status")).toHaveText(status.sent);
    await form.expectPosted(service.posts[0]);
  },
);

test("a returning visitor has to choose the CV again, and nothing else", deep, async ({ page }) => {
  await form.open(page);
  await form.field(page, "position").fill("Graphic designer");
  await form.leaveAndComeBack(page);
  await expect(form.field(page, "position")).toHaveValue("Graphic designer");
  await expect(page.getByText(status.chooseAgain)).toHaveCount(0);
  await form.fill(page);
  await form.leaveAndComeBack(page);
  await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${status.chooseAgain}`);
  await cvField(page).setInputFiles(cv);
  await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
});

test.describe("A CV that changes after it was chosen", () => {
  test.use({ expectedMessages: /./ });

  test(
    "has to be chosen again, and nothing else has to be filled in again",
    deep,
    async ({ page, service }, testInfo) => {
      const file = testInfo.outputPath(cv.name);
      writeFileSync(file, "%PDF-1.7\nbefore\n");
      await form.openAndFill(page);
      await cvField(page).setInputFiles(file);
      writeFileSync(file, cv.buffer);
      utimesSync(file, 0, 0);
      await form.send(page);
      await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${status.chooseAgain}`);
      await expect(page.getByRole("status")).toHaveText(status.refused);
      await expect(page.getByText(status.keepTrying)).toHaveCount(0);
      await form.expectKept(page, true);
      expect(service.posts).toEqual([]);
      await cvField(page).setInputFiles(file);
      await form.sendAndHear(page, service, status.sent);
      await form.expectPosted(service.posts[0]);
    },
  );
});

test.describe("The answer to an application", () => {
  test.use({ expectedMessages: /./ });

  test("counts as success if it is OK and JSON, and otherwise keeps every field", async ({
    page,
    service,
  }) => {
    await form.openAndFill(page);
    for (const [code, body, text] of [
      [422, { success: false, message: "no" }, status.refused],
      [413, { success: false, message: "no" }, status.refused],
      [200, "<html>Please sign in to this network</html>", status.failed],
    ] as const) {
      service.answers(code, body);
      await form.sendAndHear(page, service, text);
      await form.expectKept(page);
    }
    for (const body of [{}, { success: false, message: "no" }, "null"]) {
      service.answers(200, body);
      await form.fill(page);
      await form.sendAndHear(page, service, status.sent);
      await form.expectEmpty(page);
    }
  });

  test("about the CV is shown until another is chosen", deep, async ({ page, service }) => {
    const reason = "Please attach your CV as PDF, DOC or DOCX; this file is none of them.";
    service.answers(422, { success: false, message: reason, errors: { cv: reason } });
    await form.openAndFill(page);
    await form.sendAndHear(page, service, status.refused);
    await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${reason}`);
    await cvField(page).setInputFiles(cv);
    await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
    await expect(page.getByText(reason)).toHaveCount(0);
    await expect(page.getByRole("status")).toBeEmpty();
  });
});
