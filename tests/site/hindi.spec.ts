import { inLanguage } from "../../app/data/open-content.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { deep, expect, test } from "./fixtures.ts";

const english = readSite();
const hindi = inLanguage("hi", () => ({ site: readSite(), home: readHomePage() }));

test("The header leads to the same page in Hindi and back; the choice is remembered, and nobody is redirected", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const hindiLink = header.getByRole("link", { name: english.otherLanguage, exact: true });
  await expect(hindiLink).not.toHaveAttribute("data-chosen");
  await hindiLink.click();
  await expect(page).toHaveURL("/hi");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi.home.hero.title);
  await page.goto("/Contact");
  await expect(page).toHaveURL("/Contact");
  await expect(hindiLink).toHaveAttribute("data-chosen");
  await page.goto("/hi");
  await header.getByRole("link", { name: hindi.site.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
});

test(
  "The service that a visitor came to ask about stays selected in the other language",
  deep,
  async ({ page }) => {
    const name = readServices()[4]?.name ?? "";
    const query = `?${new URLSearchParams({ service: name })}`;
    await page.goto(`/Contact${query}`);
    const word = english.otherLanguage;
    await page.getByRole("banner").getByRole("link", { name: word, exact: true }).click();
    await expect(page).toHaveURL(`/hi/Contact${query}`);
    await expect(page.locator("select[name=service]")).toHaveValue(name);
  },
);

test("Pages in Hindi fetch a typeface for it, and pages in English don’t", deep, async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  const fetched = (name: string) => fonts.some((url) => url.includes(name));
  await page.goto("/");
  await expect.poll(() => fetched("bricolage-text")).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(fetched("anek-text")).toBe(false);
  await page.goto("/hi");
  await expect.poll(() => fetched("anek-text")).toBe(true);
});
