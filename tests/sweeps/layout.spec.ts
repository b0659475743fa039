import { everyPage, nowhere } from "../every-page.ts";
import { expect, test } from "../site/fixtures.ts";

const widths = [320, 375, 480, 640, 767, 768, 900, 1024, 1280, 1440, 1920, 2560];

test.use({ expectedMessages: /404 \(Not Found\)/ });

for (const path of [...everyPage, nowhere]) {
  test(`${path} fits every window from 320 to 2560 px without scrolling sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const tooWide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scroll > width) tooWide.push(`${width}: ${scroll}`);
    }
    expect(tooWide).toEqual([]);
  });
}
