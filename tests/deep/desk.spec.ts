import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { application as fields } from "../server/fixtures/forms.ts";
import { hostileTexts } from "../server/fixtures/hostile-texts.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { expect, test } from "../site/desk/fixtures.ts";

const list = (page: Page) => page.getByRole("list", { name: words.listLabel });
const lines = (page: Page) => list(page).getByRole("link");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const state = (page: Page, name: string) => page.getByRole("article").getByText(name, { exact: true });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the first owner comes in by the command's link, which is good once, with a password that is not weak", async ({
  page,
  desk,
}) => {
  const [link = ""] =
    /http\S+#\S+/.exec(desk.command("add", "Devika Rao", "devika@example.com", "--owner")) ?? [];
  await page.goto(link);
  await expect(page).toHaveURL(/welcome$/);
  for (const weak of ["short", "password1234"]) {
    await page.getByLabel(words.newPassword).fill(weak);
    await button(page, words.welcome.button).click();
    await expect(page.getByLabel(words.newPassword)).toHaveAttribute("aria-invalid", "true");
  }
  await page.getByLabel(words.newPassword).fill("marigold lamp river kerb");
  await button(page, words.welcome.button).click();
  await expect(page.getByRole("heading", { name: words.welcome.doneTitle })).toBeVisible();

  await page.goto(link);
  await page.getByLabel(words.newPassword).fill("another lamp river kerb");
  await button(page, words.welcome.button).click();
  await expect(page.getByRole("alert")).toContainText("has been used already");
  await page.goto("/desk/welcome");
  await expect(page.getByRole("alert")).toHaveText(words.welcome.noToken);

  await page.goto("/desk/numbers");
  await page.getByLabel(words.email).fill("devika@example.com");
  await page.getByLabel(words.password, { exact: true }).fill("not this one at all");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("wrong");
  await page.getByLabel(words.password, { exact: true }).fill("marigold lamp river kerb");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.pages.numbers })).toBeVisible();
});

test("everything can be done by keys alone, and no key does anything while one types or has them turned off", async ({
  page,
  desk,
  context,
}) => {
  for (const name of ["Kavya", "Kiran", "Komal"])
    await desk.store.keep(anEnquiry({ name, message: "bykeys" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk");
  await expect(lines(page).first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("bykeys je?");
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  for (let count = 0; count < 4; count += 1) await page.keyboard.press("Backspace");
  await expect(lines(page)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(lines(page).nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(lines(page).nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Komal" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1, name: "Kiran" })).toBeFocused();
  await page.keyboard.press("e");
  await expect(state(page, words.states.done)).toBeVisible();
  await page.keyboard.press("u");
  await expect(state(page, words.states.new)).toBeVisible();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: words.keys.title });
  await expect(help).toContainText(words.keys.list[0]?.[1] ?? "");
  await help.getByLabel(words.keys.on).focus();
  await page.keyboard.press("Space");
  // Whoever is quick is in another field before the page has taken the closed dialog away.
  await help.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    document.querySelector("textarea")?.focus();
  });
  await expect(help).not.toBeAttached();
  await expect(page.getByLabel(words.notes.label)).toBeFocused();
  await page.getByRole("heading", { level: 1, name: "Kiran" }).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await page.getByLabel(words.notes.label).focus();
  await page.keyboard.type("jke?");
  await expect(page.getByLabel(words.notes.label)).toHaveValue("jke?");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "jke?" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Kiran" })).toBeVisible();
  await expect(state(page, words.states.new)).toBeVisible();
});

test("what comes in is announced and does not move what one reads", async ({ page, desk, context }) => {
  for (let count = 0; count < 30; count += 1)
    await desk.store.keep(anEnquiry({ name: `Reader ${count}`, message: "steady" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk?q=steady");
  const read = lines(page).nth(12);
  await read.focus();
  const top = async () => (await page.locator(":focus").boundingBox())?.y ?? Number.NaN;
  const [text, before] = [await read.textContent(), await top()];
  await desk.store.keep(anEnquiry({ name: "Newcomer", message: "steady" }));
  await expect(page.getByRole("status").filter({ hasText: "Newcomer" })).toBeAttached();
  await expect(lines(page)).toHaveCount(31);
  await expect(page.locator(":focus")).toHaveText(text ?? "");
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test("fifty hostile submissions do no harm and are laid out whole at 320, 360 and 1280 px", async ({
  page,
  desk,
  context,
}) => {
  const texts = hostileTexts(50);
  for (const text of texts) {
    const short = text.slice(0, 200);
    // Each in a millisecond of its own: of two in the same one nobody knows which is first.
    for (const begun = Date.now(); Date.now() === begun; ) await setImmediate();
    await desk.store.keep(
      anEnquiry({ name: short, phone: short, service: `hostile ${short}`, message: text }),
    );
  }
  const popups: string[] = [];
  page.on("dialog", (dialog) => popups.push(dialog.message()));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk?q=hostile");
  await expect(lines(page)).toHaveCount(50);
  const widths = [320, 360, 1280];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page)).toBe(0);
  }
  await lines(page).first().click();
  const message = page.getByRole("region", { name: words.sentLabel }).locator("p");
  for (const [index, text] of texts.toReversed().slice(0, 25).entries()) {
    if (index > 0) await page.keyboard.press("j");
    await expect(message).toContainText(`no. ${49 - index}`);
    expect(await message.textContent()).toBe(text);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${text.slice(0, 30)} at ${width}`).toBe(0);
    }
  }
  expect(popups).toEqual([]);
});

test("a CV that may be something else is a download alone, and what looked suspicious in it is said before", async ({
  page,
  desk,
  context,
}) => {
  const bytes = Buffer.from("<script>alert(1)</script>");
  const cv = { kind: "pdf", name: "cv\u202efdp.exe", bytes, mark: "runs a program" } as const;
  const { id } = await desk.store.keep({
    id: randomUUID(),
    kind: "application",
    fields,
    cv,
    spamReason: undefined,
  });
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  const region = page.getByRole("region", { name: words.cv.label });
  await expect(region).toContainText(words.cv.careful("runs a program"));
  await expect(region).toContainText("cv·fdp.exe");
  await expect(button(page, words.cv.show)).toHaveCount(0);
  const download = page.waitForEvent("download");
  await region.getByRole("link", { name: words.cv.download }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
