import type { Page } from "@playwright/test";
import { readServices } from "../../app/data/services.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const [, service] = readServices();
const { name = "", path = "" } = service ?? {};

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.moved = "";
      const transition = start(update as ViewTransitionUpdateCallback);
      transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset.moved = moved.join(" ");
      });
      return transition;
    };
  }),
);

/** The link of a card with one picture. */
async function chooseService(page: Page): Promise<void> {
  await page.goto("/Services");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(path);
}

test("the picture of a chosen service becomes the opening picture of its page", async ({ page }) => {
  await chooseService(page);
  await expect(page.locator("html")).toHaveAttribute("data-moved", /::view-transition-group\(hero\)/);
});

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a chosen service's page is there at once", async ({ page }) => {
    await chooseService(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  });
});

test("a page whose link has no picture is there at once", async ({ page }) => {
  await page.goto("/Services");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/About");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
});
