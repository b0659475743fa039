import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { expect, test } from "./desk/fixtures.ts";
import { enquiryForm } from "./forms-under-test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("what a visitor sends on Contact is seen on the desk by itself, noted, done, taken back, erased and gone", async ({
  page,
  context,
  browser,
  desk,
}) => {
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk");
  await expect(page.getByText(words.nothingThere.new).or(page.getByRole("list"))).not.toHaveCount(0);
  const visitor = await browser.newPage({ baseURL: desk.origin });
  await visitor.clock.install();
  await enquiryForm.openAndFill(visitor);
  // Nobody fills a form in two seconds, and who does is taken for a machine.
  await visitor.clock.fastForward(5_000);
  await enquiryForm.send(visitor);
  await expect(visitor.getByRole("status")).toHaveText(enquiryForm.description.copy.status.sent);
  await visitor.close();

  const { name, service, message } = enquiryForm.description.values as Record<
    "name" | "service" | "message",
    string
  >;
  const line = page.getByRole("link", { name: `${name} ${words.kinds.enquiry} · ${service}` });
  await line.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await expect(page.getByRole("region", { name: words.sentLabel })).toContainText(message);
  // No mail is set up here, so nothing waits to be mailed.
  await expect(page.getByText(words.mail.unmailed)).toHaveCount(0);
  await page.getByLabel(words.notes.label).fill("Called.\nWants a quote.");
  await button(page, words.notes.button).click();
  await expect(page.getByText("Called.\nWants a quote.")).toBeVisible();
  await expect(page.getByLabel(words.notes.label)).toHaveValue("");

  const article = page.getByRole("article");
  await button(page, words.actions.done).click();
  await expect(article.getByText(words.states.done, { exact: true })).toBeVisible();
  await button(page, words.undo).click();
  await expect(article.getByText(words.states.new, { exact: true })).toBeVisible();
  await expect(page.getByText(words.undone).first()).toBeVisible();

  const address = page.url();
  await button(page, words.actions.erase).click();
  const dialog = page.getByRole("dialog", { name: words.erasing.title });
  for (const means of words.erasing.means) await expect(dialog).toContainText(means);
  await dialog.getByRole("button", { name: words.erasing.yes }).click();
  await expect(dialog).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: words.gone.title })).toBeVisible();
  await page.goto("/desk");
  await expect(line).toHaveCount(0);
});
