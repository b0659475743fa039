import { readPlaceSummaries } from "../../app/data/places/places.server.ts";
import { readPlanPage } from "../../app/pages/services/plan/plan-page.server.ts";
import { planPath } from "../../app/plan/plan-address.ts";
import { deep, expect, hydrated, inWholeBrowser, open, test } from "./fixtures.ts";

test.use(inWholeBrowser);

const long = "/Outdoor-Advertising-in-Raipur";

test(
  "an address with an anchor leads to its section, and Back returns to the same place, even before the sections above are drawn",
  deep,
  async ({ page }) => {
    await open(page, `${long}#prices`);
    await expect(page.locator("#prices-title")).toBeInViewport();
    await open(page, long);
    const link = page.locator("#prices").getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).not.toHaveURL(long);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(long);
    await expect(link).toBeInViewport();
  },
);

test(
  "the browser's own search finds words in sections that aren't drawn yet, and on paper everything is drawn",
  deep,
  async ({ page }) => {
    await open(page, long);
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
  },
);

test("Back brings a plan back as it was left: what was typed, the place on the page, without loading it again", async ({
  page,
}) => {
  const note = page.getByLabel(readPlanPage().copy.when.note);
  await open(page, `${planPath}?s=${readPlaceSummaries()[0]?.slug}`);
  await hydrated(note);
  await note.fill("For our school.");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL("/About");
  await page.goBack({ waitUntil: "commit" });
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(note).toHaveValue("For our school.");
});
