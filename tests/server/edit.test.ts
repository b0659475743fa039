// @module-tag chromium
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { quickChromium } from "../chromium.ts";
import { findViolations } from "../find-violations.ts";
import { copyProject } from "../project-copy.ts";
import { mistakesWhileLooking } from "./writing/mistakes-while-looking.ts";
import { whatWasSentStays } from "./writing/what-was-sent-stays.ts";
import { writeWhatWasSent } from "./writing/write-what-was-sent.ts";

const copy = copyProject();
const sent = writeWhatWasSent(copy);
let editor: ChildProcess;
let browser: Browser;
let page: Page;
let start: string;
let site: string;
let printed = "";

beforeAll(async () => {
  const port = await freePair();
  site = `http://localhost:${port}`;
  editor = spawn("node", ["commands/edit.ts"], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      DATA_DIR: sent.dataFolder,
      NO_COLOR: "1",
    },
  });
  for (const stream of [editor.stdout, editor.stderr]) stream?.on("data", (text) => (printed += text));
  const address = /Edit the words at (\S+)/;
  await vi.waitFor(() => expect(printed).toMatch(address), { timeout: 50_000, interval: 100 });
  start = address.exec(printed)?.[1] ?? "";
  browser = await chromium.launch({
    executablePath: quickChromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  editor.kill();
  await once(editor, "exit");
  rmSync(copy, { recursive: true, force: true });
});

whatWasSentStays({ folder: () => copy, origin: () => site }, sent);

mistakesWhileLooking({
  folder: () => copy,
  origin: () => site,
  browser: () => browser,
  printed: () => printed,
});

describe("Somebody who doesn’t program", { timeout: 120_000 }, () => {
  test("changes the telephone number, sees it on the page, and takes it back", async () => {
    const before = content("site.yaml");
    await page.goto(start);
    await page.getByRole("link", { name: /^Telephone/ }).click();
    const phone = page.getByRole("group", { name: "Phone" });
    await phone.getByLabel("Shown").fill("+91 98260 12345");
    await phone.getByLabel("Number").fill("+919826012345");
    await phone.getByLabel("Number").press("Enter");
    await page.getByText("Saved.").waitFor();

    const [old, now] = [before.split("\n"), content("site.yaml").split("\n")];
    expect(now.filter((line, at) => line !== old[at])).toEqual([
      "  shown: +91 98260 12345",
      '  number: "+919826012345"',
    ]);
    const [shown] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Look at the page" }).last().click(),
    ]);
    await shown
      .getByRole("link", { name: /98260 12345/ })
      .first()
      .waitFor({ timeout: 30_000 });
    await shown.close();

    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByRole("heading", { name: "Words of the site" }).waitFor();
    expect(content("site.yaml")).toBe(before);
  });

  test("is told of a mistake at its field, in the build’s own words, and nothing is written", async () => {
    const before = content("site.yaml");
    await page.goto(`${start}file?name=site.yaml`);
    const phone = page.getByRole("group", { name: "Phone" });
    await phone.getByLabel("Shown").fill("98260 12345");
    await page.getByLabel("Email").fill("hello at chowk");
    await page.getByRole("button", { name: "Save" }).click();

    await page.getByRole("heading", { name: "Nothing was saved." }).waitFor();
    expect(await described(page.getByLabel("Email"))).toContain("Write an e-mail address.");
    expect(await described(phone.getByLabel("Shown"))).toContain("make the two the same number");
    expect(await page.getByLabel("Email").inputValue()).toBe("hello at chowk");
    expect(content("site.yaml")).toBe(before);
  });

  test("adds a link to the footer, moves it up, and sees one that leads nowhere refused", async () => {
    await page.goto(`${start}file?name=site.yaml`);
    const legal = page.getByRole("group", { name: "Legal" });
    await legal.getByRole("button", { name: "Add one" }).click();
    const last = legal.getByRole("group", { name: "Legal 4" });
    await last.getByLabel("Label").fill("Prices");
    await last.getByLabel("Path").fill("/Prizes");
    await legal.getByRole("button", { name: "Move Legal 4 up" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("the link /Prizes leads nowhere").first().waitFor();
    const moved = legal.getByRole("group", { name: "Legal 3" });
    await moved.getByLabel("Path").fill("/Services#prices");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    expect(content("site.yaml")).toContain(
      [
        "    - { label: Privacy, path: /privacy }",
        "    - { label: Prices, path: /Services#prices }",
        "    - { label: Accessibility, path: /accessibility }",
      ].join("\n"),
    );
  });

  test("puts the heading of Home on a drawn board, over another photograph", async () => {
    await page.goto(`${start}file?name=pages/home.yaml`);
    const hero = page.getByRole("group", { name: "Hero" });
    await hero.getByLabel("Picture").fill("recent-work-4");
    await hero.getByLabel("Board").selectOption("drawn");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    expect(await (await fetch(await pageShown())).text()).toMatch(
      /<div class="[^"]*drawn[^"]*">\s*<div><h1>/,
    );
  });

  test("writes an article with a picture of their own, and looks at it", async () => {
    await page.goto(start);
    await page.getByRole("link", { name: "Write an article" }).click();
    await page.getByLabel("Its title").fill("A Board at the Bus Stand");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("Put in a new picture").click();
    await page.getByLabel("Picture file").setInputFiles({
      name: "Bus Stand 1.HEIC",
      mimeType: "image/heic",
      buffer: Buffer.from("no picture"),
    });
    await page.getByRole("button", { name: "Add the picture" }).click();
    await page.getByText(/iPhone’s HEIC; send it to yourself/).waitFor();
    await page.getByLabel("Picture file").setInputFiles({
      name: "Bus Stand 1.jpg",
      mimeType: "image/jpeg",
      buffer: await photograph(),
    });
    await page.getByLabel("What is seen").fill("A green board over the benches of a bus stand.");
    await page.getByRole("button", { name: "Add the picture" }).click();
    await page.getByText("The picture is there. Its name is bus-stand-1").waitFor({ timeout: 60_000 });

    await page.getByLabel("Meta title").fill("A Board at the Bus Stand | Chowk 360");
    await page
      .getByLabel("Description")
      .fill("What a board over the benches of a bus stand can say to people who wait there for ten minutes.");
    for (const [at, words] of ["bus stand boards", "bus shelter", "boards in Raipur"].entries())
      await page.getByLabel(`Keywords ${at + 1}`, { exact: true }).fill(words);
    await page.getByLabel("Category").fill("Outdoor");
    await page.getByLabel("Standfirst").fill("People who wait read everything.");
    await page.getByLabel("Cover").fill("bus-stand-1");
    await page
      .getByLabel("Text", { exact: true })
      .fill("## Ten minutes\n\nThey wait.\n\n![The board at noon](bus-stand-1)");
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    expect(await preview.getByRole("heading", { name: "Ten minutes" }).isVisible()).toBe(true);
    await expect
      .poll(() => shownWidth(preview.getByRole("img", { name: "The board at noon" })))
      .toBeGreaterThan(0);

    await page.getByLabel("Draft: visitors don’t see it yet", { exact: true }).uncheck();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").waitFor();
    const advice = page.getByRole("region", { name: "Advice" });
    expect(await advice.getByText(/900 to 1,500 are wanted/).count()).toBe(1);
    expect(await advice.getByText(/^Text: Name two sources or more/).count()).toBe(1);
    const address = await pageShown();
    expect(new URL(address).pathname).toBe("/Blog/A-Board-at-the-Bus-Stand");
    const list = await fetch(new URL("/Blog", address), { headers: { Accept: "*/*" } });
    expect(await list.text()).toContain("A Board at the Bus Stand");
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await page.getByRole("heading", { name: "Words of the site" }).waitFor();
    expect(existsSync(path.join(copy, "content/blog/A-Board-at-the-Bus-Stand.md"))).toBe(false);
  });

  test("loses nothing, and overwrites nothing, when somebody else saved the file meanwhile", async () => {
    await page.goto(`${start}file?name=pages/about.yaml`);
    await page.getByLabel("Quote", { exact: true }).fill("We stand where the roads meet.");
    const theirs = content("pages/about.yaml").replace(/^title: .*$/m, "title: About all of us");
    writeFileSync(path.join(copy, "content/pages/about.yaml"), theirs);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Somebody else has changed this file" }).waitFor();
    expect(await page.getByText("We stand where the roads meet.").isVisible()).toBe(true);
    expect(content("pages/about.yaml")).toBe(theirs);
  });

  test("finds every page of the editor usable: axe finds nothing on a phone and a desktop", async () => {
    for (const [at, width, colorScheme] of [
      ["", 360, "dark"],
      ["file?name=site.yaml", 1280, "light"],
      ["file?name=blog/SEO-Optimization.md", 360, "light"],
      ["pictures", 1280, "dark"],
      ["guide", 360, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(start + at);
      expect(await findViolations(page), `${at} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
    }
  });
});

test("The editor answers no other machine", async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === "IPv4");
  if (outside) await expect(fetch(`http://${outside.address}:${new URL(start).port}/`)).rejects.toThrow();
});

function content(file: string): string {
  return readFileSync(path.join(copy, "content", file), "utf8");
}

/** Where the form’s file is seen, on the site that runs beside the editor. */
async function pageShown(): Promise<string> {
  return (await page.getByRole("link", { name: "Look at the page" }).last().getAttribute("href")) ?? "";
}

async function described(field: ReturnType<Page["getByLabel"]>): Promise<string> {
  return field.evaluate((input) =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
}

function shownWidth(image: ReturnType<Page["getByRole"]>): Promise<number> {
  return image.evaluate((one) => (one as HTMLImageElement).naturalWidth);
}

function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: "#1f5b4d" } })
    .jpeg()
    .toBuffer();
}

/** A free port whose next one is free too. */
async function freePair(): Promise<number> {
  for (;;) {
    const first = createServer().listen(0, "127.0.0.1");
    await once(first, "listening");
    const { port } = first.address() as { port: number };
    const second = createServer().listen(port + 1, "127.0.0.1");
    const free = await once(second, "listening").then(
      () => true,
      () => false,
    );
    first.close();
    second.close();
    if (free) return port;
  }
}
