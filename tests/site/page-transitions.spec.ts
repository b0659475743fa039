import { readServices } from "../../app/data/services.server.ts";
import { expect, open, test } from "./fixtures.ts";

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

test("the picture of a chosen service becomes the opening picture of its page", async ({ page }) => {
  await open(page, "/Services");
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("html")).toHaveAttribute("data-moved", /::view-transition-group\(hero\)/);
});

test("a page is there at once where its link has no picture, and for those who want less motion", async ({
  page,
}) => {
  for (const [motion, link] of [
    ["no-preference", page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true })],
    ["reduce", page.getByRole("main").getByRole("link", { name })],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, "/Services");
    await link.click();
    await expect(page).not.toHaveURL("/Services");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  }
});
