import type { Page } from "@playwright/test";
import { readContactPage } from "../../app/reading/contact-page.server.ts";
import { fillWords } from "../../app/reading/fill-words.ts";
import { readFormRules } from "../../app/reading/form-rules.server.ts";
import { readServiceWords } from "../../app/reading/services.server.ts";
import { readSite } from "../../app/reading/site.server.ts";
import { expect, hydrated } from "./fixtures.ts";
import { test } from "./form-service.ts";

const { form: words } = readContactPage();
const { fields, status: said } = words;
const services = readServiceWords().map(({ name }) => name);

const enquiry = {
  name: "Asha Verma",
  phone: "+91 00000 00001",
  service: "Print Media",
  message: "A quarter page for our saree sale.\nDiwali week, Raipur edition.",
};
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("asks for name, phone, service and message, all needed, and suggests what goes where", async ({
  page,
}) => {
  await open(page);
  const form = page.getByRole("form", { name: words.title });
  for (const [field, placeholder] of [
    [nameField(page), fields.name.placeholder],
    [phoneField(page), fields.phone.placeholder],
    [messageField(page), fields.message.placeholder],
  ] as const) {
    await expect(field).toHaveAttribute("required");
    await expect(field).toHaveAttribute("placeholder", placeholder ?? "");
    await expect(field).toHaveValue("");
  }
  await expect(serviceField(page)).toHaveAttribute("required");
  await expect(serviceField(page)).toHaveValue("");
  await expect(serviceField(page).getByRole("option")).toHaveText([
    fields.service.placeholder ?? "",
    ...services,
  ]);
  await expect(form.getByRole("button")).toHaveText(words.button);
  await expect(page.getByRole("status")).toBeEmpty();
});

test("limits what fits into a field to what the server takes", async ({ page }) => {
  const { enquiry: rules } = readFormRules();
  await open(page);
  await expect(nameField(page)).toHaveAttribute("maxlength", String(rules.name.maxLength));
  await expect(phoneField(page)).toHaveAttribute("maxlength", String(rules.phone.maxLength));
  await expect(messageField(page)).toHaveAttribute("maxlength", String(rules.message.maxLength));
});

test("says beside the button what is kept, for how long, and whom to ask to have it removed", async ({
  page,
}) => {
  await open(page);
  const notice = page.getByText(words.notice);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(String(readFormRules().retentionDays));
  await expect(notice).toContainText(readSite().email);
});

test("posts the enquiry as multipart under the names the form service knows", async ({ page, service }) => {
  await open(page);
  await fill(page);
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  const [post] = service.posts;
  expect(post?.type).toContain("multipart/form-data");
  expect(post?.accept).toBe("application/json");
  const { submission_id, elapsed, ...rest } = Object.fromEntries(post?.fields ?? []);
  expect(rest).toEqual({ ...enquiry, message: enquiry.message.replace("\n", "\r\n") });
  expect(submission_id).toMatch(uuid);
  expect(elapsed).toMatch(/^\d+$/);
});

test("says Sending... and disables the button until the answer is there, then thanks and clears", async ({
  page,
  service,
}) => {
  await open(page);
  await fill(page);
  const release = service.waits();
  await send(page);
  const button = page.getByRole("form").getByRole("button");
  await expect(page.getByRole("status")).toHaveText(said.sending);
  await expect(button).toHaveText(words.buttonSending);
  await expect(button).toBeDisabled();
  release();
  await expect(page.getByRole("status")).toHaveText(said.sent);
  await expect(button).toHaveText(words.button);
  await expect(button).toBeEnabled();
  for (const field of [nameField(page), phoneField(page), serviceField(page), messageField(page)])
    await expect(field).toHaveValue("");
});

test("takes the status away after 5 seconds and not before", async ({ page, service }) => {
  await page.clock.install();
  await open(page);
  await fill(page);
  await stopClock(page);
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  await page.clock.runFor(4999);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  await page.clock.runFor(1);
  await expect(page.getByRole("status")).toBeEmpty();
  expect(service.posts).toHaveLength(1);
});

test("does not send what is incomplete: the browser leads to the field that is missing", async ({
  page,
  service,
}) => {
  await open(page);
  await nameField(page).fill(enquiry.name);
  await phoneField(page).fill(enquiry.phone);
  await messageField(page).fill(enquiry.message);
  await send(page);
  await expect(serviceField(page)).toBeFocused();
  await expect(page.getByRole("status")).toBeEmpty();
  expect(service.posts).toHaveLength(0);
});

test.describe("when it fails", () => {
  test.use({ expectedMessages: /./ });

  test("shows the form service's reason after a cross, logs it, and keeps every field", async ({
    page,
    service,
  }) => {
    const reason = "Please write a phone number we can ring.";
    service.answers(200, { success: false, message: reason });
    await open(page);
    await fill(page);
    const logged = page.waitForEvent("console", (message) => message.text().includes(reason));
    await send(page);
    await expect(page.getByRole("status")).toHaveText(fillWords(said.rejected, { message: reason }));
    expect((await logged).type()).toBe("error");
    await expectKept(page);
  });

  const failures = {
    "the server answers 500": (service) => service.answers(500, { success: false, message: "broken" }),
    "the server answers 429": (service) => service.answers(429, { success: false, message: "too many" }),
    "the answer is not the form service's": (service) => service.answers(200, "<html>Hello</html>"),
    "the answer says neither success nor why not": (service) => service.answers(200, {}),
    "the network breaks off": (service) => service.breaksOff(),
  } satisfies Record<string, (service: FormService) => void>;

  for (const [when, arrange] of Object.entries(failures)) {
    test(`says so when ${when}, logs it, and keeps every field`, async ({ page, service }) => {
      arrange(service);
      await open(page);
      await fill(page);
      const logged = page.waitForEvent("console", (message) => /Error:/.test(message.text()));
      await send(page);
      await expect(page.getByRole("status")).toHaveText(said.failed);
      expect((await logged).type()).toBe("error");
      await expectKept(page);
    });
  }

  test("takes that status away after 5 seconds, too", async ({ page, service }) => {
    service.answers(500, {});
    await page.clock.install();
    await open(page);
    await fill(page);
    await stopClock(page);
    await send(page);
    await expect(page.getByRole("status")).toHaveText(said.failed);
    await page.clock.runFor(4999);
    await expect(page.getByRole("status")).toHaveText(said.failed);
    await page.clock.runFor(1);
    await expect(page.getByRole("status")).toBeEmpty();
  });

  test("gives up after a minute without an answer, so that the visitor can try again", async ({
    page,
    service,
  }) => {
    const release = service.waits();
    await page.clock.install();
    await open(page);
    await fill(page);
    await stopClock(page);
    await send(page);
    await expect(page.getByRole("status")).toHaveText(said.sending);
    await page.clock.runFor(60_000);
    await expect(page.getByRole("status")).toHaveText(said.failed);
    await expectKept(page);
    release();
  });

  test("sends the same enquiry again under the same id, a changed one and the next one under another", async ({
    page,
    service,
  }) => {
    await open(page);
    await fill(page);
    service.answers(503, {});
    await sendAndHear(page, service, said.failed);
    await sendAndHear(page, service, said.failed);
    await nameField(page).fill("Asha Verma, Sadar Bazar");
    service.answers(200, { success: true, message: "Received" });
    await sendAndHear(page, service, said.sent);
    await fill(page);
    await sendAndHear(page, service, said.sent);
    const ids = service.posts.map(({ fields: sent }) => sent.get("submission_id"));
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });
});

test("draws the status as good news when it carries the check mark, and otherwise not", async ({
  page,
  service,
}) => {
  await open(page);
  await fill(page);
  const release = service.waits();
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sending);
  const otherwise = await colourOfStatus(page);
  release();
  await expect(page.getByRole("status")).toHaveText(said.sent);
  expect(await colourOfStatus(page)).not.toBe(otherwise);
});

test("can be filled and sent with the keyboard alone, and the focus is not lost", async ({
  page,
  service,
}) => {
  await open(page);
  await nameField(page).focus();
  await page.keyboard.type(enquiry.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(enquiry.phone);
  await page.keyboard.press("Tab");
  await page.keyboard.type(enquiry.service);
  await page.keyboard.press("Tab");
  await page.keyboard.type("One board at Tatibandh.");
  await page.keyboard.press("Tab");
  const release = service.waits();
  await page.keyboard.press("Enter");
  const button = page.getByRole("form").getByRole("button");
  await expect(button).toBeDisabled();
  release();
  await expect(page.getByRole("status")).toHaveText(said.sent);
  await expect(button).toBeFocused();
  expect(service.posts[0]?.fields.get("service")).toBe(enquiry.service);
});

test("sets a box for machines that no person meets", async ({ page }) => {
  await open(page);
  await expect(page.locator("[name=botcheck]")).toBeHidden();
  await expect(page.getByRole("checkbox", { includeHidden: false })).toHaveCount(0);
});

test.describe("what the address carries in", () => {
  test("a service is chosen", async ({ page }) => {
    await open(page, `?service=${encodeURIComponent("Print Media")}`);
    await expect(serviceField(page)).toHaveValue("Print Media");
    await expect(messageField(page)).toHaveValue("");
  });

  test("a society's name becomes the message's first line", async ({ page }) => {
    await open(page, `?society=${encodeURIComponent("Ashoka Heights")}`);
    await expect(messageField(page)).toHaveValue(
      `${fillWords(words.society, { society: "Ashoka Heights" })}\n`,
    );
    await expect(serviceField(page)).toHaveValue("");
  });

  test("a service that the agency doesn't have leaves the choice open", async ({ page }) => {
    await open(page, "?service=Skywriting");
    await expect(nameField(page)).toBeVisible();
    await expect(serviceField(page)).toHaveValue("");
  });
});

test("keeps what was typed before the page listened, and sends it", async ({ page, service }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/Contact?service=Event%20Promotion", { waitUntil: "commit" });
  await fill(page);
  resolve();
  await hydrated(page);
  await expect(nameField(page)).toHaveValue(enquiry.name);
  await expect(serviceField(page)).toHaveValue(enquiry.service);
  await expect(messageField(page)).toHaveValue(enquiry.message);
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  expect(service.posts[0]?.fields.get("name")).toBe(enquiry.name);
});

test("numbers its posts also where the browser has no random UUIDs, over plain HTTP", async ({
  page,
  service,
}) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
  await open(page);
  await fill(page);
  await send(page);
  await expect(page.getByRole("status")).toHaveText(said.sent);
  expect(service.posts[0]?.fields.get("submission_id")).toMatch(uuid);
});

for (const [hash, text] of [
  ["#sent", said.sent],
  ["#not-sent", said.failed],
] as const) {
  test(`takes over ${hash} from the address, says it for 5 seconds, and cleans the address`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`/Contact${hash}`);
    await hydrated(page);
    await expect(page.getByRole("status")).toHaveText(text);
    await expect(page.getByText(text)).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe("");
    await page.clock.runFor(5000);
    await expect(page.getByRole("status")).toBeEmpty();
    await expect(page.getByText(text)).toHaveCount(0);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is posted by the browser as multipart, and the page it leads to says how it went", async ({
    page,
    service,
  }) => {
    service.leadsTo("/Contact#sent");
    await page.goto("/Contact");
    await fill(page);
    await send(page);
    await page.waitForURL(/#sent$/);
    await expect(page.getByText(said.sent)).toBeVisible();
    await expect(page.getByText(said.failed)).toBeHidden();
    const [post] = service.posts;
    expect(post?.type).toContain("multipart/form-data");
    expect(post?.accept).toContain("text/html");
    expect(Object.fromEntries(post?.fields ?? [])).toEqual({
      ...enquiry,
      message: enquiry.message.replace("\n", "\r\n"),
    });
  });

  test("says that it failed and how to come back to what was written", async ({ page }) => {
    await page.goto("/Contact#not-sent");
    await expect(page.getByText(said.failed)).toBeVisible();
    await expect(page.getByText(said.goBack)).toBeVisible();
    await expect(page.getByText(said.sent)).toBeHidden();
  });

  test("says nothing before anything was sent", async ({ page }) => {
    await page.goto("/Contact");
    await expect(page.getByText(said.sent)).toBeHidden();
    await expect(page.getByText(said.failed)).toBeHidden();
  });
});

type FormService = Parameters<Parameters<typeof test>[2]>[0]["service"];

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`/Contact${query}`);
  await hydrated(page);
}

function nameField(page: Page) {
  return page.getByLabel(fields.name.label, { exact: true });
}

function phoneField(page: Page) {
  return page.getByLabel(fields.phone.label, { exact: true });
}

function serviceField(page: Page) {
  return page.getByLabel(fields.service.label, { exact: true });
}

function messageField(page: Page) {
  return page.getByLabel(fields.message.label, { exact: true });
}

async function fill(page: Page): Promise<void> {
  await nameField(page).fill(enquiry.name);
  await phoneField(page).fill(enquiry.phone);
  await serviceField(page).selectOption(enquiry.service);
  await messageField(page).fill(enquiry.message);
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.button }).click();
}

/** Sends, and waits for the answer to this very post: the status before it may read the same. */
async function sendAndHear(page: Page, service: FormService, text: string): Promise<void> {
  const before = service.posts.length;
  await send(page);
  await expect.poll(() => service.posts.length).toBe(before + 1);
  await expect(page.getByRole("status")).toHaveText(text);
  await expect(page.getByRole("button", { name: words.button })).toBeEnabled();
}

async function expectKept(page: Page): Promise<void> {
  await expect(nameField(page)).toHaveValue(enquiry.name);
  await expect(phoneField(page)).toHaveValue(enquiry.phone);
  await expect(serviceField(page)).toHaveValue(enquiry.service);
  await expect(messageField(page)).toHaveValue(enquiry.message);
  await expect(page.getByRole("button", { name: words.button })).toBeEnabled();
}

/** From here on time passes only when a test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

function colourOfStatus(page: Page): Promise<string> {
  return page.getByRole("status").evaluate((status) => getComputedStyle(status).color);
}
