import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { inputs } from "../../commands/project.mjs";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { openStore } from "../../server/store/store.ts";
import { quickChromium } from "../chromium.ts";
import { enquiry } from "../server/fixtures/forms.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { startProcess } from "../server/fixtures/start-process.ts";

/**
 * What a build is renewed for and nothing else, something added to its `content/`, built with the folders for CDNs.
 * Pictures that are there need not be made again.
 */
const copy = mkdtempSync(path.join(tmpdir(), "chowk-added-"));
const platforms = ["netlify", "cloudflare", "pages"] as const;
const at = (name: string) => path.join(copy, name);
let formsPort: number;
let printed: string;

beforeAll(async () => {
  for (const name of [...inputs, ".generated"]) cpSync(name, at(name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), at("node_modules"));
  formsPort = await freePort();
  await addEntries();
  const args = ["commands/build.ts", ...platforms.flatMap((name) => ["--for", name])];
  const addresses = { SITE_URL: "http://localhost:3000", FORMS_URL: `http://localhost:${formsPort}` };
  const env = { ...process.env, ...addresses };
  printed = (await promisify(execFile)("node", args, { cwd: copy, env })).stdout;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const built = (name: string) => readFileSync(at(`build/client/${name}`), "utf8");
const page = (address: string) => built(path.join(address, "index.html"));

describe("What is added to content/ and nowhere else", () => {
  test("is built, with advice where the writing could be better", () => {
    expect(printed).toMatch(/^Built: \d+ pages/m);
    expect(printed).toMatch(/content\/blog\/A-Board-For-Every-Lane\.md:.*text: the article has \d+ words/);
  });

  test("shows: an article has its page, its line in the lists and a picture in link previews, and a draft is nowhere", () => {
    expect(page("/Blog/A-Board-For-Every-Lane")).toContain("<h1>A Board for Every Lane</h1>");
    for (const file of ["Blog/index.html", "sitemap.xml", "feed.xml"]) {
      expect(built(file), file).toContain("A-Board-For-Every-Lane");
      expect(built(file), file).not.toContain("Half-Written");
    }
    const preview = /og:image" content="[^"]*\/(pictures\/lanes-of-the-market-\w+-share\.jpg)"/;
    const [, picture = "none"] = preview.exec(page("/Blog/A-Board-For-Every-Lane")) ?? [];
    expect(existsSync(at(`build/client/${picture}`))).toBe(true);
    expect(existsSync(at("build/client/Blog/Half-Written/index.html"))).toBe(false);
  });

  test("shows: a service has its page, and stands in the menu, on the Services page and in the enquiry form", () => {
    expect(page("/Lamp-Post-Boards")).toMatch(/<h1[^>]*>Lamp Post Boards<\/h1>/);
    for (const address of ["/", "/Services", "/404"])
      expect(page(address), address).toContain('href="/Lamp-Post-Boards"');
    expect(page("/Contact")).toContain("Lamp Post Boards</option>");
  });

  test("shows: a society has its page with its templates, and stands in the inventory, the list, the map and the plan", () => {
    const slug = "a-society-of-a-trial";
    expect(page(`/societies/${slug}`)).toMatch(/<h1[^>]*>A Society of a Trial<\/h1>/);
    for (const kind of ["jpg", "pdf", "svg"])
      expect(existsSync(at(`build/client/artwork/${slug}.${kind}`)), kind).toBe(true);
    const lists = ["Society-Branding-in-Raipur/index.html", "boards/index.html", "plan/index.html"];
    for (const file of [...lists, "boards.csv", "sitemap.xml"]) expect(built(file), file).toContain(slug);
  });
});

test.each(platforms)(
  "the folder for %s holds every page, which allows its own scripts and styles alone, and leads on from old addresses",
  (name) => {
    const file = (address: string) => at(`build/for-${name}/${address}`);
    const { pages } = readBuildManifest(at("build"));
    expect(Object.keys(pages).length).toBeGreaterThan(50);
    for (const address of Object.keys(pages)) {
      const plain = file(address === "/" ? "index.html" : `${address.slice(1)}.html`);
      const html = readFileSync(existsSync(plain) ? plain : file(address), "utf8");
      const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
      expect(policy, address).toMatch(/^default-src 'none'; /);
      expect(policy).not.toContain("unsafe");
      const inline = html.matchAll(/<(?:script|style)(?: data-own)?>(.+?)<\/(?:script|style)>/gs);
      for (const [, body = ""] of inline)
        expect(policy, address).toContain(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    }
    for (const address of ["site.json", "index.html.br", "About.data.gz"])
      expect(existsSync(file(address)), address).toBe(false);
    if (name === "pages") return;
    expect(readFileSync(file("_redirects"), "utf8")).toMatch(/^\/About-us \/About 301$/m);
    expect(readFileSync(file("_headers"), "utf8")).toMatch(
      /^\/\*\n(?: {2}.*\n)* {2}X-Content-Type-Options: nosniff$/m,
    );
  },
);

test("an enquiry is sent from pages on another origin, with script and without", {
  tags: ["chromium"],
}, async () => {
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const names = [pathname.slice(1), `${pathname.slice(1)}.html`, "index.html"];
    const name = names.find((name) => name && existsSync(at(`build/for-netlify/${name}`))) ?? "";
    const types: Record<string, string> = {
      ...{ ".js": "text/javascript", ".css": "text/css", ".html": "text/html" },
    };
    const type = types[path.extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type }).end(readFileSync(at(`build/for-netlify/${name}`)));
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const settings = {
    PORT: String(formsPort),
    ALLOWED_ORIGINS: origin,
    DATA_DIR: at("data"),
    RATE_LIMIT: "0",
  };
  const forms = await startProcess(copy, settings);
  const browser = await chromium.launch({ executablePath: quickChromium, args: ["--no-sandbox"] });
  const scripted = await browser.newPage();
  await scripted.goto(`${origin}/Contact`);
  await scripted.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
  await fillAndSend(scripted, "With script");
  await scripted.getByRole("status").getByText(readContactPage().form.status.sent).waitFor();
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await bare.goto(`${origin}/Contact`);
  await fillAndSend(bare, "Without script");
  await bare.waitForURL(`${origin}/Contact#sent`);
  await browser.close();
  site.closeAllConnections();
  site.close();
  await forms.stop();
  const store = openStore({ DATA_DIR: at("data") });
  // A test fills a form in faster than any person, so what it sends by script is kept apart.
  const kept = await store.list(["new", "quarantined"]);
  await store.close();
  expect(kept.map(({ fields }) => fields.message).sort()).toEqual(["With script", "Without script"]);
});

test("a build that is killed halfway leaves the old site complete, for those who are being served and for a new start", async () => {
  const release = readlinkSync(at("build"));
  const settings = { DATA_DIR: at("data") };
  const running = await startProcess(copy, settings);
  const build = spawn("node", ["commands/build.ts"], { cwd: copy, stdio: "ignore", detached: true });
  const end = once(build, "exit");
  const unfinished = () => readdirSync(at("releases")).find((name) => name.startsWith("unfinished-"));
  await vi.waitUntil(() => existsSync(at(`releases/${unfinished()}/build/client/assets`)), {
    timeout: 90_000,
  });
  process.kill(-Number(build.pid), "SIGKILL");
  await end;
  expect(readlinkSync(at("build"))).toBe(release);
  const restarted = await startProcess(copy, settings);
  for (const { origin } of [running, restarted])
    for (const address of ["/About", "/Lamp-Post-Boards"])
      expect(await (await fetch(origin + address)).text()).toBe(page(address));
  await running.stop();
  await restarted.stop();
});

async function fillAndSend(page: Page, message: string): Promise<void> {
  const { fields, button } = readContactPage().form;
  for (const name of ["name", "phone"] as const)
    await page.getByLabel(fields[name].label, { exact: true }).fill(enquiry[name]);
  await page.getByLabel(fields.message.label, { exact: true }).fill(message);
  await page.getByLabel(fields.service.label, { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: button }).click();
}

async function addEntries(): Promise<void> {
  const at = (name: string) => path.join(copy, "content", name);
  const read = (name: string) => readFileSync(at(name), "utf8");
  for (const [name, alt] of [
    ["lanes-of-the-market.png", "A lane of small shops, with a board above every single door"],
    ["lamp-post-boards-hero.jpg", "Two rows of lamp posts on an avenue, each of them with a board"],
  ] as const) {
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#a34" } }).toFile(
      at(`pictures/${name}`),
    );
    appendFileSync(at("pictures/pictures-new.yaml"), `${path.parse(name).name}: { alt: "${alt}" }\n`);
  }
  writeFileSync(
    at("blog/A-Board-For-Every-Lane.md"),
    `---
title: "A Board for Every Lane"
metaTitle: "A Board for Every Lane | Chowk 360"
description: "Which lane of a market deserves a board of its own, how it is found out on foot in one evening, and when to leave a lane to the neighbours."
keywords: [lane boards, market boards, shop boards]
date: 2025-02-10
category: "Outdoor Advertising"
standfirst: "A market is made of lanes, and each of them has readers who come by every day."
cover: lanes-of-the-market
service: /Digital-Marketing-in-Raipur
---
## Walking the lanes

${"Walking along a lane shows who reads at its corner on every day of the week. ".repeat(20)}

Read on in [keyword research](/Blog/Keyword-Research).
`,
  );
  writeFileSync(
    at("blog/Half-Written.md"),
    read("blog/Keyword-Research.md").replace("---\n", "---\ndraft: true\n"),
  );
  const other = read("services/event-promotion.yaml");
  const [price = ""] = /^ {2}price: .*$/m.exec(other) ?? [];
  writeFileSync(
    at("services/lamp-post-boards.yaml"),
    other
      .replace(/"[^"]{12,}"/g, (text) => text.replace(/(?<=^"|[.?] )[\p{L}’-]+/gu, "$& now"))
      .replace(/^ {2}price: .*$/m, price)
      .replace(/^nextLine: .*$/m, 'nextLine: "From the lamp post to the next thing."')
      .replace(/^strip:\n(?: +- .*\n)+/m, "strip: [Single posts, Whole avenues, Pairs, Medians, Bridges]\n")
      .replace(/^ {2}title: .*Chowk 360"$/m, '  title: "Lamp Post Boards in Raipur | Chowk 360"')
      .replace(/^name: .*$/m, "name: Lamp Post Boards")
      .replace(/^title: .*$/m, "title: Lamp Post Boards")
      .replace(/^path: .*$/m, "path: /Lamp-Post-Boards")
      .replace(/^order: .*$/m, "order: 9")
      .replace(/^hero: .*$/m, "hero: lamp-post-boards-hero"),
  );
  const prices = read("prices.yaml");
  const [part = ""] = /^ {2}- service: \/Event-Promotion-in-Raipur\n(?: {4}.*\n)+/m.exec(prices) ?? [];
  appendFileSync(at("prices.yaml"), part.replace("/Event-Promotion-in-Raipur", "/Lamp-Post-Boards"));
  appendFileSync(
    at("societies.yaml"),
    `- name: A Society of a Trial
  address: Raipur
  people: 100
  flats: 40
  units: { label: Blocks, text: "2", count: 2 }
  board: Pylon
  size: 3 x 5 ft
  visibility: Entry
  boards:
    - { kind: pylon, width: 3, height: 5, poster: dhoop }
  towers: 2
  blurb: "Forty flats around one garden, and a hundred people who walk past its pylon."
  at: { latitude: 21.2600, longitude: 81.6100 }
`,
  );
}
