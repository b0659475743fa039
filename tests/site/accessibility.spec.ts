import { listPaths } from "../../app/data/paths.server.ts";
import { readPlaceSummaries } from "../../app/data/places/places.server.ts";
import { planPath } from "../../app/plan/plan-address.ts";
import { readPlanCopy } from "../../app/plan/plan-copy.server.ts";
import { everyHindiPage, everyKindOfPage } from "../every-page.ts";
import { expectUsable } from "./expect-usable.ts";
import { deep, open, test } from "./fixtures.ts";

const [societyPath = ""] = listPaths("society");
const { bar, compare } = readPlanCopy();

const allSettings = [320, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const path of [...everyKindOfPage, ...everyHindiPage])
  test(`${path} can be used by everyone, at three widths, in both schemes`, deep, async ({ page }) => {
    await page.goto(path);
    await expectUsable(page, allSettings);
  });

test("the plan's page can be used by everyone with all its parts", async ({ page }) => {
  const [first, second, three] = readPlaceSummaries().map(({ slug }) => slug);
  await page.goto(`${planPath}?s=${first},${second},old-towers&with=${three}&weeks=4`);
  await page.getByRole("region", { name: compare.title, exact: true }).waitFor();
  await expectUsable(page);
});

test("an inventory can be used by everyone while the plan's bar is shown", async ({ page }) => {
  await open(page, societyPath);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("region", { name: bar.title, exact: true }).waitFor();
  await expectUsable(page);
});
