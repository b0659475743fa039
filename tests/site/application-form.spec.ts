import type { Page } from "@playwright/test";
import { readFormRules } from "../../app/data/form-rules.server.ts";
import { interpolate } from "../../app/data/interpolate.ts";
import { readCareerPage } from "../../app/pages/career/career-page.server.ts";
import { expect, holdScripts, hydrated } from "./fixtures.ts";
import { test } from "./form-service.ts";
import { cv, applicationForm as form } from "./forms-under-test.ts";

const { banner, intro, form: copy } = readCareerPage();
const { status } = copy;
const rules = readFormRules();
const cvField = (page: Page) => form.field(page, "cv");
const largest = (name: string) => ({ ...cv, name, buffer: Buffer.alloc(rules.cv.maxBytes, "%PDF-1.7\n") });

test("stands below the banner, and asks for seven things, each needed", async ({ page }) => {
  await form.open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(banner.title);
  await expect(page.getByRole("heading", { name: intro.title })).toBeVisible();
  await expect(page.getByRole("img", { name: banner.picture.alt })).toBeVisible();
  await expect(page.getByRole("form", { name: copy.title })).toBeVisible();
  expect(form.names).toHaveLength(7);
  for (const name of form.names) await expect(form.field(page, name)).toHaveAttribute("required");
  await expect(form.field(page, "phone")).toHaveAttribute("type", "tel");
  await expect(cvField(page)).toHaveAttribute("accept", rules.cv.accept);
  await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
});

test("isn't sent with less than no experience or a broken e-mail address", async ({ page, service }) => {
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

test("shows how much of a large CV has been sent, also after a detour", async ({ page, service }) => {
  const bar = page.getByRole("progressbar", { name: copy.buttonSending });
  await form.openAndFill(page);
  await cvField(page).setInputFiles(largest("cv.pdf"));
  await expect(bar).toHaveCount(0);
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
  await expect(bar).toHaveAttribute("value", /^0\.\d$/);
  await expect(bar).toHaveAttribute("max", "5");
  await form.leaveAndComeBack(page);
  await expect(bar).toBeVisible();
  await slowTo(-1);
  const whole = interpolate(status.uploading, { sent: "5.0", all: "5.0" });
  await expect(page.getByText(whole).first()).toBeVisible();
  answer();
  await expect(page.getByRole("status")).toHaveText(status.sent);
  await expect(bar).toHaveCount(0);
});

test.describe("A CV that can't be taken", () => {
  const { kind, size, empty } = copy.cvProblems;
  const picture = { name: "portrait.jpg", mimeType: "image/jpeg", buffer: Buffer.from("JPEG") };
  const ofWrongKind = interpolate(kind, { ...copy.cvRules, file: picture.name });
  const film = { ...cv, name: "film.pdf", buffer: Buffer.alloc(rules.cv.maxBytes + 1) };
  const nothing = { ...cv, name: "empty.pdf", buffer: Buffer.alloc(0) };

  test("is named at once for its kind, size or emptiness, and not sent", async ({ page, service }) => {
    await form.openAndFill(page);
    for (const [file, problem] of [
      [picture, ofWrongKind],
      [film, interpolate(size, { ...copy.cvRules, file: film.name, fileSize: "5.1" })],
      [nothing, interpolate(empty, { ...copy.cvRules, file: nothing.name })],
    ] as const) {
      await cvField(page).setInputFiles(file);
      await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${problem}`);
      await expect(page.getByText(problem)).toBeVisible();
      await expect(cvField(page)).toHaveJSProperty("validationMessage", problem);
      await form.send(page);
      await expect(cvField(page)).toBeFocused();
      expect(service.posts).toEqual([]);
      await cvField(page).setInputFiles(cv);
      await expect(page.getByText(problem)).toHaveCount(0);
    }
    await cvField(page).setInputFiles(largest("CV.DOCX"));
    await form.sendAndHear(page, service, status.sent);
  });

  test("is noticed also when chosen before the page listened", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/career", { waitUntil: "commit" });
    await cvField(page).setInputFiles(picture);
    release();
    await hydrated(page);
    await expect(page.getByText(ofWrongKind)).toBeVisible();
  });
});

test("has a CV chosen again by those who come back", async ({ page }) => {
  await form.open(page);
  await form.field(page, "position").fill("Graphic designer");
  await form.leaveAndComeBack(page);
  await expect(form.field(page, "position")).toHaveValue("Graphic designer");
  await expect(page.getByText(status.chooseAgain)).toHaveCount(0);
  await form.fill(page);
  await form.leaveAndComeBack(page);
  await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${status.chooseAgain}`);
  await form.field(page, "position").fill("Copywriter");
  await page.reload();
  await hydrated(page);
  await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${status.chooseAgain}`);
  await cvField(page).setInputFiles(cv);
  await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
});

test.describe("The server's answer", () => {
  test.use({ expectedMessages: /./ });

  test("is a yes if it is OK and reads as JSON, and else keeps every field", async ({ page, service }) => {
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

  test("about the CV is shown until another is chosen", async ({ page, service }) => {
    const reason = "Please attach your CV as PDF, DOC or DOCX; this file is none of them.";
    service.answers(422, { success: false, message: reason, errors: { cv: reason } });
    await form.openAndFill(page);
    await form.sendAndHear(page, service, status.refused);
    await form.leaveAndComeBack(page);
    await expect(cvField(page)).toHaveAccessibleDescription(`${copy.cvHint} ${reason}`);
    await cvField(page).setInputFiles(cv);
    await expect(cvField(page)).toHaveAccessibleDescription(copy.cvHint);
    await expect(page.getByText(reason)).toHaveCount(0);
    await expect(page.getByRole("status")).toBeEmpty();
    service.answers(503, {});
    await form.sendAndHear(page, service, status.refused);
    await expect(page.getByText(status.keepTrying)).toBeVisible();
    await form.leaveAndComeBack(page);
    await expect(page.getByRole("status")).toHaveText(status.refused);
    await expect(page.getByText(status.chooseAgain)).toBeVisible();
    await expect(page.getByText(status.keepTrying)).toHaveCount(0);
  });
});
