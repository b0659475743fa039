import { everyKindOfPage, nowhere } from "../every-page.ts";
import { expect, open, test } from "./fixtures.ts";

const paths = everyKindOfPage.filter((path) => !["/", "/career", nowhere].includes(path));

test("pages reached in other spellings can be left and come back to", async ({ page }) => {
  const spellings = paths.filter((_, index) => index % 3 === 0);
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
