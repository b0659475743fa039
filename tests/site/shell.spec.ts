import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { deep, expect, open, test, waitForTypeface } from "./fixtures.ts";

const { labels } = readSite();

test("the chat is within reach wherever a visitor is on a page, also on a phone on its side", async ({
  page,
}) => {
  await open(page, "/About");
  const chat = page
    .getByRole("complementary", { name: labels.corner })
    .getByRole("link", { name: labels.chat });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [342, 192],
    [1366, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const top of [0, 1500]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect(chat, `${width} × ${height}, from ${top}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("whatever Tab focuses is clear of the button to the top", deep, async ({ page }) => {
  await open(page, "/");
  await waitForTypeface(page);
  const up = page.locator("aside a", { hasText: /^$/ });
  const foot = page.getByRole("contentinfo");
  for (;;) {
    await page.keyboard.press("Tab");
    if (await foot.evaluate((element) => element.contains(document.activeElement))) break;
    const coveredWords = await up.evaluate((link) => {
      const focused = document.activeElement as HTMLElement;
      const box = focused.getBoundingClientRect();
      const ringWidth = 6;
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isBeside = left >= box.right + ringWidth || right <= box.left - ringWidth;
      const isCovered = !isBeside && top < box.bottom + ringWidth && bottom > box.top - ringWidth;
      return isCovered && link.checkVisibility({ visibilityProperty: true }) ? focused.innerText : undefined;
    });
    expect(coveredWords).toBeUndefined();
  }
});

test("past 300 px a button scrolls smoothly back to the top", deep, async ({ page }) => {
  await open(page, "/About");
  const up = page.getByRole("link", { name: labels.toTop });
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(up).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  // How many places it passes depends on the machine; what it asks of the browser doesn't.
  await page.evaluate(() => {
    const { scrollTo } = window;
    window.scrollTo = ((options: ScrollToOptions) => {
      document.title = options.behavior ?? "";
      scrollTo(options);
    }) as typeof window.scrollTo;
  });
  await up.click();
  await expect(page).toHaveTitle("smooth");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();
});

test("a link leads to the top of its page, whose title it has, and the first press of Tab offers to skip its header", async ({
  page,
}) => {
  await open(page, "/About");
  const title = await page.title();
  await page.getByRole("contentinfo").getByRole("link", { name: "Print Media" }).click();
  await expect(page).toHaveURL("/Print-Media-in-Raipur");
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: labels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test(
  "the picture of a chosen service becomes the opening picture of its page; any other page appears at once, and every page where less motion is preferred",
  deep,
  async ({ page }) => {
    /** Writes down on the next page what moves between the two; nothing where it appears at once. */
    await page.addInitScript(() =>
      addEventListener("pagereveal", async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => undefined);
        const moves = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        document.documentElement.dataset.moved = moves
          .map(({ pseudoElement }) => pseudoElement ?? "")
          .filter((name) => name.startsWith("::view-transition"))
          .join(" ");
      }),
    );
    const service = page.getByRole("main").getByRole("link", { name: readServices()[1]?.name ?? "" });
    const about = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
    for (const [reducedMotion, link, moved] of [
      ["no-preference", service, /::view-transition-group\(hero\)/],
      ["no-preference", about, ""],
      ["reduce", service, ""],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, "/Services");
      await link.click();
      await expect(page).not.toHaveURL("/Services");
      await expect(page.locator("html")).toHaveAttribute("data-moved", moved);
    }
  },
);
