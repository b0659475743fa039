import { everyHindiPage, everyKindOfPage } from "../every-page.ts";
import { expectUsable } from "./expect-usable.ts";
import { deep, test } from "./fixtures.ts";

const allSettings = [320, 768, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const path of [...everyKindOfPage, ...everyHindiPage])
  test(`${path} can be used by everyone, at three widths, in both schemes`, deep, async ({ page }) => {
    await page.goto(path);
    await expectUsable(page, allSettings);
  });
