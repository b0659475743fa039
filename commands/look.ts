import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { readPaths } from "../app/data/paths.server.ts";
import { ensureBuilt } from "../pipeline/build-freshness.ts";
import { startProcess } from "../tests/server/fixtures/start-process.ts";
import { photographGuides } from "./guide-pictures.ts";
import { parts } from "./machine.ts";

const help = `npm run look                       every page, top to foot, at 360, 768, 1280 and 1920 px, light and dark
npm run look -- /About /career     these pages
npm run look -- --width 360 --scheme dark
npm run look -- --guide            the pictures of both guides instead, into docs/guide/
Pictures: look/<width>-<scheme>/; side by side: look/index.html`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", multiple: true, default: ["360", "768", "1280", "1920"] },
    scheme: { type: "string", multiple: true, default: ["light", "dark"] },
    guide: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(help);
else {
  ensureBuilt();
  await using browser = await chromium.launch({
    executablePath: parts.chromium.find() ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  await (values.guide ? photographGuides(browser) : photographPages(browser));
}

async function photographPages(browser: Browser): Promise<void> {
  const addresses =
    positionals.length > 0 ? positionals : [...readPaths().canonicalPaths, "/Nowhere-in-Raipur"];
  const views = values.width.flatMap((width) =>
    values.scheme.map((scheme) => ({ width: Number(width), scheme: scheme as "light" | "dark" })),
  );
  const nameOf = (address: string) => address.slice(1).replaceAll("/", "-") || "home";
  using data = mkdtempDisposableSync(path.join(tmpdir(), "chowk-look-"));
  const server = await startProcess(".", { DATA_DIR: data.path });
  for (const { width, scheme } of views) {
    const viewport = { width, height: width < 700 ? 740 : 900 };
    const page = await browser.newPage({ viewport, colorScheme: scheme, reducedMotion: "reduce" });
    for (const address of addresses) {
      await page.goto(server.origin + address);
      await loadPictures(page);
      await page.screenshot({ path: `look/${width}-${scheme}/${nameOf(address)}.png`, fullPage: true });
    }
    await page.close();
    console.log(`${width} px, ${scheme}: ${addresses.length} pages`);
  }
  const rows = addresses.map((address) => {
    const files = views.map(({ width, scheme }) => `${width}-${scheme}/${nameOf(address)}.png`);
    return `<h2>${address}</h2>\n<div>${files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join("")}</div>`;
  });
  const style = "div { display: flex; gap: 12px } a { flex: 1 } img { width: 100% }";
  mkdirSync("look", { recursive: true });
  writeFileSync(
    "look/index.html",
    `<!doctype html><title>Every page</title><style>${style}</style>${rows.join("\n")}`,
  );
  await server.stop();
  console.log("Open look/index.html");
}

/** Lays out what waits to come near, scrolls to the foot and back for what appears on the way, and waits for every picture. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const card of document.querySelectorAll("article")) card.style.contentVisibility = "visible";
    for (const picture of document.images) Object.assign(picture, { loading: "eager", decoding: "sync" });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}
