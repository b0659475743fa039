import { readSite } from "../../app/data/site.server.ts";
import { parts } from "../../commands/machine.ts";
import { expect, inWholeBrowser, open, test } from "../site/fixtures.ts";
import { skipUnlessInstalled } from "../skip-unless-installed.ts";

test.skip(...skipUnlessInstalled(parts.fonts));

const { labels } = readSite();

/**
 * How a screenshot is held to the one before. Pictures are left out (they have their own tests), and another machine's
 * smoothing of letters is forgiven: what is held fast is where things stand, their sizes, colours and type.
 */
const comparison = { maxDiffPixelRatio: 0.02, threshold: 0.3, stylePath: "tests/deep/appearance.css" };

test.use({ ...inWholeBrowser, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const [window, scheme, use] of [
  ["phone", "light", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ["desktop", "dark", { viewport: { width: 1280, height: 800 } }],
] as const)
  test.describe(`on a ${window}`, () => {
    test.use(use);

    for (const [name, path] of [
      ["home", "/"],
      ["service", "/Outdoor-Advertising-in-Raipur"],
      ["contact", "/Contact"],
      ["article", "/Blog/What-is-Digital-Marketing"],
    ] as const)
      test(`the top of the ${name} page in the ${scheme} scheme looks as agreed`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await open(page, path);
        await expect(page).toHaveScreenshot(`${window}-${name}-${scheme}.png`, comparison);
      });

    test("the front page of the blog looks as agreed", async ({ page }) => {
      await open(page, "/Blog");
      await expect(page).toHaveScreenshot(`${window}-blog.png`, comparison);
    });

    test("the opened menu looks as agreed", async ({ page, isMobile }) => {
      await open(page, "/About");
      await page.getByRole("button", { name: isMobile ? labels.openMenu : "Services", exact: true }).click();
      await expect(page).toHaveScreenshot(`${window}-menu.png`, comparison);
    });

    test("a board of the inventory looks as agreed", async ({ page }) => {
      await open(page, "/Society-Branding-in-Raipur");
      const board = page.getByRole("article").first();
      await board.scrollIntoViewIfNeeded();
      await expect(board).toHaveScreenshot(`${window}-society.png`, comparison);
    });

    test("the footer's night looks as agreed", async ({ page }) => {
      await open(page, "/career");
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      await expect(footer).toHaveScreenshot(`${window}-footer.png`, comparison);
    });
  });
