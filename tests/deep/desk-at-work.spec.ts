import type { Page } from "@playwright/test";
import { words } from "../../desk/words.ts";
import { findViolations } from "../find-violations.ts";
import { password } from "../server/fixtures/desk-client.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { expect, test } from "../site/desk/fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("of two people on the same one the later sees who did what, and loses nothing that was typed", async ({
  page,
  context,
  browser,
  desk,
}) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "Two Hands" }));
  await desk.signIn(context, "Meera", "owner");
  const others = await browser.newContext({ baseURL: desk.origin });
  await desk.signIn(others, "Ravi", "staff");
  const other = await others.newPage();
  // Beside another list, so that nothing tells of the change before it matters.
  await page.goto(`/desk/s/${id}?state=withdrawn`);
  await page.getByLabel(words.notes.label).fill("Half a sentence");
  await other.goto(`/desk/s/${id}`);
  await button(other, words.actions.done).click();
  await expect(other.getByRole("article").getByText(words.states.done, { exact: true })).toBeVisible();

  await button(page, words.actions.withdraw).click();
  await page.getByRole("dialog").getByRole("button", { name: words.withdrawing.yes }).click();
  await expect(page.getByRole("alert").first()).toContainText("Ravi marked it done in the meantime");
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole("article").getByText(words.states.done, { exact: true })).toBeVisible();
  await expect(page.getByLabel(words.notes.label)).toHaveValue("Half a sentence");

  // Beside its own list the other's work shows by itself.
  await page.goto(`/desk/s/${id}?state=done`);
  await expect(page.getByLabel(words.notes.label)).toHaveValue("Half a sentence");
  await button(other, words.actions.reopen).click();
  await expect(page.getByRole("article").getByText(words.states.new, { exact: true })).toBeVisible();
  await others.close();
});

test("a service called __proto__ is counted like any other", async ({ page, context, desk }) => {
  await desk.store.keep(anEnquiry({ service: "__proto__" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto("/desk/numbers");
  const services = page.getByRole("region", { name: words.numbers.byService });
  await expect(services.getByRole("listitem").filter({ hasText: "__proto__" })).toContainText("1");
});

test("a search says when older submissions may be missing from it", async ({ page, context, desk }) => {
  await desk.store.keep(anEnquiry({ name: "Found already" }));
  await desk.signIn(context, "Meera", "owner");
  await page.route("**/api/desk/submissions?**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), searchComplete: false } });
  });
  await page.goto("/desk?q=found+already");
  const notice = page.getByRole("status").filter({ hasText: words.search.incomplete });
  await expect(notice).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("searchbox").fill("");
  await expect(notice, "the whole list needs no search").toHaveCount(0);
});

test("the record offers older entries only where there are any", async ({ page, context, desk }) => {
  await desk.signIn(context, "Meera", "owner");
  // As on PostgreSQL, where a number that was not used is missing.
  await page.route("**/api/desk/record?**", async (route) => {
    const response = await route.fetch();
    const { entries, ...rest } = await response.json();
    const later = entries.map((entry: { id: number }) => ({ ...entry, id: entry.id + 1 }));
    await route.fulfill({ response, json: { entries: later, ...rest } });
  });
  await page.goto("/desk/record");
  await expect(page.getByRole("listitem").filter({ hasText: "added an account" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: words.paging.older })).toHaveCount(0);
});

test("a key that is held does its thing once", async ({ page, context, desk }) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "Heavy Hand" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  const done = page.getByRole("article").getByText(words.states.done, { exact: true });
  await expect(page.getByRole("heading", { level: 1, name: "Heavy Hand" })).toBeFocused();
  const changes: string[] = [];
  page.on("request", (request) => request.url().endsWith("/change") && changes.push(request.url()));
  await page.keyboard.down("e");
  await expect(done).toBeVisible();
  await page.keyboard.down("e");
  await page.keyboard.up("e");
  await page.getByLabel(words.notes.label).fill("Once.");
  await button(page, words.notes.button).click();
  await expect(page.getByLabel(words.notes.label)).toHaveValue("");
  expect(changes).toHaveLength(1);
});

test("a key does its thing also while the list beside it changes", async ({ page, context, desk }) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "Quick Hand", message: "hasty" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}?q=hasty`);
  const heading = page.getByRole("heading", { level: 1, name: "Quick Hand" });
  await expect(heading).toBeFocused();
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(
    ({ pathname }) => pathname === `/api/desk/submissions/${id}`,
    async (route) => {
      await answered;
      await route.continue();
    },
  );
  await page.getByRole("searchbox", { name: words.search.label }).fill("");
  await expect(page).not.toHaveURL(/q=/);
  await heading.focus();
  await page.keyboard.press("e");
  const done = page.getByRole("article").getByText(words.states.done, { exact: true });
  await expect(page.getByRole("region", { name: words.justDone })).toContainText("Quick Hand");
  answer();
  await expect(done).toBeVisible();
});

test("a letter typed while the search sets out is kept", async ({ page, context, desk }) => {
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

test("who comes in after somebody else finds nothing of theirs, and they find it again", async ({
  page,
  context,
  desk,
}) => {
  const { id } = await desk.store.keep(anEnquiry({ name: "One Tab" }));
  const aside = await context.browser()?.newContext();
  if (aside) await desk.signIn(aside, "Lata", "staff");
  await aside?.close();
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  const note = page.getByLabel(words.notes.label);
  await note.fill("Meera alone knows");
  // Her session ends; whatever is asked next brings the sign-in to the same address.
  await context.clearCookies();
  await button(page, words.actions.done).click();
  await page.getByLabel(words.email).fill("lata@example.com");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button(page, words.signIn.button).click();
  await expect(page.getByRole("heading", { level: 1, name: "One Tab" })).toBeVisible();
  await expect(note).toHaveValue("");
  await expect(button(page, words.actions.erase)).toHaveCount(0);
  await desk.signIn(context, "Meera", "owner");
  await page.reload();
  await expect(note).toHaveValue("Meera alone knows");
});
