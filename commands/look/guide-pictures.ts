import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { copyProject } from "../../tests/project-copy.ts";
import { startEditor } from "../../tests/server/fixtures/start-editor.ts";
import { keepPicture } from "./keep-picture.ts";

const size = { width: 960, height: 620 };

/**
 * Photographs what content/README.md shows: the editor's first page, its answer to a mistake, a page's Hindi, and that of the site in
 * development. It happens in a copy of the project, because one of them wants a mistake in a file.
 * @returns the pictures' files
 * @throws Error where the editor doesn't start, with what it printed
 */
export async function photographGuide(browser: Browser): Promise<string[]> {
  const copy = copyProject();
  const { start, site: origin, stop } = await startEditor(copy);
  const page = await browser.newPage({ viewport: size, colorScheme: "light", reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  try {
    await page.goto(start);
    const first = await keepPicture(page, "editor-start");
    await page.getByRole("link", { name: /^Telephone/ }).click();
    await page.getByLabel("E-mail").fill("hello at chowk");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Nothing was saved." }).waitFor();
    await page.getByRole("link", { name: "E-mail", exact: true }).click();
    const answer = await keepPicture(page, "editor-mistake");
    await page.setViewportSize({ ...size, height: 860 });
    await page.goto(`${start}file?name=hi/services/outdoor-advertising.yaml`);
    const hindi = await keepPicture(page, "editor-hindi");
    await page.setViewportSize({ ...size, height: 440 });
    await page.goto(`${origin}/`);
    const site = path.join(copy, "content/site.yaml");
    writeFileSync(site, readFileSync(site, "utf8").replace("path: /About, icon", "path: /Abuot, icon"));
    await page.getByRole("heading", { name: /in the content$/ }).waitFor();
    return [first, answer, hindi, await keepPicture(page, "dev-mistake")];
  } finally {
    await page.close();
    await stop();
    rmSync(copy, { recursive: true });
  }
}
