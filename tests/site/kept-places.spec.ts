import { expect, hydrated, test } from "./fixtures.ts";

const long = "/Outdoor-Advertising-in-Raipur";

test("an address with an anchor leads to its section, though what lies before it isn't drawn yet", async ({
  page,
}) => {
  await page.goto(`${long}#prices`);
  await hydrated(page);
  await expect(page.locator("#prices-title")).toBeInViewport();
});

test("Back finds the place that was left, on a page whose sections are drawn as they come near", async ({
  page,
}) => {
  await page.goto(long);
  await hydrated(page);
  const link = page.locator("#prices").getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).not.toHaveURL(long);
  await page.goBack();
  await expect(page).toHaveURL(long);
  await expect(link).toBeInViewport();
});

test("the browser's own search finds words of sections that aren't drawn yet", async ({ page }) => {
  await page.goto(long);
  await hydrated(page);
  const words = await page.locator("footer p").last().textContent();
  expect(words).toBeTruthy();
  const found = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    words ?? "",
  );
  expect(found).toBe(true);
  await expect(page.getByText(words ?? "")).toBeInViewport();
});

test("on paper everything is drawn", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const undrawn = await page
    .locator("main *")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length);
  expect(undrawn).toBe(0);
});
