import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { findViolations } from "../find-violations.ts";
import { anApplication, anEnquiry } from "../server/fixtures/new-submissions.ts";
import { expect, test } from "../site/desk/fixtures.ts";

const lines = (page: Page) => page.getByRole("list", { name: words.listLabel }).getByRole("link");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: words.tabs.label })
    .getByRole("link", { name: new RegExp(`\\d ${name}$`) });

test("spam is put aside one by one or many at once, by keys too, and brought back", async ({
  page,
  desk,
  context,
}) => {
  for (const name of ["Pills", "Loans", "Crypto"])
    await desk.store.keep(anEnquiry({ name, message: "bulkspam" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk?q=bulkspam");
  await expect(lines(page)).toHaveCount(3);
  await lines(page).filter({ hasText: "Crypto" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Crypto" })).toBeFocused();
  await page.keyboard.press("!");
  await expect(page.getByRole("region", { name: words.justDone })).toContainText(
    words.changed.spam("Crypto"),
  );
  await expect(button(page, words.actions.release)).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("article").getByText(words.states.new, { exact: true })).toBeVisible();

  await page.goto("/desk?q=bulkspam");
  await button(page, words.bulk.start).focus();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: words.bulk.label });
  await expect(bar.getByRole("button", { name: words.actions.spam })).toBeDisabled();
  for (const name of ["Pills", "Loans"]) {
    await page.getByLabel(words.bulk.tick(name)).focus();
    await page.keyboard.press("Space");
  }
  await expect(bar.getByRole("status")).toHaveText(words.bulk.count(2));
  await bar.getByRole("button", { name: words.actions.spam }).click();
  await expect(page.getByRole("region", { name: words.justDone })).toContainText(words.bulk.done.spam(2));
  await expect(bar).toHaveCount(0);
  await expect(lines(page)).toHaveCount(1);
  await tab(page, words.tabs.spam).click();
  await expect(lines(page)).toHaveCount(2);
  await page.keyboard.press("u");
  await expect(lines(page)).toHaveCount(0);
  await tab(page, words.tabs.new).click();
  await expect(lines(page)).toHaveCount(3);
});

test("what is mine is one press away, and whose anything is can be asked", async ({
  page,
  desk,
  context,
  browser,
}) => {
  const others = await browser.newContext({ baseURL: desk.origin });
  await desk.signIn(others, "Ravi", "staff");
  await others.close();
  const mine = await desk.store.keep(anEnquiry({ name: "Mine", message: "whose" }));
  const his = await desk.store.keep(anEnquiry({ name: "His", message: "whose" }));
  await desk.signIn(context, "Meera", "owner");
  for (const [{ id }, name] of [
    [mine, "Meera"],
    [his, "Ravi"],
  ] as const) {
    await page.goto(`/desk/s/${id}?q=whose`);
    await page.getByLabel(words.assigned.label).selectOption({ label: name });
    await expect(page.getByText(words.assigned.done(name)).first()).toBeVisible();
  }
  await page.goto("/desk?q=whose");
  await expect(lines(page)).toHaveCount(2);
  await button(page, words.filters.mine).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText("Mine");
  await page.getByRole("button", { name: words.filters.used(1) }).click();
  await page.getByLabel(words.filters.person).selectOption({ label: "Ravi" });
  await expect(lines(page)).toContainText("His");
  await page.getByLabel(words.filters.person).selectOption({ label: words.assigned.nobody });
  await expect(page.getByText(words.nothingFound)).toBeVisible();
});

test("a reminder shows in its row, and in a place of its own from its day on", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await desk.store.keep(
    anEnquiry({ name: "Call again", phone: "+91 98930 55555", message: "later" }),
  );
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
  await page.getByLabel(words.reminder.label).fill(today);
  await button(page, words.reminder.set).click();
  await expect(page.getByRole("article").getByText(/^Due: /)).toBeVisible();
  await tab(page, words.tabs.due).click();
  await expect(lines(page).filter({ hasText: "Call again" })).toContainText("Due: ");
  await page.goto(`/desk/s/${id}?state=due`);
  await button(page, words.reminder.clear).click();
  await expect(page.getByRole("article").getByText(/^Due: /)).toHaveCount(0);
  await button(page, words.undo).click();
  await expect(page.getByRole("article").getByText(/^Due: /)).toBeVisible();
});

test("where the e-mail about one was given up, its page says so, with the reason and who can help", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "Unmailed" }));
  for (let mail = await desk.store.mails.claim(); mail; mail = await desk.store.mails.claim())
    if (mail.submission.id === id) await desk.store.mails.notSent(mail, "550 no such mailbox", undefined);
  await desk.signIn(context, "Ravi", "staff");
  await page.goto(`/desk/s/${id}`);
  await expect(page.getByRole("article")).toContainText(`${words.mailBecause.failed} 550 no such mailbox`);
});

test("an owner writes a text, and whoever answers has it filled in, which the history tells", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await desk.store.keep(
    anApplication(undefined, {
      firstName: "Lata",
      lastName: "Rao",
      phone: "098930 12399",
      email: "lata@example.com",
      position: "Designer",
    }),
  );
  const landline = { name: "Kiran Bai", phone: "0771 401 2345" };
  const onlyCalled = await desk.store.keep(anEnquiry(landline));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk/replies");
  const form = (name: string) => page.getByRole("form", { name });
  const text = (name: string) => form(name).getByRole("textbox", { name: words.replies.text });
  await form(words.replies.add).getByRole("textbox", { name: words.replies.title }).fill("First answer");
  await page.keyboard.press("Enter");
  await expect(text(words.replies.add)).toBeFocused();
  await text(words.replies.add).fill("Dear {name},\nthank you for {about} & more.\n{me}");
  await form(words.replies.add).getByRole("button", { name: words.replies.save }).click();
  await expect(text("First answer")).toHaveValue(/^Dear/);
  await expect(text(words.replies.add)).toHaveValue("");

  await desk.signIn(context, "Ravi", "staff");
  await page.goto(`/desk/s/${id}`);
  const write = page.getByRole("link", { name: words.contact.write });
  const chat = page.getByRole("link", { name: new RegExp(words.contact.chat) });
  await expect(write).toHaveAttribute("href", "mailto:lata@example.com");
  await page.getByLabel(words.reply.label).selectOption({ label: "First answer" });
  const filled = "Dear Lata Rao,\nthank you for Designer & more.\nRavi";
  await expect(page.getByRole("note", { name: words.reply.preview })).toHaveText(filled);
  const mail = new URL((await write.getAttribute("href")) ?? "");
  expect(mail.pathname).toBe("lata@example.com");
  expect(mail.searchParams.get("body")).toBe(filled.replaceAll("\n", "\r\n"));
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect([address.host, address.pathname, address.searchParams.get("text")]).toEqual([
    "wa.me",
    "/919893012399",
    filled,
  ]);
  // No messenger is opened in a test; that it was pressed is what counts.
  await chat.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await chat.click();
  await page.getByText(words.historyLabel(2)).click();
  await expect(page.getByRole("article")).toContainText(
    "Ravi began a reply (by WhatsApp, with “First answer”)",
  );
  // A call can't carry a text.
  await page.goto(`/desk/s/${onlyCalled.id}`);
  await expect(page.getByRole("link", { name: words.contact.call, exact: true })).toHaveAttribute(
    "href",
    "tel:07714012345",
  );
  await expect(page.getByLabel(words.reply.label)).toHaveCount(0);

  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk/replies");
  await text("First answer").fill("Changed");
  await form("First answer").getByRole("button", { name: words.replies.save }).click();
  await expect(page.getByText(words.replies.saved("First answer")).first()).toBeVisible();
  await button(page, words.undo).click();
  await expect(text("First answer")).toHaveValue(/^Dear/);
  await form("First answer").getByRole("button", { name: words.replies.remove }).click();
  await expect(form("First answer")).toHaveCount(0);
  await button(page, words.undo).last().click();
  await expect(text("First answer")).toHaveValue(/^Dear/);
});

test("of two owners on one text the later loses nothing that was typed", async ({ page, desk, context }) => {
  const meera = { id: "meera", name: "Meera" };
  const { version } = await desk.store.replies.read();
  const prices = { id: randomUUID(), title: "Prices", text: "From 25,000" };
  await desk.store.replies.keep({ version, texts: [prices] }, meera);
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk/replies");
  const form = page.getByRole("form", { name: "Prices" });
  const save = form.getByRole("button", { name: words.replies.save });
  await form.getByRole("textbox", { name: words.replies.text }).fill("From 30,000");
  const others = { version: version + 1, texts: [{ ...prices, text: "From 28,000" }] };
  await desk.store.replies.keep(others, meera);
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "in the meantime" })).toBeVisible();
  await expect(form.getByRole("textbox", { name: words.replies.text })).toHaveValue("From 30,000");
  expect((await desk.store.replies.read()).texts).toEqual(others.texts);
  await expect(form.getByRole("textbox", { name: words.replies.now })).toHaveValue("From 28,000");
  expect(await findViolations(page)).toEqual([]);
  await save.click();
  await expect(page.getByText(words.replies.saved("Prices")).first()).toBeVisible();
  await expect(save).toBeEnabled();
  expect((await desk.store.replies.read()).texts).toEqual([{ ...prices, text: "From 30,000" }]);

  await form.getByRole("textbox", { name: words.replies.text }).fill("From 35,000");
  await desk.store.replies.keep({ version: version + 3, texts: [] }, meera);
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "in the meantime" })).toBeVisible();
  await save.click();
  await expect.poll(async () => (await desk.store.replies.read()).texts).toHaveLength(1);
  expect((await desk.store.replies.read()).texts).toEqual([{ ...prices, text: "From 35,000" }]);
});

test("one sender's other messages stand together, and a careful CV is told from the rest in the list", async ({
  page,
  desk,
  context,
}) => {
  const phone = "+91 98930 77777";
  await desk.store.keep(anEnquiry({ name: "Sunita", phone, service: "Radio", message: "Once before" }));
  const given = anApplication(undefined, { firstName: "Sunita", lastName: "A", phone: "098930-77777" });
  if (given.kind !== "application") throw new Error("no application");
  const { id } = await desk.store.keep({ ...given, cv: { ...given.cv, mark: "carries JavaScript" } });
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk?q=Sunita");
  await expect(lines(page).filter({ hasText: words.cv.carefulShort })).toHaveCount(1);
  await page.goto(`/desk/s/${id}`);
  await expect(page.getByText(words.others(1))).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: "Radio" }).click();
  await expect(page.getByText("Once before").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Sunita" })).toBeVisible();
});
