import type { Page } from "@playwright/test";
import { type TOTP, URI } from "otpauth";
import { words } from "../../desk/words.ts";
import { password } from "../server/fixtures/create-desk-client.ts";
import { makeApplication, makeEnquiry } from "../server/fixtures/make-submission.ts";
import { button, expect, test } from "../site/desk/fixtures.ts";
import { expectUsable } from "../site/expect-usable.ts";

const settings = [360, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What is shown now can be used on a phone and in an office, by day and at dusk. */
const expectShownUsable = (page: Page, description: string) =>
  test.step(description, () => expectUsable(page, settings));

test("everyone can sign in by a link and with a second factor, and manage accounts, whatever assistive technology they use", async ({
  page,
  desk,
  context,
}) => {
  await desk.signIn(context, "Tara", "owner");
  await page.goto("/desk/me");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.authenticator.begin).click();
  await expect(page.getByRole("img", { name: words.authenticator.qrLabel })).toBeVisible();
  await expectShownUsable(page, "the code to scan");
  const secret = (await page.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  const totp = URI.parse(`otpauth://totp/x?secret=${secret}`) as TOTP;
  await page.getByLabel(words.code, { exact: true }).fill(totp.generate());
  await button(page, words.authenticator.prove).click();
  const codes = page.getByRole("region", { name: words.recovery.title }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await expectShownUsable(page, "recovery codes");
  // On paper they stand alone.
  await page.emulateMedia({ media: "print" });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByText(words.passwordChange.title)).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await button(page, words.authenticator.kept).click();
  await expect(page.getByText(words.authenticator.isSetUp)).toBeVisible();
  await expectShownUsable(page, "one's account");

  await page.goto("/desk/accounts");
  await page.getByLabel(words.name).fill("Nadia");
  await page.getByLabel(words.email).fill("nadia@example.com");
  await button(page, words.accounts.add).click();
  await expect(page.getByRole("region", { name: words.accounts.linkTitle("Nadia") })).toBeFocused();
  await page.getByLabel(words.accounts.factorLabel).check();
  await expect(page.getByText(words.accounts.factorChanged).first()).toBeVisible();
  await expectShownUsable(page, "accounts with a new link");
  const { id: enquiryId } = await desk.keep(makeEnquiry());
  const nadia = await desk.store.accounts.find({ email: "nadia@example.com" });
  if (nadia) await desk.store.submissions.change(enquiryId, { change: "assign", to: nadia }, nadia);
  const link = await page.getByText(/\/desk\/welcome#/).textContent();
  await page.reload();
  const openRemoval = (name: string) =>
    page
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByRole("button", { name: words.accounts.remove })
      .click();
  await openRemoval("tara@");
  await expect(page.getByRole("dialog")).toContainText("Tara is the last owner.");
  await page.keyboard.press("Escape");
  await openRemoval("nadia@");
  const removal = page.getByRole("dialog", { name: words.accounts.removeTitle("Nadia") });
  await expect(removal.getByRole("button", { name: words.accounts.remove })).toBeDisabled();
  await removal.getByLabel(words.accounts.handTo(1)).selectOption({ label: words.assigned.nobody });
  await expect(removal.getByRole("button", { name: words.accounts.remove })).toBeEnabled();
  await page.goto("/desk/record");
  await expect(page.getByText("Tara added an account (Nadia, staff)")).toBeVisible();
  await expectShownUsable(page, "the record");

  await page.goto("/desk/me");
  await button(page, words.signOut).click();
  await expect(page.getByLabel(words.email)).toBeFocused();
  await button(page, words.signIn.button).click();
  await expectShownUsable(page, "signing in with nothing filled in");
  await page.getByLabel(words.email).fill("tara@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.signIn.button).click();
  await expect(page.getByLabel(words.code, { exact: true })).toBeFocused();
  await expectShownUsable(page, "the second factor");
  await page.getByLabel(words.code, { exact: true }).fill(recoveryCode);
  await button(page, words.secondFactor.button).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tara" })).toBeVisible();

  await context.clearCookies();
  await page.goto(link ?? "");
  await page.getByLabel(words.newPassword).fill("short");
  await button(page, words.welcome.button).click();
  await expectShownUsable(page, "choosing a password");
  await page.getByLabel(words.newPassword).fill(password);
  await button(page, words.welcome.button).click();
  await page.getByRole("link", { name: words.signIn.title }).click();
  await page.getByLabel(words.email).fill("nadia@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.signIn.button).click();
  await expect(page.getByText(words.authenticator.required)).toBeVisible();
  await expectShownUsable(page, "being asked for a second factor");
});

test("everyone can use the inbox, a submission with all its actions, the reply texts and the numbers", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await desk.keep(makeEnquiry({ name: "Everyone", phone: "+91 98930 12345" }));
  await desk.keep({ ...makeEnquiry({ name: "A machine" }), spamReason: "filled in within 1 s" });
  const { id: applicationId } = await desk.keep(makeApplication(undefined, {}, { mark: "runs a program" }));
  const person = { id: "tara", name: "Tara" };
  const texts = [{ id: crypto.randomUUID(), title: "Prices", text: "Namaste {name}" }];
  await desk.store.replies.keep({ version: 0, texts }, person);
  await desk.store.submissions.change(id, { change: "remind", on: "2026-01-01" }, person, 0);
  await desk.signIn(context, "Ravi", "owner");
  const lines = page.getByRole("list", { name: words.listLabel });
  for (const [address, part] of [
    ["?q=nothing-like-it", page.getByText(words.nothingFound)],
    ["?state=quarantined", lines],
    ["?state=due", lines],
    [`/s/${id}`, page.getByLabel(words.reply.label)],
    [`/s/${applicationId}`, page.getByText(words.cv.careful("runs a program"))],
    ["/replies", page.getByRole("form", { name: "Prices" })],
    ["/numbers", page.getByRole("region", { name: words.numbers.byMonth, exact: true })],
    ["/nowhere", page.getByRole("heading", { name: words.notFound.title })],
  ] as const) {
    await page.goto(`/desk${address}`);
    await expect(part).toBeVisible();
    await expectShownUsable(page, address);
  }
  await page.goto("/desk");
  await button(page, words.bulk.start).click();
  await page.getByRole("checkbox").first().check();
  await expectShownUsable(page, "several that are selected");
});
