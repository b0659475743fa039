import { inLanguage } from "../../app/data/open-content.server.ts";
import { detectLanguage } from "../../app/data/paths.ts";
import { readPictureDescriptions } from "../../app/data/pictures.server.ts";
import { everyKindOfPage, everyPage } from "../every-page.ts";
import { deep, expect, test } from "./fixtures.ts";

const words = { en: readPictureDescriptions(), hi: inLanguage("hi", readPictureDescriptions) };

/** Runs in the page: what it says of its pictures, and which files the browser would choose. */
function readPictures(pictures: Element[]) {
  return pictures.flatMap((picture) => {
    const image = picture.querySelector("img");
    if (!image) return [];
    const sources = [...picture.querySelectorAll("source")];
    return {
      name: /\bph-([\w-]+)/.exec(image.className)?.[1] ?? image.className,
      alt: image.getAttribute("alt"),
      sized: Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0,
      eager: image.loading !== "lazy",
      urgent: image.getAttribute("fetchpriority") === "high",
      placeholder: getComputedStyle(image).backgroundImage.startsWith("linear-gradient"),
      hasDusk: new Set(sources.map(({ srcset }) => srcset.includes("-dusk"))).size === 2,
      dusk: sources.find(({ media }) => !media || matchMedia(media).matches)?.srcset.includes("-dusk"),
    };
  });
}

test.use({ javaScriptEnabled: false, expectedMessages: /404 \(Not Found\)/ });

for (const [description, paths, tags] of [
  ["one page of each kind", everyKindOfPage, {}],
  ["every page", everyPage, deep],
] as const)
  test(
    `each picture on ${description} has its description, its true size and its version by day and at dusk; the first loads at once, the others when needed`,
    tags,
    async ({ page }) => {
      let described = 0;
      for (const path of paths) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const pictures = await page.locator("main picture").evaluateAll(readPictures);
          expect(pictures.filter(({ eager }) => eager).length, path).toBeLessThanOrEqual(1);
          for (const { name, alt, sized, eager, urgent, placeholder, hasDusk, dusk } of pictures) {
            // Where the text beside it says the same, a picture has none.
            expect([words[detectLanguage(path)].get(name)?.alt, ""], `${path} ${name}`).toContain(alt);
            if (alt) described += 1;
            expect([sized, placeholder, urgent], `${path} ${name}`).toEqual([true, true, eager]);
            if (hasDusk) expect(dusk, `${path} ${name}`).toBe(colorScheme === "dark");
          }
        }
      }
      expect(described).toBeGreaterThan(paths.length);
    },
  );
