import { expect } from "vitest";
import type { Target } from "../visitors/visitor.ts";
import { application, article, blog, present, site } from "./copy.ts";
import type { Journey } from "./journeys.ts";

const newestFirst = blog.titles.slice().reverse();
const career = present(
  site.footer.pages.find(({ path }) => path === "/career"),
  "the jobs among the footer's pages",
);
const footer: Target = { role: "contentinfo" };

/** Of running text, in px. */
const lineHeight = 27;

export const readingJourneys: Journey[] = [
  {
    title: "the blog's search narrows the list to the titles that hold the text",
    width: 360,
    async walk(visitor) {
      const found: Target = { role: "link", within: { role: "region", name: blog.recent } };
      const withSeo = newestFirst.filter((title) => title.includes("SEO"));
      await visitor.open("/Blog");
      expect(await visitor.texts(found)).toEqual(newestFirst);
      await visitor.type({ role: "searchbox", name: blog.searchLabel }, "seo");
      await visitor.eventually(() => visitor.texts(found), withSeo);
    },
  },
  {
    title: "after dark the page is dark, its words are light and its picture is the dusk one",
    width: 360,
    settings: { dark: true },
    async walk(visitor) {
      await visitor.open("/");
      const { ground, ink, picture } = await visitor.evaluate(lookAtColours);
      expect(ground).toBeLessThan(0.2);
      expect(ink).toBeGreaterThan(0.7);
      expect(picture).toContain("-dusk");
    },
  },
  {
    title:
      "Back leads to the page before and to the place where one left it, however its address was spelled",
    width: 1280,
    async walk(visitor) {
      for (const path of ["/About", "/about/"]) {
        const link: Target = { role: "link", name: career.label, within: footer };
        await visitor.open(path);
        await visitor.bring(link);
        const left = await visitor.evaluate(() => Math.round(scrollY));
        expect(left).toBeGreaterThan(500);
        await visitor.click(link);
        await visitor.expectPath("/career");
        await visitor.expectSeen({ role: "button", name: application.button });
        await visitor.back();
        await visitor.expectPath(path.replace(/\/$/, ""));
        // What lies above is laid out anew as it comes near: a line more or less is the same place.
        await visitor.eventually(
          async () => Math.abs((await visitor.evaluate(() => scrollY)) - left) < lineHeight,
          true,
        );
      }
    },
  },
  {
    title: "an article is printed as its text alone",
    width: 1280,
    async walk(visitor) {
      await visitor.open(article.path);
      await visitor.expectSeen(footer);
      await visitor.printOut();
      await visitor.expectSeen({ role: "heading", name: article.title });
      for (const { title } of article.contents) await visitor.expectSeen({ role: "heading", name: title });
      for (const role of ["contentinfo", "navigation", "complementary", "searchbox"])
        await visitor.expectSeen({ role }, false);
      expect((await visitor.evaluate(lookAtColours)).ground).toBeGreaterThan(0.9);
    },
  },
];

/** Runs in the page: how bright the ground and the letters are, from 0 to 1, and the first picture's file. */
function lookAtColours(): { ground: number; ink: number; picture: string } {
  const brightness = (colour: string) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const { backgroundColor } = getComputedStyle(document.body);
  const root = getComputedStyle(document.documentElement);
  const transparent = backgroundColor === "rgba(0, 0, 0, 0)" || backgroundColor === "transparent";
  return {
    ground: brightness(transparent ? root.backgroundColor : backgroundColor),
    ink: brightness(getComputedStyle(document.body).color),
    picture: document.querySelector<HTMLImageElement>("main picture > img")?.currentSrc ?? "",
  };
}
