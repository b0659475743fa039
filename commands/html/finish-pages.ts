import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFormAnswers } from "../../app/data/form-rules.server.ts";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { readRedirects } from "../../app/data/paths.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import type { BuildManifest } from "../../server/files/build-manifest.ts";
import type { BuildEnvironment } from "../build-settings.ts";
import { compressFiles } from "./compress-files.ts";
import {
  analyticsOrigins,
  compileLateStart,
  integrity,
  withAnalytics,
  withSleepingScripts,
} from "./page-scripts.ts";
import { renderAwayPage, withOwnStyles } from "./page-styles.ts";
import { drawSharePictures } from "./share-pictures.ts";

/** The pages with the two forms, to which a browser without scripts is sent back. */
const formPages = { enquiry: "/Contact", application: "/career" };

/**
 * Finishes what React Router built: puts each page's scripts to sleep until its first view, puts its own rules into its
 * HTML, lists the pages with the hashes of their inline scripts and styles in `site.json`, and writes compressed siblings.
 * @throws Error when a page carries a `style` attribute, which the strict CSP would block
 */
export async function finishBuild(
  root: string,
  folder: string,
  settings: BuildEnvironment,
): Promise<{ pages: number }> {
  const client = path.join(folder, "client");
  await rm(path.join(client, "__spa-fallback.html"), { force: true });
  const files = await readdir(client, { recursive: true });
  const read = (name: string) => readFile(path.join(client, name), "utf8");
  const css = await read(await findStyleSheet(client, files, await read("index.html")));
  await drawSharePictures(root, client);
  const lateStart = await compileLateStart(root);
  const hashes = new Map<string, string>();
  for (const name of files.filter((name) => /^assets\/.*\.js$/.test(name)))
    hashes.set(`/${name}`, integrity(await read(name)));
  const integrityOf = (address: string) => {
    const hash = hashes.get(address);
    if (!hash) throw new Error(`The build has no ${address}, which its pages load.`);
    return hash;
  };
  const pages: BuildManifest["pages"] = {};
  const notFoundBelow: BuildManifest["notFoundBelow"] = {};
  for (const file of files.filter((name) => name.endsWith("index.html"))) {
    const asleep = withSleepingScripts(await read(file), lateStart, integrityOf);
    const html = withAnalytics(await withOwnStyles(asleep, css), settings);
    await writeFile(path.join(client, file), html);
    refuseStyleAttributes(file, html);
    const address = `/${file.replace(/\/?index\.html$/, "")}`;
    const page = { file, scripts: inlineHashes(html, "script"), styles: inlineHashes(html, "style") };
    if (address.endsWith("/404")) notFoundBelow[address.slice(0, -"404".length)] = page;
    else pages[address] = page;
  }
  const { "/": notFound, ...folderPages } = notFoundBelow;
  if (!notFound) throw new Error("The build has no 404/index.html; the path /404 must be prerendered.");
  for (const address of Object.values(formPages)) {
    if (!pages[address])
      throw new Error(`The build has no ${address}, the page of a form; it must be prerendered.`);
  }
  const manifest: BuildManifest = {
    release: new Date().toISOString(),
    name: readSite().name,
    siteUrl: settings.siteUrl,
    pages,
    notFound,
    notFoundBelow: folderPages,
    formPages,
    formAnswers: { en: readFormAnswers(), hi: inLanguage("hi", readFormAnswers) },
    scripts: settings.analytics ? [new URL(settings.analytics.url).origin] : [],
    connect: [...new Set([...settings.formOrigins, ...analyticsOrigins(settings)])],
    formAction: settings.formOrigins,
    frames: ["https://www.youtube-nocookie.com"],
    redirects: readRedirects(),
  };
  await writeFile(path.join(folder, "site.json"), JSON.stringify(manifest));
  await writeFile(path.join(folder, "away.html"), await renderAwayPage((html) => withOwnStyles(html, css)));
  await compressFiles(client, files, path.join(root, ".generated/compressed/client"));
  return { pages: Object.keys(pages).length };
}

function inlineHashes(html: string, element: "script" | "style"): string[] {
  const inline = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${element}>`, "g"),
  );
  return [...inline]
    .filter(([, attributes, body]) => body && !attributes?.includes("ld+json"))
    .map(([, , body = ""]) => integrity(body));
}

function refuseStyleAttributes(file: string, html: string): void {
  const match = html.replace(/<script[\s\S]*?<\/script>/g, "").match(/<[^>]*\sstyle="[^"]*"[^>]*>/);
  if (match)
    throw new Error(
      `${file} carries a style attribute, which the site's security policy blocks: ${match[0]}`,
    );
}

/** The name of the sheet that pages link to; the prerendering build's own copy of it is deleted. */
async function findStyleSheet(client: string, files: string[], home: string): Promise<string> {
  const [linked, ...others] = files
    .filter((name) => name.endsWith(".css"))
    .sort((a, b) => Number(home.includes(b)) - Number(home.includes(a)));
  if (!linked) throw new Error("The build has no style sheet.");
  for (const name of others) {
    await rm(path.join(client, name));
    files.splice(files.indexOf(name), 1);
  }
  return linked;
}
