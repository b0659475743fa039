import type { Page } from "@playwright/test";
import { type TOTP, URI } from "otpauth";
import { words } from "../../desk/words.ts";
import { findViolations } from "../find-violations.ts";
import { password } from "../server/fixtures/desk-client.ts";
import { application as fields } from "../server/fixtures/forms.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { pdfOf } from "../server/fixtures/sample-files.ts";
import { button, expect, test } from "../site/desk/fixtures.ts";

const looks = [360, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Axe finds nothing in what is shown now, on a phone and in an office, by day and at dusk. */
async function expectUsable(page: Page, what: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findViolations(page), `${what} at ${width}, ${colorScheme}`).toEqual([]);
  }
}

test("everyone can come in, by a link and with a second factor, and look after accounts, whatever they see or hear by", async ({
  page,
  desk,
  context,
}) => {
  await desk.signIn(context, "Tara", "owner");
  await page.goto("/desk/me");
  await button(page, words.authenticator.setUp).click();
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.authenticator.begin).click();
  await expect(page.getByRole("img", { name: words.authenticator.qrLabel })).toBeVisible();
  await expectUsable(page, "the code to scan");
  const secret = (await page.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  const totp = URI.parse(`otpauth://totp/x?secret=${secret}`) as TOTP;
  await page.getByLabel(words.code, { exact: true }).fill(totp.generate());
  await button(page, words.authenticator.prove).click();
  const codes = page.getByRole("region", { name: words.recovery.title }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await expectUsable(page, "recovery codes");
  // On paper they stand alone.
  await page.emulateMedia({ media: "print" });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByText(words.passwordChange.title)).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await button(page, words.authenticator.kept).click();
  await expect(page.getByText(words.authenticator.isSetUp)).toBeVisible();
  await expectUsable(page, "one's account");

  await page.goto("/desk/accounts");
  await page.getByLabel(words.name).fill("TARA");
  await page.getByLabel(words.email).fill("nadia@example.com");
  await button(page, words.accounts.add).click();
  await expect(page.getByLabel(words.name)).toBeFocused();
  await expect(page.getByLabel(words.name)).toHaveAccessibleDescription(/the name “TARA”/);
  await expect(page.getByText("the name “TARA”")).toHaveCount(1);
  await page.getByLabel(words.name).fill("Nadia");
  await button(page, words.accounts.add).click();
  await expect(page.getByRole("region", { name: words.accounts.linkTitle("Nadia") })).toBeFocused();
  await page.getByLabel(words.accounts.factorLabel).check();
  await expect(page.getByText(words.accounts.factorChanged).first()).toBeVisible();
  await expectUsable(page, "accounts with a new link");
  const link = await page.getByText(/\/desk\/welcome#/).textContent();
  await page.goto("/desk/record");
  await expect(page.getByText("Tara added an account (Nadia, staff)")).toBeVisible();
  await expectUsable(page, "the record");

  await page.goto("/desk/me");
  await button(page, words.signOut).click();
  await expect(page.getByLabel(words.email)).toBeFocused();
  await button(page, words.signIn.button).click();
  await expectUsable(page, "signing in with nothing filled in");
  await page.getByLabel(words.email).fill("tara@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.signIn.button).click();
  await expect(page.getByLabel(words.code, { exact: true })).toBeFocused();
  await expectUsable(page, "the second factor");
  await page.getByLabel(words.code, { exact: true }).fill(recoveryCode);
  await button(page, words.secondFactor.button).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tara" })).toBeVisible();

  await context.clearCookies();
  await page.goto(link ?? "");
  await page.getByLabel(words.newPassword).fill("short");
  await button(page, words.welcome.button).click();
  await expectUsable(page, "choosing a password");
  await page.getByLabel(words.newPassword).fill(password);
  await button(page, words.welcome.button).click();
  await page.getByRole("link", { name: words.signIn.title }).click();
  await page.getByLabel(words.email).fill("nadia@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.signIn.button).click();
  await expect(page.getByText(words.authenticator.required)).toBeVisible();
  await expectUsable(page, "being asked for a second factor");
});

test("everyone can use the inbox and the reply texts", async ({ page, desk, context }) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "Everyone", phone: "+91 98930 12345" }));
  await desk.store.keep({ ...anEnquiry({ name: "A machine" }), spamReason: "filled in within 4 ms" });
  await desk.signIn(context, "Ravi", "owner");
  await page.goto("/desk");
  const lines = page.getByRole("list", { name: words.listLabel });
  await expect(lines).toBeVisible();
  await button(page, words.filters.label).click();
  await expectUsable(page, "the list with its filters");
  await button(page, words.bulk.start).click();
  await page.getByRole("checkbox").first().check();
  await expectUsable(page, "several that are selected");
  await page.goto("/desk?q=nothing-like-it");
  await expect(page.getByText(words.nothingFound)).toBeVisible();
  await expectUsable(page, "an empty list");
  await page.goto("/desk?state=quarantined");
  await expect(lines).toBeVisible();
  await expectUsable(page, "possible spam");

  const [text, person] = [crypto.randomUUID(), { id: "tara", name: "Tara" }];
  const texts = [{ id: text, title: "Prices", text: "Namaste {name}" }];
  await desk.store.replies.keep({ version: 0, texts }, person);
  await page.goto("/desk/replies");
  await expect(page.getByRole("form", { name: "Prices" })).toBeVisible();
  await expectUsable(page, "the reply texts");
  await desk.store.desk.change(id, { change: "remind", on: "2026-01-01" }, person, 0);
  await page.goto("/desk?state=due");
  await expect(lines).toBeVisible();
  await expectUsable(page, "the reminders");
});

test("everyone can use a submission with all that can be done, and the numbers", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "Everyone", phone: "+91 98930 12345" }));
  const cv = { kind: "pdf", name: "cv.pdf", bytes: pdfOf(2_000), mark: "runs a program" } as const;
  const work = { id: crypto.randomUUID(), kind: "application" as const, fields, cv, spamReason: undefined };
  const { id: applied } = await desk.store.keep(work);
  const texts = [{ id: crypto.randomUUID(), title: "Prices", text: "Namaste {name}" }];
  await desk.store.replies.keep({ version: 0, texts }, { id: "tara", name: "Tara" });
  await desk.signIn(context, "Ravi", "owner");
  await page.goto(`/desk/s/${id}`);
  await page.getByLabel(words.reply.label).selectOption({ label: "Prices" });
  await page.getByLabel(words.notes.label).fill("A note");
  await button(page, words.notes.button).click();
  await expect(page.getByRole("listitem").filter({ hasText: "A note" })).toBeVisible();
  await button(page, words.actions.done).click();
  await expect(button(page, words.undo)).toBeVisible();
  await page.locator("summary").last().click();
  await expectUsable(page, "one that is done, with the way back");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectUsable(page, "the keys");
  await page.keyboard.press("Escape");
  await button(page, words.actions.erase).click();
  await expectUsable(page, "the question before erasing");
  await page.keyboard.press("Escape");
  await desk.store.desk.change(id, "reopen", { id: "somebody", name: "Somebody" }, 1);
  await button(page, words.actions.reopen).click();
  await expect(page.getByRole("alert").filter({ hasText: "Somebody" })).toBeVisible();
  await expectUsable(page, "one that somebody else changed");
  await page.goto(`/desk/s/${applied}`);
  await expect(page.getByText(words.cv.careful("runs a program"))).toBeVisible();
  await expect(button(page, words.cv.show)).toHaveCount(0);
  await expectUsable(page, "an application");
  await desk.store.desk.change(applied, "withdraw", { id: null, name: "the terminal" });
  await page.reload();
  await expect(page.getByText(words.withdrawnTold)).toBeVisible();
  await expectUsable(page, "a withdrawn one");

  await page.goto("/desk/numbers");
  await expect(page.getByRole("img", { name: words.numbers.enquiriesByWeek })).toBeVisible();
  for (const table of await page.getByText(words.numbers.asTable).all()) await table.click();
  await expectUsable(page, "the numbers");
  await page.goto("/desk/nowhere");
  await expect(page.getByRole("heading", { name: words.notFound.title })).toBeVisible();
  await expectUsable(page, "an address that is none");
});
