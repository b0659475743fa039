import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { words } from "../../desk/words.ts";
import { damageDatabase } from "../server/fixtures/damage-database.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { DeskUnderTest } from "../site/desk/desk-under-test.ts";
import { button, expect, lines, state, test, title } from "../site/desk/fixtures.ts";

test("an unreachable server is reported, and typed text stays until it is sent when the server is back", async ({
  page,
  desk,
  context,
}) => {
  const { id } = await desk.keep(makeEnquiry({ name: "Patience" }));
  await desk.signIn(context, "Meera", "owner");
  await page.goto(`/desk/s/${id}`);
  const call = page.getByLabel(words.phone);
  await page.getByLabel(words.notes.label).fill("Written while nobody answered");
  await desk.stop();
  await expect(page.getByRole("status").filter({ hasText: words.away })).toBeVisible();
  await button(page, words.notes.button).click();
  await expect(page.getByText(words.notes.waiting)).toBeVisible();
  await button(page, words.actions.done).click();
  await expect(page.getByRole("alert").filter({ hasText: words.awayWhileSending })).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: words.pages.inbox }).click();
  await page.getByRole("link", { name: words.adding.short }).click();
  await button(page, words.adding.save).click();
  await expect(call, "a problem goes with its cause").toHaveAccessibleDescription(/number or a name/);
  await call.pressSequentially("98");
  await expect(call).not.toHaveAccessibleDescription(/number or a name/);
  await button(page, "Walk-in").click();
  await page.getByLabel(words.adding.message).fill("Two kiosks");
  await button(page, words.adding.save).click();
  await expect(page.getByRole("alert").filter({ hasText: words.awayWhileSending })).toBeVisible();
  for (let step = 0; step < 2; step += 1) await page.goBack();
  await desk.start();
  await expect(page.getByText(words.away)).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Written while nobody answered" })).toHaveCount(
    1,
  );
  await expect(page.getByLabel(words.notes.label)).toHaveValue("");
  await button(page, words.actions.done).click();
  await expect(state(page, words.states.done)).toBeVisible();
  await page.goto("/desk/add");
  await expect(button(page, "Walk-in")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel(words.adding.message)).toHaveValue("Two kiosks");
  await button(page, words.adding.save).click();
  await expect(title(page, "98")).toBeVisible();
  await page.goto("/desk/add");
  await expect(call).toHaveValue("");
  await call.fill("97");
  await button(page, words.adding.clear).click();
  await page.reload();
  await expect(call).toHaveValue("");
});

test("a damaged database is reported as such, on an open page and on a new one, until a backup has replaced it", async ({
  page,
  context,
}) => {
  const desk = new DeskUnderTest();
  const file = path.join(desk.data, "chowk-360.sqlite");
  try {
    await desk.start();
    await desk.keep(makeEnquiry({ name: "Patience" }));
    await desk.signIn(context, "Meera", "owner");
    await page.goto(`${desk.origin}/desk`);
    await expect(lines(page)).toHaveCount(1);
    await desk.store.backup?.(path.join(desk.data, "copy"));

    await desk.stop();
    // The last to close it leaves everything in the one file.
    await desk.store.close();
    damageDatabase.header(file, "");
    await desk.start();
    const secondPage = await context.newPage();
    await secondPage.goto(`${desk.origin}/desk`);
    for (const openPage of [page, secondPage])
      await expect(openPage.getByRole("status").filter({ hasText: words.damaged })).toBeVisible();
    await expect(lines(page)).toHaveCount(1);

    await desk.stop();
    for (const part of ["", "-wal", "-shm"]) rmSync(`${file}${part}`, { force: true });
    renameSync(path.join(desk.data, "copy"), file);
    await desk.start();
    for (const openPage of [page, secondPage]) {
      await expect(openPage.getByText(words.damaged)).toBeHidden();
      await expect(lines(openPage)).toHaveCount(1);
    }
  } finally {
    await desk.remove();
  }
});
