import { execFile, spawn, spawnSync } from "node:child_process";
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
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inputs } from "../../pipeline/build-freshness.ts";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { startProcess } from "../server/fixtures/start-process.ts";

/**
 * What a build is renewed for and nothing else, something added to its `content/`, built with the folder for a CDN.
 * Pictures that are there need not be made again.
 */
const copy = mkdtempSync(path.join(tmpdir(), "chowk-added-"));
const resolvePath = (name: string) => path.join(copy, name);
const forms = "https://forms.chowk360.example";
let output: string;

beforeAll(async () => {
  for (const name of [...inputs, ".generated"]) cpSync(name, resolvePath(name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), resolvePath("node_modules"));
  await addEntries();
  const addresses = { SITE_URL: "http://localhost:3000", FORMS_URL: forms };
  const env = { ...process.env, ...addresses };
  output = (await promisify(execFile)("node", ["commands/build.ts", "--cdn"], { cwd: copy, env })).stdout;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const readBuilt = (name: string) => readFileSync(resolvePath(`build/client/${name}`), "utf8");
const page = (address: string) => readBuilt(path.join(address, "index.html"));

describe("Content added to content/ and nowhere else", () => {
  test("is built, with advice where the writing could be better", () => {
    expect(output).toMatch(/^Built: \d+ pages/m);
    expect(output).toMatch(/content\/blog\/A-Board-For-Every-Lane\.md:.*a step is left out/);
  });

  test("is shown: an article has its page, its line in the lists and a link preview picture, and a draft is nowhere", () => {
    expect(page("/Blog/A-Board-For-Every-Lane")).toContain("<h1>A Board for Every Lane</h1>");
    for (const file of ["Blog/index.html", "sitemap.xml", "feed.xml"]) {
      expect(readBuilt(file), file).toContain("A-Board-For-Every-Lane");
      expect(readBuilt(file), file).not.toContain("Half-Written");
    }
    const preview = /og:image" content="[^"]*\/(pictures\/lanes-of-the-market-\w+-share\.jpg)"/;
    const [, picture = "none"] = preview.exec(page("/Blog/A-Board-For-Every-Lane")) ?? [];
    expect(existsSync(resolvePath(`build/client/${picture}`))).toBe(true);
    expect(existsSync(resolvePath("build/client/Blog/Half-Written/index.html"))).toBe(false);
  });

  test("is shown: a service has its page, and is in the menu, on the Services page and in the enquiry form", () => {
    expect(page("/Lamp-Post-Boards")).toMatch(/<h1[^>]*>Lamp Post Boards<\/h1>/);
    for (const file of ["index.html", "Services/index.html", "404.html"])
      expect(readBuilt(file), file).toContain('href="/Lamp-Post-Boards"');
    expect(page("/Contact")).toContain("Lamp Post Boards</option>");
  });

  test("is shown: a society has its page with its templates, and is in the inventory, the list, the map and the plan", () => {
    const slug = "a-society-of-a-trial";
    expect(page(`/societies/${slug}`)).toMatch(/<h1[^>]*>A Society of a Trial<\/h1>/);
    for (const file of [".jpg", ".svg", "-qr.svg", "-free/index.html"])
      expect(existsSync(resolvePath(`build/client/artwork/${slug}${file}`)), file).toBe(true);
    const lists = ["Society-Branding-in-Raipur/index.html", "boards/index.html", "plan/index.html"];
    for (const file of [...lists, "boards.csv", "sitemap.xml"]) expect(readBuilt(file), file).toContain(slug);
  });
});

test("the folder for a CDN has every page, allows only its own scripts and styles, sends enquiries to our server, and redirects old addresses", () => {
  const file = (address: string) => resolvePath(`build/for-cdn/${address}`);
  const { pages } = readBuildManifest(resolvePath("build"));
  expect(Object.keys(pages).length).toBeGreaterThan(50);
  for (const address of Object.keys(pages).flatMap((address) => [address, address.toLowerCase()])) {
    const html = readFileSync(file(address === "/" ? "index.html" : `${address.slice(1)}.html`), "utf8");
    const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy, address).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
    const inline = html.matchAll(/<(?:script|style)(?: data-[\w-]+)?>(.+?)<\/(?:script|style)>/gs);
    for (const [, body = ""] of inline)
      expect(policy, address).toContain(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  const contact = readFileSync(file("Contact.html"), "utf8");
  expect(contact).toContain(`action="${forms}/api/submit"`);
  for (const rule of ["connect-src", "form-action"])
    expect(contact).toMatch(new RegExp(`${rule}[^;]* ${forms}`));
  for (const address of ["site.json", "index.html.br", "away.html.gz"])
    expect(existsSync(file(address)), address).toBe(false);
  expect(readFileSync(file("_redirects"), "utf8")).toMatch(/^\/About-us \/About 301$/m);
  const headers = readFileSync(file("_headers"), "utf8");
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Content-Type-Options: nosniff$/m);
  expect(headers).toMatch(
    /^\/assets\/\*\n(?: {2}.*\n)* {2}Cache-Control: public, max-age=31536000, immutable$/m,
  );
});

test("pages for a CDN are not built if their forms would post to the CDN", () => {
  const { FORMS_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync("node", ["commands/build.ts", "--cdn"], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("FORMS_URL is unset. A CDN takes no forms");
});

test("a build killed halfway leaves the old site complete, for current visitors and for a restart", async () => {
  const release = readlinkSync(resolvePath("build"));
  const settings = { DATA_DIR: resolvePath("data") };
  const running = await startProcess(copy, settings);
  const build = spawn("node", ["commands/build.ts"], { cwd: copy, stdio: "ignore", detached: true });
  const end = once(build, "exit");
  const findUnfinished = () =>
    readdirSync(resolvePath("releases")).find((name) => name.startsWith("unfinished-"));
  await expect
    .poll(() => existsSync(resolvePath(`releases/${findUnfinished()}/build/client/assets`)), {
      // A build of the whole site runs before that.
      timeout: 90_000,
    })
    .toBe(true);
  process.kill(-Number(build.pid), "SIGKILL");
  await end;
  expect(readlinkSync(resolvePath("build"))).toBe(release);
  const restarted = await startProcess(copy, settings);
  for (const { origin } of [running, restarted])
    for (const address of ["/About", "/Lamp-Post-Boards"])
      expect(await (await fetch(origin + address)).text()).toBe(page(address));
  await running.stop();
  await restarted.stop();
});

async function addEntries(): Promise<void> {
  const resolveContent = (name: string) => path.join(copy, "content", name);
  const read = (name: string) => readFileSync(resolveContent(name), "utf8");
  for (const [name, alt] of [
    ["lanes-of-the-market.png", "A lane of small shops, with a board above every single door"],
    ["lamp-post-boards-hero.jpg", "Two rows of lamp posts on an avenue, each of them with a board"],
  ] as const) {
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#a34" } }).toFile(
      resolveContent(`pictures/${name}`),
    );
    appendFileSync(
      resolveContent("pictures/pictures-new.yaml"),
      `${path.parse(name).name}: { alt: "${alt}" }\n`,
    );
  }
  writeFileSync(
    resolveContent("blog/A-Board-For-Every-Lane.md"),
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

#### One evening

${"Walking along a lane shows who reads at its corner on every day of the week. ".repeat(20)}

Read on in [keyword research](/Blog/Keyword-Research).
`,
  );
  writeFileSync(
    resolveContent("blog/Half-Written.md"),
    read("blog/Keyword-Research.md").replace("---\n", "---\ndraft: true\n"),
  );
  const service = read("services/event-promotion.yaml");
  const [price = ""] = /^ {2}price: .*$/m.exec(service) ?? [];
  writeFileSync(
    resolveContent("services/lamp-post-boards.yaml"),
    service
      .replace(/"[^"]{12,}"/g, (text) => text.replace(/(?<=^"|[.?] )[\p{L}’-]+/gu, "$& now"))
      .replace(/^ {2}price: .*$/m, price)
      .replace(/^ {2}done: .*$/m, '  done: "Lit after {days} working days"')
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
  const [part = ""] = /^ {2}- key: event-promotion\n(?: {4}.*\n)+/m.exec(prices) ?? [];
  appendFileSync(
    resolveContent("prices.yaml"),
    part
      .replace("key: event-promotion", "key: lamp-post-boards")
      .replace("/Event-Promotion-in-Raipur", "/Lamp-Post-Boards"),
  );
  appendFileSync(
    resolveContent("societies.yaml"),
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
