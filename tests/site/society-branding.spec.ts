import type { Locator } from "@playwright/test";
import { readSite } from "../../app/data/site.server.ts";
import { readSocietyPage } from "../../app/pages/services/places/inventory/inventory-page.server.ts";
import { expect, listSheets, open, test } from "./fixtures.ts";

const screen = readSocietyPage();
const { service, facts, copy: shared, societyCopy: copy, societies, inventory, totalsTitle } = screen;
const { card } = copy;

test.beforeEach(({ page }) => open(page, "/Society-Branding-in-Raipur"));

test("every society shows its facts, and they add up to the totals", async ({ page }) => {
  const enquireNow = page.getByRole("main").getByRole("link", { name: shared.enquireNow.label, exact: true });
  await expect(enquireNow).toHaveAttribute("href", "/Contact?service=Society+Branding");
  const strip = page.getByRole("region", { name: totalsTitle });
  for (const [label, sum] of [
    [copy.totals.societies, societies.length],
    [copy.totals.people, societies.reduce((sum, { people }) => sum + people, 0)],
    [copy.totals.flats, societies.reduce((sum, { flats }) => sum + flats, 0)],
  ] as const)
    await expect(findFact(strip, label)).toHaveText(sum.toLocaleString("en-IN"));

  const list = page.getByRole("region", { name: inventory.title });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(societies.map(({ name }) => name));
  for (const society of societies) {
    const article = page.getByRole("article", { name: society.name, exact: true });
    await expect(article.getByText(society.address, { exact: true })).toBeVisible();
    await expect(article.getByText(society.blurb)).toBeVisible();
    await expect(article.getByRole("heading", { level: 4 })).toHaveText([card.society, card.media]);
    for (const [label, value] of [
      [card.people, society.peopleText],
      [card.flats, String(society.flats)],
      [society.units.label, society.units.text],
      [card.board, society.board],
      [card.size, society.size],
      [card.visibility, society.visibility],
    ] as const)
      await expect(findFact(article, label), `${label} of ${society.name}`).toHaveText(value);
    const link = article.getByRole("link", { name: shared.enquireNow.label });
    await expect(link).toHaveAccessibleName(new RegExp(society.name));
    const target = new URL((await link.getAttribute("href")) ?? "", page.url());
    expect(target.pathname).toBe("/Contact");
    const parameters = Object.fromEntries(target.searchParams);
    expect(parameters).toEqual({ society: society.name, service: "Society Branding" });
  }
});

test("the printed page is two sheets with how to book at the bottom", async ({ page }) => {
  const { phone, email } = readSite();
  const booking = page.getByText(copy.kit.line).locator("..");
  await expect(booking).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(booking).toContainText(phone.shown);
  await expect(booking).toContainText(email);
  await expect(page.getByRole("article")).toHaveCount(societies.length);
  await expect(page.getByRole("region", { name: totalsTitle })).toBeVisible();
  await expect(page.getByRole("region", { name: facts.titles.title })).toContainText(facts.need);
  for (const selector of [
    page.getByRole("contentinfo"),
    page.getByRole("navigation"),
    page.getByRole("heading", { name: service.enquiry.title }),
    page.getByRole("heading", { name: service.closing.title }),
    page.getByRole("link", { name: shared.enquireNow.label }),
  ])
    await expect(selector).toHaveCount(0);
  expect(await listSheets(page)).toEqual(["594 × 841", "594 × 841"]);
});

/** What stands beside a fact's name. */
function findFact(region: Locator, name: string): Locator {
  return region.getByText(name, { exact: true }).locator("xpath=following-sibling::dd[1]");
}
