import { readSite } from "../../app/data/site.server.ts";
import { parts } from "../../commands/machine.mjs";
import { lacks } from "../lacks.ts";
import { likeBefore } from "./appearance-before.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.skip(...lacks(parts.fonts));

const { labels } = readSite();

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const scheme of ["light", "dark"] as const)
  for (const [name, path] of [
    ["home", "/"],
    ["service", "/Outdoor-Advertising-in-Raipur"],
    ["contact", "/Contact"],
    ["article", "/Blog/What-is-Digital-Marketing"],
  ])
    test(`the top of the ${name} page in the ${scheme} scheme looks as agreed`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path ?? "/");
      await hydrated(page);
      await expect(page).toHaveScreenshot(`${name}-${scheme}.png`, likeBefore);
    });

test("the front page of the blog looks as agreed", async ({ page }) => {
  await page.goto("/Blog");
  await hydrated(page);
  await expect(page).toHaveScreenshot("blog.png", likeBefore);
});

test("the opened menu looks as agreed", async ({ page, isMobile }) => {
  await page.goto("/About");
  await hydrated(page);
  await page.getByRole("button", { name: isMobile ? labels.openMenu : "Services", exact: true }).click();
  await expect(page).toHaveScreenshot("menu.png", likeBefore);
});
