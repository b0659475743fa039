import { inLanguage } from "../../app/data/open-content.server.ts";
import { boardFolders } from "../../app/data/paths.ts";
import { readShell } from "../../app/data/shell.server.ts";
import { everyKindOfPage, unknownPath } from "../every-page.ts";
import { expect, hydrated, open, test } from "./fixtures.ts";

const { notFound, error, site } = readShell();
const { notFound: hindiNotFound, site: siteInHindi } = inLanguage("hi", readShell);

test.use({ expectedMessages: /404 \(Not Found\)|500 \(Internal Server Error\)|Unable to decode/ });

test("an unknown address answers 404 with a picture, inside the site", async ({ page }) => {
  for (const path of [unknownPath, "/x/y/z"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("main").getByRole("img", { name: notFound.picture.alt })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page).toHaveTitle(notFound.head.title);
    await expect(page.getByRole("main")).toHaveText(notFound.title);
  }
});

test("a removed board answers the same, also once scripts run", async ({ page }) => {
  for (const folder of Object.values(boardFolders)) {
    const entry = page.waitForResponse(/\/assets\/entry\.client-/);
    expect((await page.goto(`${folder}/gone`))?.status()).toBe(404);
    await entry;
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await page.getByRole("button", { name: site.labels.openMenu }).click();
    await page.locator("#menu").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/About");
  }
});

test("an unknown address below the Hindi pages answers in Hindi", async ({ page }) => {
  expect((await page.goto(`/hi${unknownPath}`))?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hindiNotFound.head.title);
  await expect(page.getByRole("main").getByRole("img", { name: hindiNotFound.picture.alt })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: siteInHindi.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("a page that fails says so and offers a way home", async ({ page }) => {
  await page.route("**/Services.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await open(page, "/");
  await page.getByRole("link", { name: "Get Services" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(error.text)).toBeVisible();
  await page.unroute("**/Services.data*");
  await page.getByRole("main").getByRole("link", { name: error.home }).click();
  await expect(page).toHaveURL("/");
  await expect(title).not.toHaveText("Unexpected Application Error!");
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
