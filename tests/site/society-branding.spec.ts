import { readSite } from "../../app/data/site.server.ts";
import { readSocietyPage } from "../../app/pages/services/places/inventory/inventory-page.server.ts";
import { deep, expect, listSheets, open, test } from "./fixtures.ts";

const { service, facts, copy, societyCopy, societies, totalsTitle } = readSocietyPage();

test("the printed inventory is two sheets with how to book at the bottom", deep, async ({ page }) => {
  const { phone, email } = readSite();
  await open(page, service.path);
  const booking = page.getByText(societyCopy.kit.line).locator("..");
  await expect(booking).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(booking).toContainText(phone.shown);
  await expect(booking).toContainText(email);
  await expect(page.getByRole("article")).toHaveCount(societies.length);
  await expect(page.getByRole("region", { name: totalsTitle })).toBeVisible();
  await expect(page.getByRole("region", { name: facts.titles.title })).toContainText(facts.need);
  for (const part of [
    page.getByRole("contentinfo"),
    page.getByRole("navigation"),
    page.getByRole("heading", { name: service.enquiry.title }),
    page.getByRole("heading", { name: service.closing.title }),
    page.getByRole("link", { name: copy.enquireNow.label }),
  ])
    await expect(part).toHaveCount(0);
  expect(await listSheets(page)).toEqual(["594 × 841", "594 × 841"]);
});
