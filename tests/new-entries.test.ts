import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readArticles } from "../app/data/articles.server.ts";
import { readClients } from "../app/data/clients.server.ts";
import { inWords } from "../app/data/content-numbers.server.ts";
import { readServices } from "../app/data/services.server.ts";
import { readSocieties } from "../app/pages/services/society/societies.server.ts";
import { preparePictures } from "../commands/prepare/pictures.ts";
import { copyProject } from "./project-copy.ts";

/** A copy of the site to whose `content/` one of each is added, and nothing anywhere else. */
const copy = copyProject();
const home = process.cwd();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("Files in content alone add", () => {
  let built: ReturnType<typeof run>;

  beforeAll(async () => {
    await addArticle();
    await addService();
    addClient();
    addSociety();
    addPage();
    addDraft();
    await preparePictures(copy);
    built = run("react-router", "build");
  }, 240_000);

  test("what the build accepts without a word", () => {
    expect(built.status, built.output).toBe(0);
  });

  test("what the checks of content find nothing wrong with", () => {
    const { status, output } = run(
      "vitest",
      ...["run", "--project", "unit*", "app/content.test.ts", "societies.server", "tests/pictures.test.ts"],
    );
    expect(status, output).toBe(0);
  }, 240_000);

  test("an article, with a page, a card, a line in the lists, in sitemap and feed", () => {
    expect(page("/Blog/A-Board-For-Every-Lane")).toContain("<h1>A Board for Every Lane</h1>");
    expect(page("/Blog")).toContain("A Board for Every Lane");
    expect(page("/Blog/Keyword-Research")).toContain('href="/Blog/A-Board-For-Every-Lane"');
    for (const file of ["sitemap.xml", "feed.xml"])
      expect(builtFile(file), file).toContain("/Blog/A-Board-For-Every-Lane");
  });

  test("a cover of any name, shown in link previews", () => {
    const [, share = ""] =
      /property="og:image" content="[^"]*\/(pictures\/lanes-of-the-market-\w+-share\.jpg)"/.exec(
        page("/Blog/A-Board-For-Every-Lane"),
      ) ?? [];
    expect(existsSync(path.join(copy, "build/client", share || "none"))).toBe(true);
  });

  test("an eleventh card, which moves the sixth to the blog's second page", () => {
    const titles = (address: string) =>
      [...page(address).matchAll(/<article[^>]*>.*?<h[23]><a[^>]*>(.*?)<\/a>/gs)].map(([, title]) => title);
    const cards = titles("/Blog").slice(-6);
    expect(cards[0]).toBe("A Board for Every Lane");
    expect(cards).toHaveLength(6);
    expect(titles("/Blog/2")).toHaveLength(Math.min(6, readArticles().length - 5));
    expect(titles("/Blog/2").filter((title) => cards.includes(title))).toEqual([]);
  });

  test("nothing of a draft", () => {
    expect(existsSync(path.join(copy, "build/client/Blog/Half-Written/index.html"))).toBe(false);
    for (const file of ["Blog/index.html", "sitemap.xml", "feed.xml"])
      expect(builtFile(file)).not.toContain("Half-Written");
  });

  test("a page of words alone, in the sitemap", () => {
    expect(page("/Terms-of-a-Trial")).toMatch(/<h1[^>]*>Our terms<\/h1>/);
    expect(page("/Terms-of-a-Trial")).toContain('<h2 id="what-we-ask">What we ask</h2>');
    expect(builtFile("sitemap.xml")).toContain("/Terms-of-a-Trial</loc>");
  });

  test("a service page, in the menu, on the Services page and in the enquiry form", () => {
    expect(page("/Lamp-Post-Boards")).toMatch(/<h1[^>]*>Lamp Post Boards<\/h1>/);
    for (const path of ["/", "/Services", "/404"])
      expect(page(path), path).toContain('href="/Lamp-Post-Boards"');
    expect(page("/Contact")).toContain("Lamp Post Boards</option>");
  });

  test("a client, on the wall and among the home page's logos", () => {
    for (const path of ["/Clients", "/Welcome-page", "/"])
      expect(page(path), path).toContain("Lakshya Sweets");
  });

  test("a society, drawn, and added up in the totals", () => {
    expect(page("/Society-Branding-in-Raipur")).toContain("A Society of a Trial");
    expect(page("/Society-Branding-in-Raipur")).toContain(
      (readSocieties().reduce((sum, { people }) => sum + people, 0) + 100).toLocaleString("en-IN"),
    );
  });

  test("numbers that stand in running text", () => {
    expect(page("/Clients")).toContain(`All ${inWords(readClients().length + 1)} are samples`);
    expect(page("/Services")).toContain(`${capital(inWords(readServices().length + 1))} crafts, one table`);
    expect(page("/Blog")).toContain(`${capital(inWords(readArticles().length + 1))} plain articles`);
    expect(page("/Society-Branding-in-Raipur")).toContain(
      `The ${inWords(readSocieties().length + 1)} societies in figures`,
    );
  });

  test("pictures in PNG and JPEG, shown as AVIF and WebP", () => {
    for (const [path, name] of [
      ["/Blog/A-Board-For-Every-Lane", "lanes-of-the-market"],
      ["/Lamp-Post-Boards", "lamp-post-boards-hero"],
    ] as const)
      for (const kind of ["avif", "webp"])
        expect(page(path), name).toMatch(new RegExp(`/pictures/${name}-[0-9a-f]{8}-\\d+\\.${kind} `));
  });
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function addArticle(): Promise<void> {
  await addPicture("lanes-of-the-market.png", "A lane of small shops, with a board above every single door");
  write(
    "blog/A-Board-For-Every-Lane.md",
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
${articleBody()}`,
  );
}

async function addService(): Promise<void> {
  await addPicture(
    "lamp-post-boards-hero.jpg",
    "Two rows of lamp posts on an avenue, each of them with a board",
  );
  const own = read("services/event-promotion.yaml")
    .replace(/"[^"]{12,}"/g, (text) => text.replace(/(?<=^"|[.?] )[\p{L}’-]+/gu, "$& now"))
    .replace(/^nextLine: .*$/m, 'nextLine: "From the lamp post to the next thing."')
    .replace(/^strip:\n(?: +- .*\n)+/m, "strip: [Single posts, Whole avenues, Pairs, Medians, Bridges]\n")
    .replace(/^ {2}title: .*Chowk 360"$/m, '  title: "Lamp Post Boards in Raipur | Chowk 360"')
    .replace(/^name: .*$/m, "name: Lamp Post Boards")
    .replace(/^title: .*$/m, "title: Lamp Post Boards")
    .replace(/^path: .*$/m, "path: /Lamp-Post-Boards")
    .replace(/^order: .*$/m, "order: 9")
    .replace(/^hero: .*$/m, "hero: lamp-post-boards-hero");
  write("services/lamp-post-boards.yaml", own);
  const prices = read("prices.yaml");
  const [part = ""] = /^ {2}- service: \/Event-Promotion-in-Raipur\n(?: {4}.*\n)+/m.exec(prices) ?? [];
  write("prices.yaml", prices + part.replace("/Event-Promotion-in-Raipur", "/Lamp-Post-Boards"));
}

function addPage(): void {
  write(
    "pages/Terms-of-a-Trial.md",
    `---
head:
  title: "Terms of a Trial | Chowk 360"
  description: "What we ask of those who put up a board with us, and what they may ask of us, on one page."
  keywords: [terms, boards, Raipur]
title: Our terms
lead: "What both sides of a board may ask."
---
## What we ask

A board needs a landlord who knows of it.
`,
  );
}

function addDraft(): void {
  const text = read("blog/Keyword-Research.md");
  write("blog/Half-Written.md", text.replace("---\n", "---\ndraft: true\n"));
}

function addClient(): void {
  add(
    "clients.yaml",
    `
- key: lakshya
  name: Lakshya Sweets
  trade: Sweets
  line: One more, then.
  wordmark: { width: 90, weight: 600, case: as-is }
`,
  );
  write(
    "clients/lakshya.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle fill="currentColor" cx="50" cy="50" r="40"/></svg>',
  );
}

function addSociety(): void {
  add(
    "societies.yaml",
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
`,
  );
}

async function addPicture(file: string, alt: string): Promise<void> {
  const pixels = {
    width: 1600,
    height: 900,
    channels: 3,
    background: file.endsWith("png") ? "#a34" : "#3a4",
  } as const;
  await sharp({ create: pixels }).toFile(path.join(copy, "content/pictures", file));
  add("pictures/pictures-new.yaml", `${file.replace(/\.\w+$/, "")}: { alt: "${alt}" }\n`);
}

/** About 1,000 words in five parts, no sentence of which stands anywhere else. */
function articleBody(): string {
  const parts = ["Walking", "Counting", "Choosing", "Hanging", "Leaving"].map((what, part) => {
    const sentences = Array.from(
      { length: 16 },
      (_, line) => `${what} along lane ${part * 16 + line + 21} shows who reads at its corner every day.`,
    );
    return `## ${what} the lanes\n\n${sentences.join(" ")}`;
  });
  return `${parts.join("\n\n")}

- The law on [advertisements in streets](https://www.indiacode.nic.in/lanes)
- The city’s own [list of lanes](https://nagarnigamraipur.nic.in/lanes)

Read on in [keyword research](/Blog/Keyword-Research) and [social media](/Blog/Social-Media-Marketing), or see our [digital marketing](/Digital-Marketing-in-Raipur).
`;
}

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(home, "node_modules/.bin", command), args, {
    cwd: copy,
    env: { ...process.env, NODE_ENV: command === "vitest" ? "test" : "production" },
    encoding: "utf8",
  });
  return { status, output: `${stdout}${stderr}`.slice(-4000) };
}

function page(address: string): string {
  return builtFile(path.join(address, "index.html"));
}

function builtFile(name: string): string {
  return readFileSync(path.join(copy, "build/client", name), "utf8");
}

function read(name: string): string {
  return readFileSync(path.join(copy, "content", name), "utf8");
}

function write(name: string, text: string): void {
  writeFileSync(path.join(copy, "content", name), text);
}

function add(name: string, text: string): void {
  appendFileSync(path.join(copy, "content", name), text);
}
