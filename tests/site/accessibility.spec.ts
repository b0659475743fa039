import type { Page } from "@playwright/test";
import { listPaths } from "../../app/data/paths.server.ts";
import { planPath } from "../../app/data/paths.ts";
import { readInventoryCopy } from "../../app/data/places/inventory-copy.server.ts";
import { readPlanEntries } from "../../app/data/places/places.server.ts";
import { everyHindiPage, everyKindOfPage } from "../every-page.ts";
import { findViolations } from "../find-violations.ts";
import { deep, expect, open, test, waitUntilLaidOut } from "./fixtures.ts";

const [societyPath = ""] = listPaths("society");
const { bar, compare } = readInventoryCopy();

const quick = [{ width: 360, colorScheme: "light" }] as const;
const allSettings = [320, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const path of everyKindOfPage)
  test(`${path} can be used by everyone, on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectNothingFound(page, quick);
  });

for (const path of [...everyKindOfPage, ...everyHindiPage])
  test(`${path} can be used by everyone, at three widths, in both schemes`, deep, async ({ page }) => {
    await page.goto(path);
    await expectNothingFound(page, allSettings);
  });

test("the plan's page can be used by everyone with all its parts", async ({ page }) => {
  const [first, second, three] = readPlanEntries().map(({ slug }) => slug);
  await page.goto(`${planPath}?s=${first},${second},old-towers&with=${three}&weeks=4`);
  await page.getByRole("region", { name: compare.title, exact: true }).waitFor();
  await expectNothingFound(page, quick);
});

test("an inventory can be used by everyone while the plan's bar is shown", async ({ page }) => {
  await open(page, societyPath);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("region", { name: bar.title, exact: true }).waitFor();
  await expectNothingFound(page, quick);
});

async function expectNothingFound(
  page: Page,
  settings: readonly { width: number; colorScheme: "light" | "dark" }[],
): Promise<void> {
  for (const { width, colorScheme } of settings) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await waitUntilLaidOut(page);
    // Where the page stands after a change of width is chance, and the plan's bar may lie across half a link there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}
