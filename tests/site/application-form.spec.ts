import type { Page } from "@playwright/test";
import { readCareerPage } from "../../app/reading/career-page.server.ts";
import { fillWords } from "../../app/reading/fill-words.ts";
import { readFormRules } from "../../app/reading/form-rules.server.ts";
import { readSite } from "../../app/reading/site.server.ts";
import { expect, hydrated } from "./fixtures.ts";
import { test } from "./form-service.ts";

const { banner, intro, form: words } = readCareerPage();
const { fields, status: said } = words;
const rules = readFormRules();

const application = {
  position: "Graphic designer",
  firstName: "Ravi",
  lastName: "Sahu",
  experience: "2.5",
  phone: "+91 00000 00002",
  email: "ravi.sahu@example.com",
};
type TextField = keyof typeof application;
const textFields = Object.keys(application) as TextField[];
const cv = {
  name: "ravi-sahu.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nRavi Sahu\n"),
};
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("stands on a page that opens with the recruitment banner and the words about a career", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(banner.title);
  await expect(page.getByRole("heading", { name: intro.title })).toBeVisible();
  await expect(page.getByRole("img", { name: banner.picture.alt })).toBeVisible();
  await expect(page.getByRole("form", { name: words.title })).toBeVisible();
});

test("asks for seven things, each needed and each of its own kind", async ({ page }) => {
  await open(page);
  for (const name of textFields) await expect(field(page, name)).toHaveAttribute("required");
  await expect(cvField(page)).toHaveAttribute("required");
  await expect(field(page, "experience")).toHaveAttribute("type", "number");
  await expect(field(page, "experience")).toHaveAttribute("min", "0");
  await expect(field(page, "phone")).toHaveAttribute("type", "tel");
  await expect(field(page, "email")).toHaveAttribute("type", "email");
  await expect(cvField(page)).toHaveAttribute("type", "file");
  await expect(cvField(page)).toHaveAttribute("accept", rules.cv.accept);
  await expect(cvField(page)).toHaveAccessibleDescription(words.cvHint);
});

test("keeps the position apart from the first name", async ({ page }) => {
  await open(page);
  await field(page, "position").fill(application.position);
  await expect(field(page, "firstName")).toHaveValue("");
  await field(page, "firstName").fill(application.firstName);
  await expect(field(page, "position")).toHaveValue(application.position);
});

test("says beside the button what is kept, for how long, and whom to ask to have it removed", async ({
  page,
}) => {
  await open(page);
  const notice = page.getByText(words.notice);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(String(rules.retentionDays));
  await expect(notice).toContainText(readSite().email);
});

test("posts the application with the CV as multipart under the specification's names", async ({
  page,
  service,
}) => {
  await open(page);
  await fill(page);
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  const [post] = service.posts;
  expect(post?.type).toContain("multipart/form-data");
  expect(post?.accept).toBe("application/json");
  const { submission_id, elapsed, cv: file, ...rest } = Object.fromEntries(post?.fields ?? []);
  expect(rest).toEqual(application);
  expect(submission_id).toMatch(uuid);
  expect(elapsed).toMatch(/^\d+$/);
  expect(file).toBeInstanceOf(File);
  expect((file as File).name).toBe(cv.name);
  expect(Buffer.from(await (file as File).arrayBuffer())).toEqual(cv.buffer);
});

test("says Submitting... on a disabled button until the answer is there, then thanks and clears all", async ({
  page,
  service,
}) => {
  await open(page);
  await fill(page);
  const release = service.waits();
  await send(page);
  const button = page.getByRole("form").getByRole("button", { name: words.buttonSending });
  await expect(button).toBeDisabled();
  release();
  await expect(page.getByRole("status")).toHaveText(said.sent);
  await expect(page.getByRole("button", { name: words.button })).toBeEnabled();
  for (const name of textFields) await expect(field(page, name)).toHaveValue("");
  expect(await chosenFile(page)).toBe("");
});

test.describe("when it fails", () => {
  test.use({ expectedMessages: /./ });

  for (const code of [422, 413, 503]) {
    test(`asks to try again after an answer ${code}, and keeps every field and the file`, async ({
      page,
      service,
    }) => {
      service.answers(code, { success: false, message: "no" });
      await open(page);
      await fill(page);
      await send(page);
      await expect(page.getByRole("status")).toHaveText(said.refused);
      await expectKept(page);
    });
  }

  test("speaks of the server when the network breaks off, logs it, and keeps every field and the file", async ({
    page,
    service,
  }) => {
    service.breaksOff();
    await open(page);
    await fill(page);
    const logged = page.waitForEvent("console", (message) => /Error:/.test(message.text()));
    await send(page);
    await expect(page.getByRole("status")).toHaveText(said.failed);
    expect((await logged).type()).toBe("error");
    await expectKept(page);
  });

  test("sends the kept file when tried again, under the same id", async ({ page, service }) => {
    service.answers(503, {});
    await open(page);
    await fill(page);
    await send(page);
    await expect(page.getByRole("status")).toHaveText(said.refused);
    service.answers(200, { success: true, message: "Received" });
    await send(page);
    await expect(page.getByRole("status")).toHaveText(said.sent);
    const [first, second] = service.posts.map((post) => Object.fromEntries(post.fields));
    expect(second?.cv).toBeInstanceOf(File);
    expect(second?.cv).toHaveProperty("name", cv.name);
    expect(second?.submission_id).toBe(first?.submission_id);
  });
});

test.describe("a CV that can't be taken", () => {
  const wrong = {
    "is of another kind": {
      file: { name: "portrait.jpg", mimeType: "image/jpeg", buffer: Buffer.from("JPEG") },
      told: fillWords(words.cvProblems.kind, { file: "portrait.jpg" }),
    },
    "is too large": {
      file: { name: "film.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(rules.cv.maxBytes + 1) },
      told: fillWords(words.cvProblems.size, { file: "film.pdf", fileSize: "5.1" }),
    },
    "is empty": {
      file: { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) },
      told: fillWords(words.cvProblems.empty, { file: "empty.pdf" }),
    },
  };

  for (const [how, { file, told }] of Object.entries(wrong)) {
    test(`because it ${how} is named at once, not sent, and may be changed`, async ({ page, service }) => {
      await open(page);
      await fill(page);
      await cvField(page).setInputFiles(file);
      await expect(cvField(page)).toHaveAccessibleDescription(`${words.cvHint} ${told}`);
      await expect(page.getByText(told)).toBeVisible();
      expect(await validityMessage(page)).toBe(told);
      await send(page);
      await expect(cvField(page)).toBeFocused();
      expect(service.posts).toHaveLength(0);

      await cvField(page).setInputFiles(cv);
      expect(await validityMessage(page)).toBe("");
      await expect(page.getByText(told)).toHaveCount(0);
      await send(page);
      await expect(page.getByRole("status")).toHaveText(said.sent);
    });
  }

  test("is noticed also when it was chosen before the page listened", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/career", { waitUntil: "commit" });
    await cvField(page).setInputFiles(wrong["is of another kind"].file);
    release();
    await hydrated(page);
    await expect(page.getByText(wrong["is of another kind"].told)).toBeVisible();
  });
});

test("takes a file of exactly the largest size, whatever the case of its name", async ({ page }) => {
  await open(page);
  await cvField(page).setInputFiles({
    name: "CV.DOCX",
    mimeType: "application/octet-stream",
    buffer: Buffer.alloc(rules.cv.maxBytes, 1),
  });
  expect(await validityMessage(page)).toBe("");
});

test("does not send less than zero years, nor an e-mail address that is none", async ({ page, service }) => {
  await open(page);
  await fill(page);
  await field(page, "experience").fill("-1");
  await send(page);
  await expect(field(page, "experience")).toBeFocused();
  await field(page, "experience").fill("0");
  await field(page, "email").fill("ravi");
  await send(page);
  await expect(field(page, "email")).toBeFocused();
  expect(service.posts).toHaveLength(0);
});

test("can be filled and sent with the keyboard alone, and the focus is not lost", async ({
  page,
  service,
}) => {
  await open(page);
  await cvField(page).setInputFiles(cv);
  await field(page, "position").focus();
  for (const name of textFields) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(application[name]);
    await page.keyboard.press("Tab");
  }
  await expect(cvField(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const release = service.waits();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form").getByRole("button", { name: words.buttonSending })).toBeDisabled();
  release();
  await expect(page.getByRole("status")).toHaveText(said.sent);
  await expect(page.getByRole("button", { name: words.button })).toBeFocused();
});

test("keeps what was typed and chosen before the page listened, and sends it", async ({ page, service }) => {
  const release = await holdScripts(page);
  await page.goto("/career", { waitUntil: "commit" });
  await fill(page);
  release();
  await hydrated(page);
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  const { lastName, cv: file } = Object.fromEntries(service.posts[0]?.fields ?? []);
  expect(lastName).toBe(application.lastName);
  expect((file as File).name).toBe(cv.name);
});

for (const [hash, text] of [
  ["#sent", said.sent],
  ["#not-sent", said.refused],
] as const) {
  test(`takes over ${hash} from the address, keeps saying it, and cleans the address`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`/career${hash}`);
    await hydrated(page);
    await expect(page.getByRole("status")).toHaveText(text);
    expect(new URL(page.url()).hash).toBe("");
    await page.clock.runFor(60_000);
    await expect(page.getByRole("status")).toHaveText(text);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is posted by the browser with the CV, and the page it leads to says how it went", async ({
    page,
    service,
  }) => {
    service.leadsTo("/career#sent");
    await page.goto("/career");
    await fill(page);
    await send(page);
    await page.waitForURL(/#sent$/);
    await expect(page.getByText(said.sent)).toBeVisible();
    await expect(page.getByText(said.refused)).toBeHidden();
    const { cv: file, ...rest } = Object.fromEntries(service.posts[0]?.fields ?? []);
    expect(rest).toEqual(application);
    expect((file as File).size).toBe(cv.buffer.length);
  });

  test("says that it failed and how to come back to what was written", async ({ page }) => {
    await page.goto("/career#not-sent");
    await expect(page.getByText(said.refused)).toBeVisible();
    await expect(page.getByText(said.goBack)).toBeVisible();
    await expect(page.getByText(said.sent)).toBeHidden();
  });
});

async function open(page: Page): Promise<void> {
  await page.goto("/career");
  await hydrated(page);
}

/** Keeps the page from listening until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function field(page: Page, name: TextField) {
  return page.getByLabel(fields[name].label, { exact: true });
}

function cvField(page: Page) {
  return page.getByLabel(fields.cv.label, { exact: true });
}

async function fill(page: Page): Promise<void> {
  for (const name of textFields) await field(page, name).fill(application[name]);
  await cvField(page).setInputFiles(cv);
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.button }).click();
}

async function expectKept(page: Page): Promise<void> {
  for (const name of textFields) await expect(field(page, name)).toHaveValue(application[name]);
  expect(await chosenFile(page)).toBe(cv.name);
  await expect(page.getByRole("button", { name: words.button })).toBeEnabled();
}

function chosenFile(page: Page): Promise<string> {
  return cvField(page).evaluate((control) => (control as HTMLInputElement).files?.[0]?.name ?? "");
}

function validityMessage(page: Page): Promise<string> {
  return cvField(page).evaluate((control) => (control as HTMLInputElement).validationMessage);
}
