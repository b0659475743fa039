import { words } from "../../desk/words.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { button, expect, state, test, title } from "../site/desk/fixtures.ts";

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
  await expect(page.getByRole("alert").filter({ hasText: words.awayWhileSending })).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: words.pages.inbox }).click();
  await page.getByRole("link", { name: words.adding.short }).click();
  await button(page, words.adding.save).click();
  await expect(call, "a problem goes with its cause").toHaveAccessibleDescription(/number or a name/);
  await call.pressSequentially("98");
  await expect(call).not.toHaveAccessibleDescription(/number or a name/);
  await page.getByLabel(words.adding.via).selectOption("Walk-in");
  await page.getByLabel(words.adding.message).fill("Two kiosks");
  await button(page, words.adding.save).click();
  await expect(page.getByRole("alert").filter({ hasText: words.awayWhileSending })).toBeVisible();
  for (let step = 0; step < 2; step += 1) await page.goBack();
  await desk.start();
  await expect(page.getByText(words.away)).toBeHidden();
  await expect(page.getByLabel(words.notes.label)).toHaveValue("Written while nobody answered");
  await button(page, words.notes.button).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Written while nobody answered" })).toHaveCount(
    1,
  );
  await expect(page.getByLabel(words.notes.label)).toHaveValue("");
  await button(page, words.actions.done).click();
  await expect(state(page, words.states.done)).toBeVisible();
  await page.goto("/desk/add");
  await expect(page.getByLabel(words.adding.via)).toHaveValue("Walk-in");
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
