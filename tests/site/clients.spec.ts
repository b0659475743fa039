import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { sliderOn } from "./slider-view.ts";

const page = readClientsPage();
const names = page.clients.map(({ name }) => name);

for (const path of ["/Clients", "/Welcome-page"]) {
  test(`${path} welcomes, shows every logo in a slider and all of them on the wall`, async ({
    page: view,
  }) => {
    await view.goto(path);
    await hydrated(view);
    await expect(view.getByRole("heading", { level: 1 })).toHaveText(page.title);
    await expect(view.getByText(page.text)).toBeVisible();
    const logos = sliderOn(view, page.slider).getByRole("img");
    await expect(logos).toHaveCount(names.length);
    const wall = view.getByRole("region", { name: page.wall.title }).getByRole("img");
    await expect(wall).toHaveCount(names.length);
    expect(await wall.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(names);
  });
}

test("every logo is a mark and a name in one colour", async ({ page: view }) => {
  await view.goto("/Clients");
  const wall = view.getByRole("region", { name: page.wall.title }).getByRole("img");
  for (const [index, name] of names.entries()) {
    const logo = wall.nth(index);
    await expect(logo).toHaveText(name);
    const colours = await logo.evaluate((node) =>
      [...node.querySelectorAll("svg, svg *, span")].flatMap((part) => {
        const { fill, stroke, color } = getComputedStyle(part);
        return part instanceof SVGElement ? [fill, stroke].filter((paint) => paint !== "none") : [color];
      }),
    );
    expect(new Set(colours).size).toBe(1);
  }
});

test("the wall's last cell is empty and asks for the visitor's own mark", async ({ page: view }) => {
  await view.goto("/Clients");
  await hydrated(view);
  const wall = view.getByRole("region", { name: page.wall.title });
  await wall.getByRole("link", { name: page.wall.yours.label }).click();
  await expect(view).toHaveURL(new RegExp(`${page.wall.yours.path}$`));
});

test("the second address says that /Clients is the first", async ({ page: view }) => {
  await view.goto("/Welcome-page");
  await expect(view).toHaveTitle(page.head.title);
  await expect(view.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/Clients$/);
});
