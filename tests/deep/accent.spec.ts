import type { Page } from "@playwright/test";
import { readPaths } from "../../app/data/paths.server.ts";
import { planPath } from "../../app/data/paths.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readColour } from "../../commands/read-colour.ts";
import { words } from "../../desk/words.ts";
import { test as deskTest } from "../site/desk/fixtures.ts";
import { expect, hydrated, test } from "../site/fixtures.ts";

const accent = inRgb(readColour("marigold"));
const anotherAccent = "rgb(1, 128, 254)";
const changed = { bypassCSP: true, contextOptions: { reducedMotion: "reduce" } } as const;

const painted = {
  "/": ["background-color", "background-image", "color", "fill", "stroke", "text-decoration-color"],
  [readPaths().societyPath ?? ""]: ["background-color", "background-image", "color", "fill"],
  [planPath]: ["background-color", "background-image", "color"],
  "/Contact": ["background-color", "background-image", "color"],
  "/Blog/SEO-Optimization": ["background-color", "background-image", "text-decoration-color"],
};

test.describe("The brand's accent is changed in one place,", () => {
  test.use(changed);

  for (const [path, properties] of Object.entries(painted))
    for (const scheme of ["light", "dark"] as const)
      test(`and all that is drawn on ${path} follows, in the ${scheme} scheme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(path);
        await hydrated(page);
        await changeAccent(page);
        expect(await whatIsPainted(page, accent)).toEqual([]);
        const now = (await whatIsPainted(page, anotherAccent)).map(({ property }) => property);
        expect([...new Set(now)]).toEqual(expect.arrayContaining(properties));
        await expect(
          page.getByRole("banner").getByRole("link", { name: readSite().contactAction.label }),
        ).toHaveCSS("background-color", anotherAccent);
      });
});

deskTest.describe("The brand's accent is changed in one place,", () => {
  deskTest.use(changed);

  deskTest("and the desk follows", async ({ page, desk, context }) => {
    await page.goto("/desk/");
    await page.getByRole("button", { name: words.signIn.button }).waitFor();
    await changeAccent(page);
    expect(await whatIsPainted(page, accent)).toEqual([]);
    await desk.signIn(context, "Tara", "owner");
    await page.goto("/desk/");
    await page.getByRole("navigation").first().waitFor();
    await changeAccent(page);
    expect(await whatIsPainted(page, accent)).toEqual([]);
    expect((await whatIsPainted(page, anotherAccent)).map(({ property }) => property)).toContain(
      "background-image",
    );
  });
});

/** As a change of the line in `tokens.css` would: nothing is ordered after the layers. */
async function changeAccent(page: Page): Promise<void> {
  await page.addStyleTag({ content: `:root { --c-marigold: ${anotherAccent} }` });
}

/** What is painted in a colour, down to what stands before and after an element; clients' posters have colours of their own. */
function whatIsPainted(page: Page, colour: string): Promise<{ element: string; property: string }[]> {
  return page.evaluate((wanted) => {
    const properties = [
      "color",
      "background-color",
      "background-image",
      "border-block-start-color",
      "border-block-end-color",
      "border-inline-start-color",
      "border-image-source",
      "box-shadow",
      "fill",
      "stroke",
      "stop-color",
      "text-decoration-color",
      "outline-color",
    ];
    const found: { element: string; property: string }[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest('[fill^="#"], [color^="#"]')) continue;
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") continue;
        for (const property of properties)
          if (style.getPropertyValue(property).includes(wanted))
            found.push({ element: element.tagName + part, property });
      }
    }
    return found;
  }, colour);
}

function inRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
