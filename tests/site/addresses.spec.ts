import { inLanguage } from "../../app/data/open-content.server.ts";
import { placeFolders } from "../../app/data/paths.ts";
import { readShell } from "../../app/data/shell.server.ts";
import { everyKindOfPage, unknownPath } from "../every-page.ts";
import { expect, open, test } from "./fixtures.ts";

const { notFound, site } = readShell();
const { notFound: hindiNotFound, site: siteInHindi } = inLanguage("hi", readShell);

test.use({ expectedMessages: /404 \(Not Found\)/ });

test("an unknown address answers 404 with a picture, inside the site", async ({ page }) => {
  for (const path of [unknownPath, "/x/y/z"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("img", { name: notFound.picture.alt })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page).toHaveTitle(notFound.head.title);
    await expect(page.getByRole("main")).toHaveText(notFound.title);
  }
});

test("a removed board answers the same, with the menu that leads on", async ({ page }) => {
  for (const folder of Object.values(placeFolders)) {
    expect((await page.goto(`${folder}/gone`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await page.getByRole("button", { name: site.labels.openMenu }).click();
    await page.locator("#menu").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
  }
});

test("an unknown address below the Hindi pages answers in Hindi", async ({ page }) => {
  expect((await page.goto(`/hi${unknownPath}`))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hindiNotFound.head.title);
  await expect(page.getByRole("main").getByRole("img", { name: hindiNotFound.picture.alt })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: siteInHindi.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("pages reached by other spellings can be left and returned to", async ({ page }) => {
  const pages = everyKindOfPage.filter((path) => !["/", "/career", unknownPath].includes(path));
  const spellings = pages.filter((_, index) => index % 3 === 0);
  for (const [index, path] of spellings.entries()) {
    await open(page, index % 2 === 0 ? `${path.toUpperCase()}/` : path.toLowerCase());
    const title = await page.title();
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("contentinfo").getByRole("link", { name: "career", exact: true }).click();
    await expect(page).toHaveURL("/career");
    await page.goBack();
    await expect(page, path).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
  }
});
