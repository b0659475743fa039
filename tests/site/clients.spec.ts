import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { expect, open, test } from "./fixtures.ts";
import { sliderOn } from "./slider-view.ts";

const copy = readClientsPage();
const names = copy.clients.map(({ name }) => name);

for (const path of ["/Clients", "/Welcome-page"])
  test(`${path} shows every client's mark, in a slider and on a wall`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.title);
    await expect(page.getByText(copy.text)).toBeVisible();
    await expect(sliderOn(page, copy.slider).getByRole("img")).toHaveCount(names.length);
    const wall = page.getByRole("region", { name: copy.wall.title });
    await expect(wall.getByRole("img")).toHaveText(names);
    for (const [index, logo] of (await wall.getByRole("img").all()).entries()) {
      await expect(logo).toHaveAccessibleName(names[index] ?? "");
      const colours = await logo.evaluate((node) =>
        [...node.querySelectorAll("svg, svg *, span")].flatMap((part) => {
          const { fill, stroke, color } = getComputedStyle(part);
          return part instanceof SVGElement ? [fill, stroke].filter((paint) => paint !== "none") : [color];
        }),
      );
      expect(new Set(colours).size, names[index]).toBe(1);
    }
    await wall.getByRole("link", { name: copy.wall.yours.label }).click();
    await expect(page).toHaveURL(new RegExp(`${copy.wall.yours.path}$`));
  });
