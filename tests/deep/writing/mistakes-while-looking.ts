import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { readShell } from "../../../app/data/shell.server.ts";

/** A project whose words may be changed, its site as `npm run dev` shows it, and a browser; each there once tests run. */
export type Looking = {
  folder: () => string;
  origin: () => string;
  browser: () => Browser;
  /** What the terminal has shown so far. */
  printed: () => string;
};

/** What is promised to whoever changes files of `content/` with the site open beside it. */
export function mistakesWhileLooking({ folder, origin, browser, printed }: Looking): void {
  describe("A mistake made while the site is looked at", () => {
    test("is shown on the page with file, line, remedy and the line marked, and goes by itself when mended", async () => {
      const page = await open(browser(), `${origin()}/About`);
      const heading = page.getByRole("heading", { level: 1 });
      const said = await heading.textContent();
      const mend = change(folder(), "content/site.yaml", /^email: /m, "email:");

      await expect.poll(() => heading.textContent()).toBe("A mistake in the content");
      expect(await page.getByRole("heading", { level: 2 }).textContent()).toBe("content/site.yaml");
      await page.getByText("A space is missing after the colon").waitFor();
      expect(await page.locator("mark").textContent()).toMatch(/^ +\d+ {2}email:hello@/);

      mend();
      await expect.poll(() => heading.textContent()).toBe(said);
      await page.close();
    });

    test("is told in the terminal on one line, without a stack", () => {
      const lines = printed()
        .split("\n")
        .filter((line) => line.includes("content/site.yaml"));
      expect(lines).toEqual([
        expect.stringMatching(/^content\/site\.yaml:\d+: a space is missing after the colon/),
      ]);
      expect(printed()).toContain("content: no mistakes left");
      expect(printed()).not.toMatch(/^\s+at /m);
    });

    test("doesn't keep anybody from the page where it is only advised against; the terminal tells it", async () => {
      const page = await open(browser(), `${origin()}/About`);
      const mend = change(folder(), "content/pages/about.yaml", /^title: .*$/m, "title: About us!");
      const title = page.getByRole("heading", { level: 1 });
      await expect.poll(() => title.textContent()).toBe("About us!");
      expect(printed()).toMatch(
        /^ {2}content\/pages\/about\.yaml:\d+: title: take out the exclamation mark/m,
      );
      const mended = () => printed().split("content: no mistakes left").length;
      const before = mended();
      mend();
      // Until then the next page that is opened would be loaded again because of it.
      await expect.poll(mended).toBeGreaterThan(before);
      await page.close();
    });
  });

  test("The address of a society that is gone shows the page for unknown addresses beside the editor, too", async () => {
    const page = await browser().newPage();
    await page.goto(`${origin()}/societies/gone`, { waitUntil: "networkidle" });
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([
      readShell().notFound.title,
    ]);
    await page.close();
  });

  describe("An article written while the site is looked at", () => {
    test("is on the open page by itself and has a page of its own, draft and future date or not", async () => {
      const page = await open(browser(), `${origin()}/Blog`);
      const file = path.join(folder(), "content/blog/A-New-Lane.md");
      const facts = readFileSync(path.join(folder(), "content/blog/Keyword-Research.md"), "utf8")
        .replace(/^title: .*$/m, 'title: "A new lane"')
        .replace(/^date: .*$/m, "date: 2099-01-01")
        .replace(/^updated: .*$/m, "draft: true")
        .replace(/\n---\n[\s\S]*$/, "\n---\n");
      writeFileSync(file, facts);

      await page.getByRole("link", { name: "A new lane" }).first().click();
      await page.getByRole("heading", { level: 1, name: "A new lane" }).waitFor();
      expect(page.url()).toBe(`${origin()}/Blog/A-New-Lane`);
      await page.getByText("???", { exact: true }).waitFor();
      expect(printed()).not.toMatch(/^\s+at /m);
      await page.close();
      rmSync(file);
    });
  });
}

/** On a first start the server loads the page once more when it has put its packages together: then it listens. */
async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForSelector("html[data-hydrated]");
  return page;
}

/** Saves a file of the copied project with a change, and returns what takes it back. */
function change(folder: string, file: string, from: RegExp, to: string): () => void {
  const whole = path.join(folder, file);
  const before = readFileSync(whole, "utf8");
  writeFileSync(whole, before.replace(from, to));
  return () => writeFileSync(whole, before);
}
