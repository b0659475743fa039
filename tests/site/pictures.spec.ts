import { readPaths } from "../../app/data/paths.server.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { parsedPage } from "./parsed-page.ts";

const { canonicalPaths } = readPaths();

test.describe("As the server sends it", () => {
  test.use({ javaScriptEnabled: false });

  test("every picture has words, true sizes, and loads when it is needed, the first one at once", async ({
    page,
  }) => {
    let seen = 0;
    for (const path of canonicalPaths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const pictures = await page
        .getByRole("main")
        .locator("picture > img")
        .evaluateAll((images) =>
          images.map((image) => ({
            src: image.getAttribute("src") ?? "",
            alt: image.getAttribute("alt"),
            sized: Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0,
            loading: image.getAttribute("loading"),
            priority: image.getAttribute("fetchpriority"),
            placeholder: getComputedStyle(image).backgroundImage.startsWith("linear-gradient"),
          })),
        );
      seen += pictures.length;
      const eager = pictures.filter(({ loading }) => loading !== "lazy");
      expect(eager.length, path).toBeLessThanOrEqual(1);
      for (const { src, priority } of eager) expect(priority, `${path} ${src}`).toBe("high");
      for (const { src, alt, sized, placeholder } of pictures) {
        expect(alt, `${path} ${src}`).not.toBeNull();
        expect(sized, `${path} ${src}`).toBe(true);
        expect(placeholder, `${path} ${src}`).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(canonicalPaths.length);
  });
});

for (const scheme of ["light", "dark"] as const)
  test.describe(`In the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    test("every picture that has a dusk version shows it after dark, and none in daylight", async ({
      page,
      request,
    }) => {
      let seen = 0;
      for (const path of canonicalPaths) {
        const shown = await parsedPage({ page, request }, path, (document) =>
          [...document.querySelectorAll("picture")]
            .map((picture) => [...picture.querySelectorAll("source")])
            .filter((sources) => new Set(sources.map(({ srcset }) => srcset.includes("-dusk"))).size === 2)
            .map((sources) => sources.find(({ media }) => !media || matchMedia(media).matches)?.srcset),
        );
        seen += shown.length;
        for (const chosen of shown)
          expect(chosen?.includes("-dusk"), `${path} ${chosen}`).toBe(scheme === "dark");
      }
      expect(seen).toBeGreaterThan(0);
    });
  });

test("a picture far below is not asked for until the visitor comes near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/Services");
  await hydrated(page);
  const last = page.getByRole("main").locator("picture > img").last();
  const name = (await last.getAttribute("src"))?.replace(/-\d+\.webp$/, "") ?? "none";
  expect(asked.some((path) => path.startsWith(name))).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((path) => path.startsWith(name))).toBe(true);
});
