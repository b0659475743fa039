import { parts } from "../../commands/machine.mjs";
import { lacks } from "../lacks.ts";
import { likeBefore } from "./appearance-before.ts";
import { expect, hydrated, inWholeBrowser, test } from "./fixtures.ts";

test.skip(...lacks(parts.fonts));

test.use({ ...inWholeBrowser, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

test("a board of the inventory looks as agreed", async ({ page }) => {
  await page.goto("/Society-Branding-in-Raipur");
  await hydrated(page);
  const board = page.getByRole("article").first();
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveScreenshot("society.png", likeBefore);
});

test("the footer's night looks as agreed", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toHaveScreenshot("footer.png", likeBefore);
});
