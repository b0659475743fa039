import { everyKindOfPage, nowhere } from "../every-page.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const spellings = {
  "in capitals, with a slash at the end": (path: string) => `${path.toUpperCase()}/`,
  "in small letters": (path: string) => path.toLowerCase(),
};

const paths = everyKindOfPage.filter((one) => !["/", "/career", nowhere].includes(one));

for (const [which, [how, spell]] of Object.entries(spellings).entries())
  test(`pages reached ${how} can be left and come back to`, async ({ page }) => {
    for (const path of paths.filter((_path, index) => index % 4 === which)) {
      await page.goto(spell(path));
      await hydrated(page);
      const title = await page.title();
      await page.getByRole("contentinfo").getByRole("link", { name: "career", exact: true }).click();
      await expect(page).toHaveURL("/career");
      await page.goBack();
      await expect(page, path).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
    }
  });
