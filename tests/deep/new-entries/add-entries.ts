import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { newClient, newPage } from "../../new-entries.ts";

/** Adds one of each to the `content/` of a copy of the project, and nothing anywhere else. */
export async function addEntries(copy: string): Promise<void> {
  const content = openContent(copy);
  await addArticle(content);
  await addService(content);
  addClient(content);
  addSociety(content);
  addPage(content);
  addDraft(content);
}

type Content = ReturnType<typeof openContent>;

function openContent(copy: string) {
  const whole = (name: string) => path.join(copy, "content", name);
  return {
    whole,
    read: (name: string) => readFileSync(whole(name), "utf8"),
    write: (name: string, text: string) => writeFileSync(whole(name), text),
    add: (name: string, text: string) => appendFileSync(whole(name), text),
  };
}

async function addArticle(content: Content): Promise<void> {
  await addPicture(
    content,
    "lanes-of-the-market.png",
    "A lane of small shops, with a board above every single door",
  );
  content.write(
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

async function addService(content: Content): Promise<void> {
  await addPicture(
    content,
    "lamp-post-boards-hero.jpg",
    "Two rows of lamp posts on an avenue, each of them with a board",
  );
  const other = content.read("services/event-promotion.yaml");
  const [price = ""] = /^ {2}price: .*$/m.exec(other) ?? [];
  const own = other
    .replace(/"[^"]{12,}"/g, (text) => text.replace(/(?<=^"|[.?] )[\p{L}’-]+/gu, "$& now"))
    .replace(/^ {2}price: .*$/m, price)
    .replace(/^nextLine: .*$/m, 'nextLine: "From the lamp post to the next thing."')
    .replace(/^strip:\n(?: +- .*\n)+/m, "strip: [Single posts, Whole avenues, Pairs, Medians, Bridges]\n")
    .replace(/^ {2}title: .*Chowk 360"$/m, '  title: "Lamp Post Boards in Raipur | Chowk 360"')
    .replace(/^name: .*$/m, "name: Lamp Post Boards")
    .replace(/^title: .*$/m, "title: Lamp Post Boards")
    .replace(/^path: .*$/m, "path: /Lamp-Post-Boards")
    .replace(/^order: .*$/m, "order: 9")
    .replace(/^hero: .*$/m, "hero: lamp-post-boards-hero");
  content.write("services/lamp-post-boards.yaml", own);
  const prices = content.read("prices.yaml");
  const [part = ""] = /^ {2}- service: \/Event-Promotion-in-Raipur\n(?: {4}.*\n)+/m.exec(prices) ?? [];
  content.write("prices.yaml", prices + part.replace("/Event-Promotion-in-Raipur", "/Lamp-Post-Boards"));
}

function addPage({ write }: Content): void {
  write("pages/Terms-of-a-Trial.md", newPage);
}

function addDraft({ read, write }: Content): void {
  const text = read("blog/Keyword-Research.md");
  write("blog/Half-Written.md", text.replace("---\n", "---\ndraft: true\n"));
}

function addClient({ write, add }: Content): void {
  add("clients.yaml", newClient.entry);
  write("clients/lakshya.svg", newClient.logo);
}

function addSociety({ add }: Content): void {
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
  at: { latitude: 21.2600, longitude: 81.6100 }
`,
  );
}

async function addPicture({ whole, add }: Content, file: string, alt: string): Promise<void> {
  const pixels = {
    width: 1600,
    height: 900,
    channels: 3,
    background: file.endsWith("png") ? "#a34" : "#3a4",
  } as const;
  await sharp({ create: pixels }).toFile(whole(path.join("pictures", file)));
  add("pictures/pictures-new.yaml", `${file.replace(/\.\w+$/, "")}: { alt: "${alt}" }\n`);
}

/** About 300 words with a word too many, and without a source: what the site advises against and publishes. */
function articleBody(): string {
  const sentences = Array.from(
    { length: 20 },
    (_, line) => `Walking along lane ${line + 21} shows who reads at its corner on every day of the week.`,
  );
  return `## Walking the lanes

${sentences.join(" ")}

Read on in [keyword research](/Blog/Keyword-Research), or ask for our [digital marketing](/Digital-Marketing-in-Raipur) solutions.
`;
}
