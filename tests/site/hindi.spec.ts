import { inLanguage } from "../../app/data/open-content.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { deep, expect, test } from "./fixtures.ts";

const english = readSite();
const hindi = inLanguage("hi", readSite);

test("The header leads to the same page in Hindi and back, with the service that a visitor came to ask about; the choice is remembered, and nobody is redirected", async ({
  page,
}) => {
  const name = readServices()[4]?.name ?? "";
  const query = `?${new URLSearchParams({ service: name })}`;
  const header = page.getByRole("banner");
  const hindiLink = header.getByRole("link", { name: english.otherLanguage, exact: true });
  await page.goto(`/Contact${query}`);
  await expect(hindiLink).not.toHaveAttribute("data-chosen");
  await hindiLink.click();
  await expect(page).toHaveURL(`/hi/Contact${query}`);
  await expect(page.locator("select[name=service]")).toHaveValue(name);
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await expect(hindiLink).toHaveAttribute("data-chosen");
  await page.goto("/hi");
  await header.getByRole("link", { name: hindi.otherLanguage, exact: true }).click();
  await expect(page).toHaveURL("/");
});

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
