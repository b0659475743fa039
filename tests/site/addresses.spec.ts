import { inLanguage } from "../../app/data/open-content.server.ts";
import { readShell } from "../../app/data/shell.server.ts";
import { unknownPath } from "../every-page.ts";
import { expect, test } from "./fixtures.ts";

const { notFound } = readShell();
const { notFound: hindiNotFound, site: siteInHindi } = inLanguage("hi", readShell);

test.use({ expectedMessages: /404 \(Not Found\)/ });

test("an unknown address answers 404 with a picture, inside the site", async ({ page }) => {
  expect((await page.goto(unknownPath))?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("img", { name: notFound.picture.alt })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page).toHaveTitle(notFound.head.title);
  await expect(page.getByRole("main")).toHaveText(notFound.title);
});

test("an unknown address below the Hindi pages answers in Hindi", async ({ page }) => {
  expect((await page.goto(`/hi${unknownPath}`))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hindiNotFound.head.title);
  await expect(page.getByRole("main").getByRole("img", { name: hindiNotFound.picture.alt })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: siteInHindi.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/");
});
