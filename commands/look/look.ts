import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { readPaths } from "../../app/data/paths.server.ts";
import { startProcess } from "../../tests/server/fixtures/start-process.ts";
import { parts } from "../machine.mjs";
import { photographDesk } from "./desk-pictures.ts";
import { photographGuide } from "./guide-pictures.ts";

const { canonicalPaths } = readPaths();

const heights = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 } as const;
type Width = keyof typeof heights;
type Scheme = "light" | "dark";
type Shot = { page: string; width: Width; scheme: Scheme; file: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", multiple: true, default: Object.keys(heights) },
    scheme: { type: "string", multiple: true, default: ["light", "dark"] },
    guide: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const folder = path.join(process.cwd(), "look");
const pages = positionals.length > 0 ? positionals : [...canonicalPaths, "/Nowhere-in-Raipur"];

if (values.help) {
  console.log(`npm run look                       every page, top to foot, at ${values.width.join(", ")} px, light and dark
npm run look -- /About /career     these pages
npm run look -- --width 360 --scheme dark
npm run look -- --guide            the pictures of both guides instead, into docs/guide/
Pictures: look/<width>-<scheme>/; side by side: look/index.html`);
} else if (values.guide) {
  await using browser = await openBrowser();
  for (const file of await photographGuide(browser)) console.log(`Written: ${file}`);
  for (const file of await photographDesk(browser)) console.log(`Written: ${file}`);
} else {
  using data = mkdtempDisposableSync(path.join(tmpdir(), "chowk-look-"));
  const { origin, stop } = await startProcess(".", { DATA_DIR: data.path });
  try {
    await using browser = await openBrowser();
    const overview = writeOverview(await photographed(browser, origin));
    console.log(`Open ${path.relative(process.cwd(), overview)}`);
  } finally {
    await stop();
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: parts.chromium.find() ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

async function photographed(browser: Browser, origin: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of values.width.map(Number) as Width[]) {
    for (const scheme of values.scheme as Scheme[]) {
      const into = path.join(folder, `${width}-${scheme}`);
      mkdirSync(into, { recursive: true });
      const context = await browser.newContext({
        viewport: { width, height: heights[width] ?? 900 },
        colorScheme: scheme,
        reducedMotion: "reduce",
      });
      const view = await context.newPage();
      for (const page of pages) {
        const file = path.join(into, `${nameOf(page)}.png`);
        await view.goto(origin + page, { waitUntil: "load" });
        await allLoaded(view);
        await view.screenshot({ path: file, fullPage: true });
        shots.push({ page, width, scheme, file });
      }
      await context.close();
      console.log(`${width} px, ${scheme}: ${pages.length} pages`);
    }
  }
  return shots;
}

/** Scrolls to the foot and back, so that everything that appears on the way is there, and waits for every picture. */
async function allLoaded(view: Page): Promise<void> {
  await view.evaluate(async () => {
    for (const picture of document.images) Object.assign(picture, { loading: "eager", decoding: "sync" });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Writes a page that shows the pictures of each page side by side, and answers its file. */
function writeOverview(shots: readonly Shot[]): string {
  const rows = pages.map((page) => {
    const pictures = shots
      .filter((shot) => shot.page === page)
      .map(({ file, width, scheme }) => {
        const name = path.relative(folder, file);
        return `<a href="${name}"><img src="${name}" alt="${width} px, ${scheme}" loading="lazy"></a>`;
      });
    return `<h2>${page}</h2>\n<div>${pictures.join("")}</div>`;
  });
  const file = path.join(folder, "index.html");
  const style = "div { display: flex; gap: 12px } a { flex: 1 } img { width: 100% }";
  writeFileSync(
    file,
    `<!doctype html><title>Every page</title><style>${style}</style>\n${rows.join("\n")}\n`,
  );
  return file;
}

function nameOf(page: string): string {
  return page.slice(1).replaceAll("/", "-") || "home";
}
