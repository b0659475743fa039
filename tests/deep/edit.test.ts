// @module-tag chromium
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginRelease, finishRelease, switchLink } from "../../release/release-folders.ts";
import { quickChromium } from "../chromium.ts";
import { findViolations } from "../find-violations.ts";
import { copyProject, git } from "../project-copy.ts";
import { fetchRaw } from "../server/fixtures/send-request.ts";
import { type RunningEditor, startEditor } from "../server/fixtures/start-editor.ts";

/** Where what was sent is kept on the machine of whoever changes the site. */
const dataFolder = "kept elsewhere (ours)";
/** What nobody but the agency may read, each holding `sent`. */
const privateFiles = [
  ...["data/chowk-360.sqlite", "before.sqlite-wal", "before.dump", ".env", ".env.production"],
  ...["releases/1/server/rules.ts", `${dataFolder}/cv.txt`],
];
const secretText = "what-somebody-wrote-to-us";
const copy = copyProject();
let editor: RunningEditor;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  for (const file of privateFiles) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), `// ${secretText}`);
  }
  // As in a fresh clone, whose pictures the editor prepares.
  rmSync(path.join(copy, ".generated/pictures.json"));
  editor = await startEditor(copy, { DATA_DIR: dataFolder });
  browser = await chromium.launch({ executablePath: quickChromium, args: ["--no-sandbox", "--disable-gpu"] });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(100_000);
});
afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const resolveContent = (file: string) => path.join(copy, "content", file);
const content = (file: string) => readFileSync(resolveContent(file), "utf8");
const openForm = (file: string) => page.goto(`${editor.start}file?name=${file}`);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const followLink = (name: string) => page.getByRole("link", { name, exact: true }).click();

async function save(): Promise<void> {
  await press("Save");
  await page.getByText("Saved.").waitFor();
}

async function beginEntry(kind: string, name: string): Promise<void> {
  await page.goto(editor.start);
  await followLink(kind);
  await page.getByLabel("Its name or title").fill(name);
  await press("Begin");
}

/** The page of the open form, as the site beside the editor shows it. */
async function pageShown(): Promise<string> {
  const address = await page.getByRole("link", { name: "Look at the page" }).last().getAttribute("href");
  return (await fetch(address ?? "")).text();
}

describe("A person who publishes", () => {
  // Before any other change: the project's last build is then of these very words, and what it compressed serves this one.
  test("is told in words what will change for visitors, and hands it over", async () => {
    await page.goto(`${editor.start}publish`);
    await page.getByText("What visitors see isn’t known here").waitFor();
    takeOverLastBuild();
    for (const words of [
      ["init", "-q"],
      ["add", "content"],
      ["commit", "-qm", "Begin"],
    ])
      git(copy, ...words);
    const server = path.join(copy, "data/server.git");
    git(copy, "clone", "-q", "--bare", copy, server);
    git(copy, "remote", "add", "origin", server);
    git(copy, "fetch", "-q", "origin");
    await page.reload();
    const noChanges = page.getByText("Nothing: the words and pictures are those that were handed over last.");
    await noChanges.waitFor();

    await openForm("pages/career.yaml");
    await page.getByLabel("Title", { exact: true }).first().fill("Work with all of us in Sunderpur");
    await save();
    const errorPage = "hi/pages/error.yaml";
    writeFileSync(resolveContent(errorPage), content(errorPage).replace("title: ", "title: बदलापुर, "));
    writeFileSync(
      resolveContent("blog/A-Later-Day.md"),
      content("blog/Keyword-Research.md")
        .replace(/^date: .*$/m, 'date: "2099-12-24"')
        .replace(/^updated: .*\n/m, "")
        .replace(/^title: .*$/m, "title: A later day")
        .replace(/^(metaTitle|description): .*$/gm, "$1: The $1 of a later day"),
    );
    await followLink("Publish");
    const changes = page.getByRole("region", { name: "What visitors will see changed" });
    await changes.getByText(/becomes “Work with all of us in Sunderpur”/).waitFor();
    await press("Check and build");
    const spellingAlert = page.getByRole("alert").filter({ hasText: "Are these words right?" });
    await spellingAlert.getByText("Sunderpur", { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    for (const word of ["Sunderpur", "बदलापुर"]) await spellingAlert.getByLabel(`“${word}” is right`).check();
    await press("Go on");
    await page.getByText("Checked and built here. Visitors don’t see it yet.").waitFor();
    await changes
      .getByText(/A later day waits for its day: visitors see it once .* 24 December 2099/)
      .waitFor();
    const release = path.dirname(realpathSync(path.join(copy, "build")));
    expect(existsSync(path.join(release, "content/blog/Keyword-Research.md"))).toBe(true);
    // So it counts as new once its day has come.
    expect(existsSync(path.join(release, "content/blog/A-Later-Day.md"))).toBe(false);
    expect(content("spelling.txt")).toMatch(/\nSunderpur\n$/);
    expect(content("spelling-hindi.txt")).toMatch(/\nबदलापुर\n$/);

    await page.getByLabel("What is changed, in a sentence").fill("Say where we work");
    await press("Hand over");
    await page.getByText("Sent. Visitors see it once").waitFor();
    await noChanges.waitFor();
    expect(git(server, "log", "-1", "--format=%s")).toBe("Say where we work\n");
    rmSync(path.join(copy, ".git"), { recursive: true });
    rmSync(resolveContent("blog/A-Later-Day.md"));
  });

  /** Puts the project's own last build in the place of one that was published from the copy. */
  function takeOverLastBuild(): void {
    const unfinishedRelease = beginRelease(copy);
    cpSync(path.dirname(realpathSync("build")), unfinishedRelease, { recursive: true });
    switchLink(copy, "build", finishRelease(copy, unfinishedRelease));
  }
});

describe("A person who doesn’t program", () => {
  test("changes the telephone number and the hours as people write them, sees them on the page, and undoes it", async () => {
    const before = content("site.yaml");
    await openForm("site.yaml");
    const phone = page.getByRole("group", { name: "Telephone" });
    await phone.getByLabel("Number", { exact: true }).fill("+91 98260 12345");
    await page.getByLabel("Saturday opens").fill("09:30");
    await page.getByLabel("Saturday closes").fill("14:00");
    await save();
    const lines = before.split("\n");
    expect(content("site.yaml").split("\n")).toEqual(
      expect.arrayContaining([
        ...["  shown: +91 98260 12345", '  number: "+919826012345"', '  number: "919826012345"'],
        "hours: Monday to Friday, 10 am to 7 pm; Saturday, 9.30 am to 2 pm",
        ...lines.filter((line) => line.startsWith("#")),
      ]),
    );
    expect(await pageShown()).toContain("+91 98260 12345");
    await page.getByRole("button", { name: /^Undo: \d+:\d+:\d+ Telephone.* becomes “\+91 98260/ }).click();
    const taken = "Taken back: Telephone, address, menu, footer, buttons";
    await page.getByRole("status").getByText(taken).waitFor();
    expect(content("site.yaml")).toBe(before);
  });

  test("writes an article with a picture, publishes it, and removes it", async () => {
    await beginEntry("Article", "A Board at the Bus Stand");
    await page.getByText("Put in a new picture").click();
    const photo = { name: "Bus Stand 1.jpg", mimeType: "image/jpeg", buffer: await createPhoto() };
    await page.getByLabel("Picture file").setInputFiles(photo);
    await press("Add the picture");
    await page.getByText("Bus Stand 1.jpg is kept").waitFor();
    await page.getByLabel("What is seen").fill("A green board over the benches of a bus stand.");
    await press("Save");
    await page.getByText("The picture is there. Its name is bus-stand-1. It was put in “Picture”.").waitFor();
    const form = page.url();
    await page.goto(new URL("pictures?replace=bus-stand-1", form).href);
    await press("Turn it a quarter to the right");
    await page.getByText("The picture is there. Its name is bus-stand-1.").waitFor();
    const turned = await sharp(resolveContent("pictures/bus-stand-1.avif")).metadata();
    expect([turned.width, turned.height], "it stood upright before").toEqual([1600, 900]);
    await page.goto(form);

    await page.getByRole("region", { name: "Still missing" }).getByText("Description").waitFor();
    await page.getByLabel("Subject", { exact: true }).fill("News");
    await page.getByLabel("Service it is about").selectOption({ index: 1 });
    await page
      .getByLabel("Description in search results")
      .fill("What a board over the benches of a bus stand can say to people who wait there for ten minutes.");
    await page.getByLabel("Below the title").fill("People who wait read everything.");
    expect(await page.getByLabel("Picture", { exact: true }).inputValue()).toBe("bus-stand-1");
    await page
      .getByLabel("Text", { exact: true })
      .fill("## Ten minutes\n\n#### On the bench\n\nThey wait.\n\n![The board at noon](bus-stand-1)");
    await page.getByLabel("Draft", { exact: true }).uncheck();
    await save();
    await page
      .getByRole("region", { name: "Advice" })
      .getByText(/a step is left out/)
      .waitFor();
    expect(await pageShown()).toMatch(/People who wait read everything\..*alt="The board at noon"/s);
    await followLink("Take it out …");
    await page.getByText("shown nowhere else go, too: bus-stand-1.").waitFor();
    await press("Take it out");
    await page.getByText("Saved: “A Board at the Bus Stand” taken out").waitFor();
    for (const name of ["blog/A-Board-at-the-Bus-Stand.md", "pictures/bus-stand-1.avif"])
      expect(existsSync(resolveContent(name)), name).toBe(false);
    expect(content("redirects.yaml")).toContain("{ from: /Blog/A-Board-at-the-Bus-Stand, to: /Blog }");
  });

  test("finds every page of the editor usable, on a phone and a desktop, light and dark", async () => {
    for (const [index, width, colorScheme] of [
      ["", 360, "dark"],
      ["file?name=site.yaml", 1280, "light"],
      ["file?name=blog/SEO-Optimization.md", 360, "light"],
      ["pictures", 1280, "dark"],
      ["pictures?replace=about-map", 360, "light"],
      ["guide", 360, "dark"],
      ["new?kind=client", 360, "light"],
      ["file?name=societies.yaml&at=(entry 1)", 360, "dark"],
      ["out?name=clients.yaml&at=(entry 1)", 1280, "light"],
      ["publish", 360, "dark"],
      ["?q=people", 360, "light"],
      ["hindi", 360, "dark"],
      ["samples", 360, "light"],
      ["file?name=hi/services/outdoor-advertising.yaml", 360, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(editor.start + index);
      expect(await findViolations(page), `${index} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), index).toBe(0);
    }
  });
});

describe("A person who previews the site while changing its files", () => {
  async function open(address: string): Promise<Page> {
    const sitePage = await browser.newPage();
    await sitePage.goto(editor.site + address);
    await sitePage.waitForLoadState();
    return sitePage;
  }

  test("is shown a mistake with its file, line and remedy, on the page and in the terminal, until it is fixed", async () => {
    const shown = await open("/About");
    const heading = shown.getByRole("heading", { level: 1 });
    const title = await heading.textContent();
    const before = content("site.yaml");
    writeFileSync(resolveContent("site.yaml"), before.replace(/^email: /m, "email:"));
    await expect.poll(() => heading.textContent()).toBe("A mistake in the content");
    expect(await shown.getByRole("heading", { level: 2 }).textContent()).toBe("content/site.yaml");
    await shown.getByText("A space is missing after the colon").waitFor();
    expect(await shown.locator("mark").textContent()).toMatch(/^ +\d+ {2}email:hello@/);
    writeFileSync(resolveContent("site.yaml"), before);
    await expect.poll(() => heading.textContent()).toBe(title);
    await shown.close();

    await expect.poll(editor.printed).toContain("content: no mistakes left");
    expect(editor.printed()).toMatch(/^content\/site\.yaml:\d+: a space is missing after the colon/m);
    expect(editor.printed()).not.toMatch(/^\s+at /m);
  });
});

describe("Anybody else who can reach the preview", () => {
  test.each(privateFiles)("never gets %s, however the request is written", async (file) => {
    const [address = "", ...variants] = [`/${file}`, `/@fs${copy}/${file}`, `/app/../${file}`].map(encodeURI);
    const queries = [
      "",
      "?raw",
      "?import&raw",
      "?url",
      "?import&url",
      "?inline",
      "?import",
      "?raw??",
      "?t=1",
    ];
    const spellings = [
      address.toUpperCase(),
      `${address}/`,
      `/${address}`,
      address.replace(/\w(?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      address.replaceAll("/", "%2f").replace("%2f", "/"),
    ];
    for (const hostilePath of [
      ...[address, ...variants].flatMap((variant) => queries.map((query) => variant + query)),
      ...spellings,
    ])
      expect((await fetchRaw(editor.site, hostilePath)).text, hostilePath).not.toMatch(
        matchAnyEncoding(secretText),
      );
  });

  test("can't read the site from another program's page, nor the editor from another machine", async () => {
    for (const Origin of ["http://localhost:9999", "http://127.0.0.1", "http://x.localhost:8000"]) {
      const { status, headers } = await fetchRaw(editor.site, "/app/routes.ts", { headers: { Origin } });
      expect(status).toBe(200);
      expect(headers["access-control-allow-origin"], Origin).toBeUndefined();
    }
    const outsideAddress = Object.values(networkInterfaces())
      .flat()
      .find((address) => address && !address.internal && address.family === "IPv4");
    if (outsideAddress)
      await expect(
        fetch(`http://${outsideAddress.address}:${new URL(editor.start).port}/`),
      ).rejects.toThrow();
  });

  test("finds nothing there once the editor is gone, even if it was killed", async () => {
    await editor.stop("SIGKILL");
    await expect.poll(() => fetch(editor.site).then(Boolean, () => false)).toBe(false);
  });

  /** A text as it is, or as a data address holds it, wherever it begins within a group of three letters. */
  function matchAnyEncoding(text: string): RegExp {
    const encoded = [0, 1, 2].map((prefixLength) =>
      Buffer.from(" ".repeat(prefixLength) + text)
        .toString("base64")
        .slice(prefixLength === 0 ? 0 : prefixLength + 1, -4)
        .replaceAll("+", "\\+"),
    );
    return new RegExp([text, ...encoded].join("|"));
  }
});

/** A photograph as a phone takes it: lying on its side. */
function createPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: "#1f5b4d" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
