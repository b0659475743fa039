import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readClients } from "../../../app/data/clients.server.ts";
import { readPeople } from "../../../app/data/people.server.ts";
import { beginRelease, finishRelease } from "../../../commands/release/release-folders.ts";
import { switchLink } from "../../../commands/release/switch-link.ts";
import { findViolations } from "../../find-violations.ts";

type Given = {
  /** The copy of the project that is edited. */
  folder: () => string;
  page: () => Page;
  /** The editor’s first page. */
  start: () => string;
  /** Where the words of the open form are seen. */
  pageShown: () => Promise<string>;
};

/** What the editor promises of entries that are begun and taken out there, and of publishing. */
export function beginAndEnd(given: Given): void {
  describe("Somebody who begins and ends things in the editor", () => {
    // Before any other change: the project's last build is then of these very words, and what it compressed serves this one.
    test("publishes: is told in words what visitors will see changed, and can go back to what was there before", async () => {
      const page = given.page();
      await page.goto(`${given.start()}publish`);
      await page.getByText("Nothing was published from this computer yet").waitFor();
      lastBuildIn(given.folder());
      await page.reload();
      const nothing = page.getByText("Nothing: the words and pictures are those that were published last.");
      await nothing.waitFor();

      await page.goto(`${given.start()}file?name=pages/career.yaml`);
      await page.getByLabel("Title", { exact: true }).first().fill("Work with all of us in Sunderpur");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("link", { name: "Publish" }).click();
      const changes = page.getByRole("region", { name: "What visitors will see changed" });
      await changes.getByText(/becomes “Work with all of us in Sunderpur”/).waitFor();
      const article = path.join(given.folder(), "content/blog/A-Later-Day.md");
      const [pattern = ""] = readdirSync("content/blog").filter((name) => name.endsWith(".md"));
      const today = readFileSync(path.join("content/blog", pattern), "utf8");
      writeFileSync(
        article,
        today
          .replace(/^date: .*$/m, 'date: "2099-12-24"')
          .replace(/^updated: .*\n/m, "")
          .replace(/^title: .*$/m, "title: A later day")
          .replace(/^(metaTitle|description): .*$/gm, "$1: The $1 of a later day"),
      );
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      const unknown = page.getByRole("alert").filter({ hasText: "Are these words right?" });
      await unknown.getByText("Sunderpur").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await unknown.getByRole("button", { name: "Note them as known, and publish" }).click();
      await page.getByText("Published.").waitFor();
      await nothing.waitFor();
      await changes
        .getByText(/A later day waits for its day: visitors see it once .* 24 December 2099/)
        .waitFor();
      expect(await findViolations(page)).toEqual([]);
      const published = path.dirname(realpathSync(path.join(given.folder(), "build")));
      expect(existsSync(path.join(published, "content/blog", pattern))).toBe(true);
      // So it counts as new once its day has come.
      expect(existsSync(path.join(published, "content/blog/A-Later-Day.md"))).toBe(false);
      rmSync(article);
      expect(content("spelling.txt")).toMatch(/\nSunderpur\n$/);
      const title = () => readFileSync(path.join(given.folder(), "build/client/career/index.html"), "utf8");
      expect(title()).toContain("Work with all of us");
      await page.getByRole("button", { name: "Back to what was published before" }).click();
      await page.getByText("Gone back.").waitFor();
      expect(title()).not.toContain("Work with all of us");
    });

    test("begins a society with its name alone, and the site goes on; it is shown once nothing is missing", async () => {
      const page = given.page();
      await page.goto(given.start());
      await page.getByRole("link", { name: "Society", exact: true }).click();
      await page.getByLabel("Its name or title").fill("Lotus Lane");
      await page.getByRole("button", { name: "Begin" }).click();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      const missing = page.getByRole("region", { name: "Still missing" });
      await missing.getByText("Lotus Lane, People who live there").waitFor();
      const address = new URL(await given.pageShown());
      await expect.poll(async () => (await fetch(address)).text()).not.toContain("Lotus Lane");

      await page.getByLabel("People who live there").fill("1,200");
      await page.getByLabel("Flats").fill("300");
      await page.getByLabel("How many", { exact: true }).fill("4");
      await page.getByLabel("About it in two sentences").fill("Four blocks. One gate.");
      await page.getByLabel("Draft").uncheck();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Saved.").waitFor();
      expect(await missing.count()).toBe(0);
      expect(content("societies.yaml")).toMatch(/text: "4"\n +count: 4\n[\s\S]*towers: 4\n/);
      await expect.poll(async () => (await fetch(address)).text()).toContain("Lotus Lane");
    });

    test("adds a client with the logo as it comes from the drawing program, and is told first what stands in its way out", async () => {
      const page = given.page();
      await page.goto(given.start());
      await page.getByRole("link", { name: "Client", exact: true }).click();
      await page.getByLabel("Its name or title").fill("Lakshya Sweets");
      await page.getByRole("button", { name: "Begin" }).click();
      await page.getByLabel("Trade").fill("Sweets");
      await page.getByLabel("Its logo").setInputFiles({
        name: "Lakshya final.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 9 9"><sodipodi:namedview pagecolor="#fff"/><metadata/><path style="fill:#c8502b;fill-opacity:1;stroke-dasharray:none;paint-order:normal" d="M0 0h9v9z"/></svg>',
        ),
      });
      await page.getByLabel("Draft").uncheck();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("heading", { name: "Nothing was saved." }).waitFor();
      await page.getByText("Lakshya final.svg is kept").waitFor();
      await page.getByLabel("Line of its campaign").fill("One more, then.");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Saved.").waitFor();
      expect(content("clients/lakshya-sweets.svg")).toContain("sodipodi");
      expect(await (await fetch(await given.pageShown())).text()).toContain("Lakshya Sweets");

      await page.getByRole("link", { name: "Take it out …" }).click();
      await page.getByText("No other place names it.").waitFor();
      await page.getByRole("button", { name: "Take it out" }).click();
      await page.getByText("Saved: “Lakshya Sweets” taken out").waitFor();
      expect(existsSync(path.join(given.folder(), "content/clients/lakshya-sweets.svg"))).toBe(false);

      await page.getByRole("link", { name: readClients()[0]?.name ?? "" }).click();
      await page.getByRole("link", { name: "Take it out …" }).click();
      await page.getByRole("heading", { name: "These places need something else first" }).waitFor();
      expect(await page.getByRole("button", { name: "Take it out" }).count()).toBe(0);
    });

    test("begins a person, and names them as the author of an article by choosing them", async () => {
      const page = given.page();
      await page.goto(given.start());
      await page.getByRole("link", { name: "Person", exact: true }).click();
      await page.getByLabel("Its name or title").fill("Neha Verma");
      await page.getByRole("button", { name: "Begin" }).click();
      await page.getByLabel("Job").fill("Printing");
      await page.getByLabel("Languages 1").fill("Hindi");
      await page.getByLabel("Text", { exact: true }).fill("Knows which ink lasts.");
      await page.getByLabel("Portrait").fill(readPeople()[0]?.portrait.name ?? "");
      await page.getByLabel("Draft").uncheck();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Saved.").waitFor();
      expect(await (await fetch(await given.pageShown())).text()).toContain("Knows which ink lasts.");

      await page.goto(`${given.start()}file?name=blog/SEO-Optimization.md`);
      await page.getByLabel("Who wrote it").selectOption("Neha Verma");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Saved.").waitFor();
      expect(content("blog/SEO-Optimization.md")).toContain("author: neha-verma");
    });

    test("puts a picture in the place of another, and is asked to look at the words beside it", async () => {
      const page = given.page();
      await page.goto(`${given.start()}pictures`);
      await page.getByRole("link", { name: "Replace …: about-wall", exact: true }).click();
      await page.getByLabel("Picture file").setInputFiles({
        name: "IMG_0007.jpg",
        mimeType: "image/jpeg",
        buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#c8502b" } })
          .jpeg()
          .toBuffer(),
      });
      await page.getByLabel("What is seen").fill("A wall at noon, painted in one red from end to end.");
      await page.getByRole("button", { name: "Add the picture" }).click();
      const note = page.getByText("Do the words beside it still say what is seen?");
      await note.getByRole("link", { name: "About" }).waitFor();
      const files = readdirSync(path.join(given.folder(), "content/pictures"));
      expect(files.filter((file) => file.startsWith("about-wall"))).toEqual(["about-wall.jpg"]);
      const about = await (await fetch(new URL("/About", await siteOf(page)))).text();
      expect(about).toContain("A wall at noon, painted in one red from end to end.");
    });
  });

  function content(file: string): string {
    return readFileSync(path.join(given.folder(), "content", file), "utf8");
  }

  /** The site that runs beside the editor. */
  async function siteOf(page: Page): Promise<string> {
    await page.goto(given.start());
    return (await page.getByRole("link", { name: "the site on this computer" }).getAttribute("href")) ?? "";
  }
}

/** Puts the project's own last build in the place of one that was published from the copy. */
function lastBuildIn(copy: string): void {
  const unfinished = beginRelease(copy);
  cpSync(path.dirname(realpathSync("build")), unfinished, { recursive: true });
  switchLink(copy, "build", finishRelease(copy, unfinished));
}
