import { readServices } from "../../app/data/services.server.ts";
import { anyWidth, expect, hydrated, test } from "./fixtures.ts";

const [, service] = readServices();

test(
  "the picture of a chosen service becomes the opening picture of its page",
  anyWidth,
  async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update as ViewTransitionUpdateCallback);
        transition.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          document.documentElement.dataset.moved = moved.join(" ");
        });
        return transition;
      };
    });
    await page.goto("/Services");
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: service?.name ?? "" })
      .click();
    await expect(page).toHaveURL(service?.path ?? "");
    await expect(page.locator("html")).toHaveAttribute("data-moved", /::view-transition-group\(hero\)/);
  },
);
