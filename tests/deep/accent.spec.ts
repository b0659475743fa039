import type { Page } from "@playwright/test";
import { listPaths } from "../../app/data/paths.server.ts";
import { planPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readColour } from "../../pipeline/vite-shared.ts";
import { expect, hydrated, test } from "../site/fixtures.ts";

const accent = formatRgb(readColour("marigold"));
const newAccent = "rgb(1, 128, 254)";

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", ...listPaths("society"), planPath, "/Contact", "/Blog/SEO-Optimization"])
  test(`The brand's accent is changed in one place, and everything drawn on ${path} follows, in light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    // As a change of the line in `tokens.css` would: nothing is ordered after the layers.
    await page.addStyleTag({ content: `:root { --c-marigold: ${newAccent} }` });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await listPainted(page, accent), colorScheme).toEqual([]);
      const contact = page.getByRole("banner").getByRole("link", { name: readSite().contactAction.label });
      await expect(contact).toHaveCSS("background-color", newAccent);
    }
  });

/** What is painted in a colour, down to what stands before and after an element; clients' posters have colours of their own. */
function listPainted(page: Page, colour: string): Promise<string[]> {
  return page.evaluate((accent) => {
    const properties = /(^|-)(color|shadow|fill|stroke)$|^background-image$|^border-image-source$/;
    const painted: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest('[fill^="#"], [color^="#"]')) continue;
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") continue;
        for (const property of style)
          if (properties.test(property) && style.getPropertyValue(property).includes(accent))
            painted.push(`${element.tagName}${part} ${property}`);
      }
    }
    return painted;
  }, colour);
}

function formatRgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)).join(", ")})`;
}
