// @module-tag chromium
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quickChromium } from "../chromium.ts";
import { findViolations } from "../find-violations.ts";
import { copyProject } from "../project-copy.ts";
import { photograph } from "../server/fixtures/photograph.ts";
import { type StartedEditor, startEditor } from "../server/fixtures/start-editor.ts";
import { beginAndEnd } from "./writing/begin-and-end.ts";
import { mistakesWhileLooking } from "./writing/mistakes-while-looking.ts";
import { whatWasSentStays } from "./writing/what-was-sent-stays.ts";
import { writeInHindi } from "./writing/write-in-hindi.ts";
import { writeWhatWasSent } from "./writing/write-what-was-sent.ts";

const copy = copyProject();
const sent = writeWhatWasSent(copy);
let editor: StartedEditor;
let browser: Browser;
let page: Page;
let start: string;

beforeAll(async () => {
  editor = await startEditor(copy, { DATA_DIR: sent.dataFolder });
  start = editor.start;
  browser = await chromium.launch({
    executablePath: quickChromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(240_000);
});

afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  rmSync(copy, { recursive: true, force: true });
});

whatWasSentStays({ folder: () => copy, origin: () => editor.site }, sent);

mistakesWhileLooking({
  folder: () => copy,
  origin: () => editor.site,
  browser: () => browser,
  printed: () => editor.printed(),
});

beginAndEnd({ folder: () => copy, page: () => page, start: () => start, pageShown });
writeInHindi({ folder: () => copy, page: () => page, start: () => start });

describe("Somebody who doesn’t program", () => {
  test("changes the telephone number, sees it on the page, and takes it back", async () => {
    const before = content("site.yaml");
    await page.goto(start);
    await page.getByRole("link", { name: /^Telephone/ }).click();
    const phone = page.getByRole("group", { name: "Telephone" });
    await phone.getByLabel("Number", { exact: true }).fill("+91 98260 12345");
    await phone.getByLabel("Number", { exact: true }).press("Enter");
    await page.getByText("Saved.").waitFor();

    const [old, now] = [before.split("\n"), content("site.yaml").split("\n")];
    expect(now.filter((line, at) => line !== old[at])).toEqual([
      "  shown: +91 98260 12345",
      '  number: "+919826012345"',
      '  number: "919826012345"',
    ]);
    const [shown] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Look at the page" }).last().click(),
    ]);
    const dialled = shown.getByRole("link", { name: /98260 12345/ });
    await dialled.first().waitFor();
    await shown.close();

    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("Taken back: Telephone, address, menu, footer, buttons").waitFor();
    expect(content("site.yaml")).toBe(before);
  });

  test("writes prices, times and quotes as people do; the files say them as they have to", async () => {
    await page.goto(`${start}file?name=prices.yaml`);
    await page.getByText("1. /Outdoor-Advertising-in-Raipur").click();
    await page.getByText("1. Hoarding, 20 x 10 ft").click();
    const first = page.getByRole("group", { name: "Work 1", exact: true }).first();
    await first.getByLabel("From, in rupees").fill("₹25,000");
    await first.getByLabel("To, in rupees").fill("1.5 lakh");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    expect(content("prices.yaml")).toMatch(/from: 25000\n +to: 150000\n/);

    await page.goto(`${start}file?name=site.yaml`);
    await page.getByLabel("Saturday opens").fill("09:30");
    await page.getByLabel("Saturday closes").fill("14:00");
    await page.getByLabel("The agency in a few words").fill('It\'s where "the city" meets.');
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    expect(content("site.yaml")).toContain(
      "hours: Monday to Friday, 10 am to 7 pm; Saturday, 9.30 am to 2 pm\n",
    );
    expect(content("site.yaml")).toContain("blurb: It’s where “the city” meets.\n");
  });

  test("is told of a mistake at its field, in the build’s own words, and nothing is written", async () => {
    const before = content("site.yaml");
    await page.goto(`${start}file?name=site.yaml`);
    const phone = page.getByRole("group", { name: "Telephone" });
    await phone.getByLabel("Number that is dialled").fill("98260");
    await page.getByLabel("E-mail").fill("hello at chowk");
    await page.getByRole("button", { name: "Save" }).click();

    await page.getByRole("heading", { name: "Nothing was saved." }).waitFor();
    expect(await described(page.getByLabel("E-mail"))).toContain("Write an e-mail address.");
    const dialled = await described(phone.getByLabel("Number that is dialled"));
    expect(dialled).toContain("Write the number with + and digits only");
    const told = page.getByRole("alert", { name: "What is wrong" });
    await told.getByRole("link", { name: "Telephone, Number that is dialled" }).click();
    expect(await page.getByLabel("E-mail").inputValue()).toBe("hello at chowk");
    expect(content("site.yaml")).toBe(before);
  });

  test("adds a link to the footer, moves it up, and sees one that leads nowhere refused", async () => {
    await page.goto(`${start}file?name=site.yaml`);
    const legal = page.getByRole("group", { name: "Beside the copyright" });
    await legal.getByRole("button", { name: "Add one" }).click();
    const last = legal.getByRole("group", { name: "Beside the copyright 4" });
    await last.getByLabel("Words").fill("Prices");
    await last.getByLabel("Leads to").fill("/Prizes");
    await legal.getByRole("button", { name: "Move Beside the copyright 4 up" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("the link /Prizes leads nowhere").first().waitFor();
    const moved = legal.getByRole("group", { name: "Beside the copyright 3" });
    await moved.getByLabel("Leads to").fill("/Services#prices");
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
    const hero = page.getByRole("group", { name: "The board at the top" });
    await hero.getByLabel("Picture").fill("recent-work-4");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("is there an empty board painted in the new picture?").first().waitFor();
    await hero.getByLabel("The heading stands on").selectOption("Drawn");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").waitFor();
    expect(await (await fetch(await pageShown())).text()).toMatch(
      /<div class="[^"]*drawn[^"]*">\s*<div><h1>/,
    );
  });

  test("writes an article with a picture of their own, and looks at it", async () => {
    await page.goto(start);
    await page.getByRole("link", { name: "Article", exact: true }).click();
    await page.getByLabel("Its name or title").fill("A Board at the Bus Stand");
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
    await page.getByRole("button", { name: "Add the picture" }).click();
    await page.getByText("Bus Stand 1.jpg is kept").waitFor();
    await page.getByLabel("What is seen").fill("A green board over the benches of a bus stand.");
    await page.getByRole("button", { name: "Add the picture" }).click();
    await page.getByText("The picture is there. Its name is bus-stand-1").waitFor();

    const { exif, width, height } = await sharp(
      path.join(copy, "content/pictures/bus-stand-1.jpg"),
    ).metadata();
    expect([exif, width, height], "the place is gone, and it stands upright").toEqual([undefined, 900, 1600]);

    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("region", { name: "Still missing" }).getByText("Description").waitFor();
    await page
      .getByLabel("Description in search results")
      .fill("What a board over the benches of a bus stand can say to people who wait there for ten minutes.");
    await page.getByLabel("Below the title").fill("People who wait read everything.");
    await page.getByLabel("Picture", { exact: true }).fill("bus-stand-1");
    await page
      .getByLabel("Text", { exact: true })
      .fill("## Ten minutes\n\nThey wait.\n\n![The board at noon](bus-stand-1)");
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByRole("heading", { name: "Ten minutes" }).waitFor();
    await expect
      .poll(() =>
        preview
          .getByRole("img", { name: "The board at noon" })
          .evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBeGreaterThan(0);

    await page.getByLabel("Draft", { exact: true }).uncheck();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.").waitFor();
    const advice = page.getByRole("region", { name: "Advice" });
    await advice.getByText(/900 to 1,500 are wanted/).waitFor();
    await advice.getByText(/^Text, line \d+: Name two sources or more/).waitFor();
    const address = await pageShown();
    expect(new URL(address).pathname).toBe("/Blog/A-Board-at-the-Bus-Stand");
    const list = await fetch(new URL("/Blog", address), { headers: { Accept: "*/*" } });
    expect(await list.text()).toContain("A Board at the Bus Stand");
    await page.getByRole("link", { name: "Take it out …" }).click();
    await page.getByText("shown nowhere else go, too: bus-stand-1.").waitFor();
    await page.getByRole("button", { name: "Take it out" }).click();
    await page.getByText("Saved: “A Board at the Bus Stand” taken out").waitFor();
    for (const file of ["blog/A-Board-at-the-Bus-Stand.md", "pictures/bus-stand-1.jpg"])
      expect(existsSync(path.join(copy, "content", file)), file).toBe(false);
    expect(content("redirects.yaml")).toContain("{ from: /Blog/A-Board-at-the-Bus-Stand, to: /Blog }");
  });

  test("loses nothing, and overwrites nothing, when somebody else saved the file meanwhile", async () => {
    await page.goto(`${start}file?name=pages/about.yaml`);
    await page.getByLabel("Quotation", { exact: true }).fill("We stand where the roads meet.");
    const theirs = content("pages/about.yaml").replace(/^title: .*$/m, "title: About all of us");
    writeFileSync(path.join(copy, "content/pages/about.yaml"), theirs);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Somebody else has changed this file" }).waitFor();
    await page.getByText("Quotation: We stand where the roads meet.").waitFor();
    await page.getByText("About all of us").waitFor();
    expect(content("pages/about.yaml")).toBe(theirs);
    expect(await findViolations(page)).toEqual([]);
  });

  test("finds every page of the editor usable: axe finds nothing on a phone and a desktop", async () => {
    for (const [at, width, colorScheme] of [
      ["", 360, "dark"],
      ["file?name=site.yaml", 1280, "light"],
      ["file?name=blog/SEO-Optimization.md", 360, "light"],
      ["pictures", 1280, "dark"],
      ["pictures?replace=about-map", 360, "light"],
      ["guide", 360, "dark"],
      ["new/client", 360, "light"],
      [`file?name=clients.yaml&at=${encodeURIComponent("[0]")}`, 360, "dark"],
      [`file?name=societies.yaml&at=${encodeURIComponent("[0]")}`, 360, "dark"],
      [`out?name=clients.yaml&at=${encodeURIComponent("[0]")}`, 1280, "light"],
      ["publish", 360, "dark"],
      ["file?name=hi/services/outdoor-advertising.yaml", 360, "light"],
      ["file?name=spelling.txt", 1280, "dark"],
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
