import { expect, hydrated, test } from "./fixtures.ts";

const long = "/Outdoor-Advertising-in-Raipur";

test("an address with an anchor leads to its section, and Back returns to the same place, even before the sections above are drawn", async ({
  page,
}) => {
  await page.goto(`${long}#prices`);
  await hydrated(page);
  await expect(page.locator("#prices-title")).toBeInViewport();
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

test("the browser's own search finds words in sections that aren't drawn yet, and on paper everything is drawn", async ({
  page,
}) => {
  await page.goto(long);
  await hydrated(page);
  const lastParagraph = page.locator("footer p").last();
  const words = (await lastParagraph.textContent()) ?? "";
  expect(words).not.toBe("");
  const match = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    words,
  );
  expect(match).toBe(true);
  await expect(lastParagraph).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  const undrawnCount = await page
    .locator("main *")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility !== "visible").length,
    );
  expect(undrawnCount).toBe(0);
});
