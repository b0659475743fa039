import AxeBuilder from "@axe-core/playwright";
import { canonicalPaths } from "../../app/data/paths.server.ts";
import { hasASister, nowhere } from "../every-page.ts";
import { expect, test } from "../site/fixtures.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const views = [
  { width: 320, colorScheme: "light" },
  { width: 768, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const [index, path] of [...canonicalPaths, nowhere].entries()) {
  // Pages that are made alike differ in their words: each is looked at in one of the three ways, in turn.
  const ways = hasASister(path) ? views.slice(index % 3, (index % 3) + 1) : views;
  const how = ways.map(({ width, colorScheme }) => `${width} px ${colorScheme}`).join(", ");
  test(`${path} can be used by everyone: axe finds nothing (${how})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.locator("iframe")).toHaveCount(0);
    for (const { width, colorScheme } of ways) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // What passes needn't be described, and no page holds a frame: both spare axe most of its time.
      const { violations } = await new AxeBuilder({ page })
        .options({ runOnly: rules, resultTypes: ["violations"] })
        .setLegacyMode()
        .analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${width} ${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
      expect(found).toEqual([]);
    }
  });
}
