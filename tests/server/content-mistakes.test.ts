import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { quickChromium } from "../chromium.ts";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "chowk-dev-"));
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let origin: string;
let printed = "";

beforeAll(async () => {
  const copied = ["app", "commands", "content", "server"];
  const files = ["package.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];
  for (const name of [...copied, ...files])
    cpSync(path.join(home, name), path.join(folder, name), { recursive: true });
  for (const name of ["node_modules", "public"]) symlinkSync(path.join(home, name), path.join(folder, name));
  cpSync(path.join(home, ".generated"), path.join(folder, ".generated"), { recursive: true });
  origin = `http://localhost:${await freePort()}`;
  dev = spawn("node", ["commands/dev.ts"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "development", PORT: new URL(origin).port, NO_COLOR: "1" },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on("data", (text) => (printed += text));
  await vi.waitFor(() => expect(printed).toContain(origin), { timeout: 50_000, interval: 200 });
  browser = await chromium.launch({
    executablePath: quickChromium,
    args: ["--no-sandbox"],
  });
  page = await browser.newPage();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  dev.kill();
  await once(dev, "exit");
  rmSync(folder, { recursive: true, force: true });
});

describe("A mistake made while the site is looked at", () => {
  test("is shown on the page with file, line, remedy and the line marked, and goes by itself when mended", async () => {
    await openAbout();
    const heading = page.getByRole("heading", { level: 1 });
    const said = await heading.textContent();
    const mend = change("content/site.yaml", /^email: /m, "email:");

    await expect.poll(() => heading.textContent(), { timeout: 30_000 }).toBe("A mistake in the content");
    expect(await page.getByRole("heading", { level: 2 }).textContent()).toBe("content/site.yaml");
    expect(await page.getByText("A space is missing after the colon").isVisible()).toBe(true);
    expect(await page.locator("mark").textContent()).toMatch(/^ +\d+ {2}email:hello@/);

    mend();
    await expect.poll(() => heading.textContent(), { timeout: 30_000 }).toBe(said);
  });

  test("is told in the terminal on one line, without a stack", () => {
    const lines = printed.split("\n").filter((line) => line.includes("content/site.yaml"));
    expect(lines).toEqual([
      expect.stringMatching(/^content\/site\.yaml:\d+: a space is missing after the colon/),
    ]);
    expect(printed).toContain("content: no mistakes left");
    expect(printed).not.toMatch(/^\s+at /m);
  });

  test("doesn't keep anybody from the page where only a rule of good writing is broken", async () => {
    await openAbout();
    const mend = change("content/pages/about.yaml", /^title: .*$/m, "title: About us!");
    await page.getByRole("link", { name: "look at the page first" }).click({ timeout: 30_000 });
    await page.waitForURL(`${origin}/About`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toContain("mistake");
    mend();
  });
});

describe("An article written while the site is looked at", () => {
  test("is on the open page by itself and has a page of its own, draft and future date or not", async () => {
    await page.goto(`${origin}/Blog`);
    const file = path.join(folder, "content/blog/A-New-Lane.md");
    const facts = readFileSync(path.join(folder, "content/blog/Keyword-Research.md"), "utf8")
      .replace(/^title: .*$/m, 'title: "A new lane"')
      .replace(/^date: .*$/m, "date: 2099-01-01")
      .replace(/^updated: .*$/m, "draft: true");
    writeFileSync(file, facts);

    const newest = page.getByRole("heading", { level: 3 }).first();
    const shown = () => newest.textContent({ timeout: 2_000 }).catch(() => "");
    await expect.poll(shown, { timeout: 50_000 }).toBe("A new lane");
    const ownPage = async () => {
      await page.goto(`${origin}/Blog/A-New-Lane`).catch(() => undefined);
      return page
        .getByRole("heading", { level: 1 })
        .textContent({ timeout: 5_000 })
        .catch(() => "");
    };
    await expect.poll(ownPage, { timeout: 50_000, interval: 1_000 }).toBe("A new lane");
    expect(printed).not.toMatch(/^\s+at /m);
    rmSync(file);
  }, 120_000);
});

/** On a first start the server loads the page once more when it has put its packages together: then it listens. */
async function openAbout(): Promise<void> {
  await page.goto(`${origin}/About`);
  await page.waitForSelector("html[data-hydrated]", { timeout: 30_000 });
}

/** Saves a file of the copied project with a change, and returns what takes it back. */
function change(file: string, from: RegExp, to: string): () => void {
  const whole = path.join(folder, file);
  const before = readFileSync(whole, "utf8");
  writeFileSync(whole, before.replace(from, to));
  return () => writeFileSync(whole, before);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address && typeof address === "object" ? address.port : 0;
}
