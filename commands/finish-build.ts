import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildManifest } from "../server/files/build-manifest.ts";
import type { BuildEnvironment } from "./build-environment.ts";

/** The pages with the two forms, which a browser without script is led back to. */
const formPages = { enquiry: "/Contact", application: "/career" };

const compressible = /\.(html|js|css|svg|data|json|xml|txt|webmanifest|ico)$/;

/**
 * After React Router's build: lists the pages with the hashes of their inline scripts in `build/site.json`,
 * and lays compressed siblings (`.br`, `.gz`) beside every text file.
 * @returns how many pages there are
 * @throws Error when a page carries a `style` attribute, which the strict CSP would block
 */
export async function finishBuild(root: string, settings: BuildEnvironment): Promise<{ pages: number }> {
  const client = path.join(root, "build/client");
  await rm(path.join(client, "__spa-fallback.html"), { force: true });
  const files = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  await dropUnusedStyles(client, files);
  const pages: BuildManifest["pages"] = {};
  let notFound: BuildManifest["notFound"] | undefined;
  for (const file of files.filter((name) => name.endsWith("index.html"))) {
    const html = withScriptsLast(await readFile(path.join(client, file), "utf8"));
    await writeFile(path.join(client, file), html);
    refuseStyleAttributes(file, html);
    const address = `/${file.replace(/\/?index\.html$/, "")}`;
    const page = { file, scripts: scriptHashes(html) };
    if (address === "/404") notFound = page;
    else pages[address] = page;
  }
  if (!notFound) throw new Error("The build has no 404/index.html; the path /404 must be prerendered.");
  for (const address of Object.values(formPages)) {
    if (!pages[address])
      throw new Error(`The build has no ${address}, the page of a form; it must be prerendered.`);
  }
  const manifest: BuildManifest = {
    siteUrl: settings.siteUrl,
    pages,
    notFound,
    formPages,
    connect: settings.formOrigins,
    formAction: settings.formOrigins,
    frames: ["https://www.youtube-nocookie.com"],
  };
  await writeFile(path.join(root, "build/site.json"), JSON.stringify(manifest));
  await compressAll(
    client,
    files.filter((name) => compressible.test(name)),
  );
  return { pages: Object.keys(pages).length };
}

/**
 * A page can be read and used before its scripts run: they are asked for once each, and after style sheet and first
 * picture. The browser would otherwise give them the picture's share of a slow line.
 */
function withScriptsLast(html: string): string {
  const listed = new Set<string>();
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      const again = listed.has(link);
      listed.add(link);
      return again ? "" : link;
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function scriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  return [...inline]
    .filter(([, attributes]) => !attributes?.includes("ld+json"))
    .map(([, , body = ""]) => `sha256-${createHash("sha256").update(body).digest("base64")}`);
}

function refuseStyleAttributes(file: string, html: string): void {
  const found = html.replace(/<script[\s\S]*?<\/script>/g, "").match(/<[^>]*\sstyle="[^"]*"[^>]*>/);
  if (found)
    throw new Error(
      `${file} carries a style attribute, which the site's security policy blocks: ${found[0]}`,
    );
}

/** The prerendering build leaves its own copy of the style sheet beside the one that pages link to. */
async function dropUnusedStyles(client: string, files: string[]): Promise<void> {
  const home = await readFile(path.join(client, "index.html"), "utf8");
  for (const file of files.filter((name) => name.endsWith(".css") && !home.includes(name))) {
    await rm(path.join(client, file));
    files.splice(files.indexOf(file), 1);
  }
}

async function compressAll(client: string, files: string[]): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const queue = [...files];
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const full = path.join(client, file);
      const body = await readFile(full);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await Promise.all([
        brotli(body, { params }).then((data) => writeFile(`${full}.br`, data)),
        gz(body, { level: 9 }).then((data) => writeFile(`${full}.gz`, data)),
      ]);
    }
  };
  await Promise.all([work(), work()]);
}
