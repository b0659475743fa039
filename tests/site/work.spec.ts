import { readStories, readStoryCopy } from "../../app/data/stories.server.ts";
import { deep, expect, listSheets, open, test } from "./fixtures.ts";

const copy = readStoryCopy();

test(
  "A story is printed, when its pictures are there, on four sheets of A4 at most, and dark on light",
  deep,
  async ({ page }) => {
    const [longest] = readStories().toSorted(
      (a, b) => JSON.stringify(b.sections).length - JSON.stringify(a.sections).length,
    );
    await open(page, longest?.path ?? "");
    expect((await listSheets(page)).length).toBeLessThanOrEqual(4);
    await page.evaluate(() => {
      window.print = () => {
        document.title = String(
          [...document.querySelectorAll<HTMLImageElement>("article img")].every((image) => image.complete),
        );
      };
    });
    await page.getByRole("button", { name: copy.print, exact: true }).click();
    await expect(page).toHaveTitle("true");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("region", { name: copy.parts.failed })).toHaveCSS("color", "rgb(0, 0, 0)");
  },
);
