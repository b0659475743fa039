import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { copyProject } from "../../tests/project-copy.ts";
import { guideFolder, keepPicture } from "./keep-picture.ts";

const size = { width: 960, height: 620 };

/**
 * Photographs what content/README.md shows: the editor's first page, its answer to a mistake, and that of the site in
 * development. It happens in a copy of the project, because one of them wants a mistake in a file.
 * @param port that of the site; the editor takes the next
 * @returns the pictures' files
 * @throws Error where the editor doesn't start, with what it printed
 */
export async function photographGuide(browser: Browser, port: number): Promise<string[]> {
  const copy = copyProject();
  const editor = spawn("node", ["commands/edit.ts"], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: "development", PORT: String(port), NO_COLOR: "1" },
  });
  const page = await browser.newPage({ viewport: size, colorScheme: "light", reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  mkdirSync(guideFolder, { recursive: true });
  try {
    const start = await addressOf(editor);
    await page.goto(start);
    const first = await keepPicture(page, "editor-start");
    await page.getByRole("link", { name: /^Telephone/ }).click();
    await page.getByLabel("Email").fill("hello at chowk");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Nothing was saved." }).waitFor();
    await page.getByRole("link", { name: "email", exact: true }).click();
    const answer = await keepPicture(page, "editor-mistake");
    await page.setViewportSize({ ...size, height: 440 });
    await page.goto(`http://localhost:${port}/`);
    const site = path.join(copy, "content/site.yaml");
    writeFileSync(site, readFileSync(site, "utf8").replace("path: /About, icon", "path: /Abuot, icon"));
    await page.getByRole("heading", { name: /in the content$/ }).waitFor();
    return [first, answer, await keepPicture(page, "dev-mistake")];
  } finally {
    await page.close();
    editor.kill();
    await once(editor, "exit");
    rmSync(copy, { recursive: true });
  }
}

/** The address that the editor prints once it can be used. */
function addressOf(editor: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    for (const stream of [editor.stdout, editor.stderr])
      stream?.on("data", (text) => {
        printed += text;
        const [, address] = /Edit the words at (\S+)/.exec(printed) ?? [];
        if (address) resolve(address);
      });
    editor.once("exit", () => reject(new Error(`npm run edit ended: ${printed.trim()}`)));
  });
}
