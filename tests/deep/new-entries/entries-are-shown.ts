import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readArticles } from "../../../app/data/articles.server.ts";
import { onMap } from "../../../app/data/city.server.ts";
import { readClients } from "../../../app/data/clients.server.ts";
import { inWords } from "../../../app/data/content-numbers.server.ts";
import { readServices } from "../../../app/data/services.server.ts";
import { readSocieties } from "../../../app/pages/services/places/societies.server.ts";

/**
 * What is promised to whoever adds to `content/` alone.
 * @param copy the folder of the project that was built with what `addEntries` adds
 * @param said what the build printed
 */
export function entriesAreShown(copy: () => string, said: () => string): void {
  describe("Files in content alone add", () => {
    test("what the build accepts", () => {
      expect(said()).toMatch(/^Built: \d+ pages/m);
    });

    test("an article of 300 words with “solutions” in it, published with advice from the build and from the checks", () => {
      const { status, stdout } = spawnSync("node", ["commands/check-content.ts"], {
        cwd: copy(),
        encoding: "utf8",
      });
      expect(status).toBe(0);
      for (const told of [said(), stdout]) {
        const advice = told
          .split("\n")
          .filter((line) => line.startsWith("  content/blog/A-Board-For-Every-Lane.md:"));
        for (const wanted of [
          /text: the article has 3\d\d words; 900/,
          /text: “solutions” fits/,
          /text: name two sources/,
        ])
          expect(advice).toContainEqual(expect.stringMatching(wanted));
      }
    });

    test("what the checks of content find nothing wrong with", () => {
      const { status, stdout, stderr } = spawnSync(
        path.resolve("node_modules/.bin/vitest"),
        ["run", "--project", "unit", "app/content.test.ts", "societies.server", "tests/pictures.test.ts"],
        { cwd: copy(), env: { ...process.env, NODE_ENV: "test" }, encoding: "utf8" },
      );
      expect(status, `${stdout}${stderr}`.slice(-4000)).toBe(0);
    });

    test("an article, with a page, a card, a line in the lists, in sitemap and feed", () => {
      expect(page("/Blog/A-Board-For-Every-Lane")).toContain("<h1>A Board for Every Lane</h1>");
      expect(page("/Blog")).toContain("A Board for Every Lane");
      expect(page("/Blog/Keyword-Research")).toContain('href="/Blog/A-Board-For-Every-Lane"');
      for (const file of ["sitemap.xml", "feed.xml"])
        expect(builtFile(file), file).toContain("/Blog/A-Board-For-Every-Lane");
    });

    test("a cover of any name, shown in link previews", () => {
      const [, share = ""] =
        /property="og:image" content="[^"]*\/(pictures\/lanes-of-the-market-\w+-share\.jpg)"/.exec(
          page("/Blog/A-Board-For-Every-Lane"),
        ) ?? [];
      expect(existsSync(path.join(copy(), "build/client", share || "none"))).toBe(true);
    });

    test("an eleventh card, which moves the sixth to the blog's second page", () => {
      const titles = (address: string) =>
        [...page(address).matchAll(/<article[^>]*>.*?<h[23]><a[^>]*>(.*?)<\/a>/gs)].map(([, title]) => title);
      const cards = titles("/Blog").slice(-6);
      expect(cards[0]).toBe("A Board for Every Lane");
      expect(cards).toHaveLength(6);
      expect(titles("/Blog/2")).toHaveLength(Math.min(6, readArticles().length - 5));
      expect(titles("/Blog/2").filter((title) => cards.includes(title))).toEqual([]);
    });

    test("nothing of a draft", () => {
      expect(existsSync(path.join(copy(), "build/client/Blog/Half-Written/index.html"))).toBe(false);
      for (const file of ["Blog/index.html", "sitemap.xml", "feed.xml"])
        expect(builtFile(file)).not.toContain("Half-Written");
    });

    test("a page of words alone, in the sitemap", () => {
      expect(page("/Terms-of-a-Trial")).toMatch(/<h1[^>]*>Our terms<\/h1>/);
      expect(page("/Terms-of-a-Trial")).toContain('<h2 id="what-we-ask">What we ask</h2>');
      expect(builtFile("sitemap.xml")).toContain("/Terms-of-a-Trial</loc>");
    });

    test("a service page, in the menu, on the Services page and in the enquiry form", () => {
      expect(page("/Lamp-Post-Boards")).toMatch(/<h1[^>]*>Lamp Post Boards<\/h1>/);
      for (const path of ["/", "/Services", "/404"])
        expect(page(path), path).toContain('href="/Lamp-Post-Boards"');
      expect(page("/Contact")).toContain("Lamp Post Boards</option>");
    });

    test("a client, on the wall and among the home page's logos", () => {
      for (const path of ["/Clients", "/Welcome-page", "/"])
        expect(page(path), path).toContain("Lakshya Sweets");
    });

    test("a society, drawn, and added up in the totals", () => {
      expect(page("/Society-Branding-in-Raipur")).toContain("A Society of a Trial");
      expect(page("/Society-Branding-in-Raipur")).toContain(
        (readSocieties().reduce((sum, { people }) => sum + people, 0) + 100).toLocaleString("en-IN"),
      );
    });

    test("the society's own page, with link preview and template, in the sitemap, in the lists and at its place on the map", () => {
      const own = "/societies/a-society-of-a-trial";
      expect(page(own)).toMatch(/<h1[^>]*>A Society of a Trial<\/h1>/);
      const files = [
        ...page(own).matchAll(/(?:og:image" content="https?:\/\/[^/]+|href=")(\/artwork\/[^"]+)"/g),
      ];
      expect(files.map(([, file]) => file)).toEqual(
        ["jpg", "pdf", "svg"].map((kind) => `/artwork/a-society-of-a-trial.${kind}`),
      );
      for (const [, file = ""] of files)
        expect(existsSync(path.join(copy(), "build/client", file)), file).toBe(true);
      for (const file of ["sitemap.xml", "boards.csv", "plan/index.html"])
        expect(builtFile(file), file).toContain("a-society-of-a-trial");
      const number = readSocieties().length + 1;
      expect(page("/boards")).toMatch(
        new RegExp(
          `<a href="${own}" aria-label="${number}: A Society of a Trial"[^>]*><g transform="translate\\(${onMap([21.26, 81.61])}\\)"`,
        ),
      );
    });

    test("numbers that stand in running text", () => {
      expect(page("/Clients")).toContain(`All ${inWords(readClients().length + 1)} are samples`);
      expect(page("/Services")).toContain(`${capital(inWords(readServices().length + 1))} crafts, one table`);
      expect(page("/Blog")).toContain(`${capital(inWords(readArticles().length + 1))} plain articles`);
      expect(page("/Society-Branding-in-Raipur")).toContain(
        `The ${inWords(readSocieties().length + 1)} sample societies in figures`,
      );
    });

    test("pictures in PNG and JPEG, shown as AVIF and WebP", () => {
      for (const [path, name] of [
        ["/Blog/A-Board-For-Every-Lane", "lanes-of-the-market"],
        ["/Lamp-Post-Boards", "lamp-post-boards-hero"],
      ] as const)
        for (const kind of ["avif", "webp"])
          expect(page(path), name).toMatch(new RegExp(`/pictures/${name}-[0-9a-f]{8}-\\d+\\.${kind} `));
    });
  });

  function page(address: string): string {
    return builtFile(path.join(address, "index.html"));
  }

  function builtFile(name: string): string {
    return readFileSync(path.join(copy(), "build/client", name), "utf8");
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
