import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { createHostileTexts } from "../server/fixtures/create-hostile-texts.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { button, expect, lines, test } from "../site/desk/fixtures.ts";

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a letter typed while the search starts is kept", async ({ page, context, desk }) => {
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk");
  const search = page.getByRole("searchbox", { name: words.search.label });
  await search.focus();
  // The address has changed by then, and what is drawn from it has not: there the letter falls in.
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = (...args) => {
      history.replaceState = replaceState;
      replaceState.apply(history, args);
      document.execCommand("insertText", false, "s");
    };
  });
  await search.pressSequentially("poster");
  await expect(page).toHaveURL(/q=posters$/);
  await expect(search).toHaveValue("posters");
});

test("a new submission is announced and does not move the list", async ({ page, desk, context }) => {
  for (let count = 0; count < 30; count += 1)
    await desk.keep(makeEnquiry({ name: `Reader ${count}`, message: "steady" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk?q=steady");
  const row = lines(page).nth(12);
  await row.focus();
  const top = async () => (await page.locator(":focus").boundingBox())?.y ?? Number.NaN;
  const [text, before] = [await row.textContent(), await top()];
  await desk.keep(makeEnquiry({ name: "Newcomer", message: "steady" }));
  await expect(page.getByRole("status").filter({ hasText: words.newCount(31) })).toBeAttached();
  await expect(lines(page)).toHaveCount(31);
  await expect(page.locator(":focus")).toHaveText(text ?? "");
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test("hostile submissions do no harm and fit the page at every width", async ({ page, desk, context }) => {
  const texts = createHostileTexts(25);
  for (const text of texts) {
    const excerpt = text.slice(0, 200);
    const service = `hostile ${excerpt}`;
    await desk.keep(makeEnquiry({ name: excerpt, phone: excerpt, service, message: text }));
  }
  page.on("dialog", (dialog) => {
    throw new Error(dialog.message());
  });
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk?q=hostile");
  await expect(lines(page)).toHaveCount(25);
  const expectWhole = async (description: string) => {
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureOverflow(page), `${description} at ${width}`).toBe(0);
    }
  };
  await expectWhole("the list");
  await lines(page).first().click();
  const message = page.getByRole("region", { name: words.sentLabel }).locator("p");
  for (const [index, text] of texts.toReversed().entries()) {
    if (index > 0) await lines(page).nth(index).click();
    await expect(message).toContainText(`no. ${24 - index}`);
    expect(await message.textContent()).toBe(text);
    await expectWhole(text.slice(0, 30));
  }
  await expect(button(page, words.actions.done)).toBeVisible();
});
