import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { createHostileTexts } from "../server/fixtures/create-hostile-texts.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { button, expect, lines, state, test, title } from "../site/desk/fixtures.ts";

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("everything can be done with the keyboard alone, and shortcuts do nothing while typing or when turned off", async ({
  page,
  desk,
  context,
}) => {
  for (const name of ["Kavya", "Kiran", "Komal"]) await desk.keep(makeEnquiry({ name, message: "bykeys" }));
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
  await expect(title(page, "Komal")).toBeFocused();
  await page.keyboard.press("j");
  await expect(title(page, "Kiran")).toBeFocused();
  const changes: string[] = [];
  page.on("request", (request) => request.url().includes("/change") && changes.push(request.url()));
  // A key that is held does its thing once.
  await page.keyboard.down("e");
  await page.keyboard.down("e");
  await expect(state(page, words.states.done)).toBeVisible();
  await page.keyboard.down("e");
  await page.keyboard.up("e");
  await page.keyboard.press("u");
  await expect(state(page, words.states.new)).toBeVisible();
  expect(changes).toHaveLength(2);

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
  await title(page, "Kiran").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await page.getByLabel(words.notes.label).focus();
  await page.keyboard.type("jke?");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "jke?" })).toBeVisible();
  await expect(title(page, "Kiran")).toBeVisible();
  await expect(state(page, words.states.new)).toBeVisible();
});

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
  await expect(page.getByRole("status").filter({ hasText: "Newcomer" })).toBeAttached();
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
    if (index > 0) await page.keyboard.press("j");
    await expect(message).toContainText(`no. ${24 - index}`);
    expect(await message.textContent()).toBe(text);
    await expectWhole(text.slice(0, 30));
  }
  await expect(button(page, words.actions.done)).toBeVisible();
});
