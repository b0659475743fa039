import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFormAnswers } from "../app/data/form-rules.server.ts";
import { inLanguage } from "../app/data/open-content.server.ts";
import { readRedirects } from "../app/data/redirects.server.ts";
import { readSite } from "../app/data/site.server.ts";
import { drawSharePictures } from "../assets/share-pictures.ts";
import type { BuildManifest } from "../server/files/build-manifest.ts";
import type { BuildEnvironment } from "./build-settings.ts";
import { compressFiles } from "./compress-files.ts";
import { listNamedPictures } from "./named-pictures.ts";

/** The pages with the two forms, to which a browser without scripts is sent back. */
const formPages = { enquiry: "/Contact", application: "/career" };

/**
 * Finishes what Astro built: lists the pages with the hashes of their inline scripts and styles in `site.json`, draws the
 * pictures of link previews, takes out pictures that nothing shows, and writes compressed siblings.
 * @throws Error when a page carries a `style` attribute, which the strict CSP would block
 */
export async function finishBuild(
  root: string,
  folder: string,
  settings: BuildEnvironment,
): Promise<{ pages: number }> {
  const client = path.join(folder, "client");
  // The proxy shows this page while the server is down; visitors can't go to it.
  await rename(path.join(client, "away/index.html"), path.join(folder, "away.html"));
  await rmdir(path.join(client, "away"));
  const files = await readdir(client, { recursive: true });
  await drawSharePictures(root, client);
  const named = listNamedPictures(client);
  for (const file of files)
    if (file.startsWith("pictures/") && !named.has(path.basename(file))) await rm(path.join(client, file));
  const pages: BuildManifest["pages"] = {};
  const notFoundBelow: BuildManifest["notFoundBelow"] = {};
  const failureBelow: BuildManifest["failureBelow"] = {};
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(path.join(client, file), "utf8");
    refuseStyleAttributes(file, html);
    const address = `/${file.replace(/\/?(index)?\.html$/, "")}`;
    const page = { file, scripts: inlineHashes(html, "script"), styles: inlineHashes(html, "style") };
    if (address.endsWith("/404")) notFoundBelow[address.slice(0, -"404".length)] = page;
    else if (address.endsWith("/500")) failureBelow[address.slice(0, -"500".length)] = page;
    else pages[address] = page;
  }
  const { "/": notFound, ...folderPages } = notFoundBelow;
  if (!notFound) throw new Error("The build has no 404.html; /404 must be among the routes.");
  for (const address of Object.values(formPages)) {
    if (!pages[address]) throw new Error(`The build has no ${address}, the page of a form.`);
  }
  const manifest: BuildManifest = {
    release: new Date().toISOString(),
    name: readSite().name,
    siteUrl: settings.siteUrl,
    pages,
    notFound,
    notFoundBelow: folderPages,
    failureBelow,
    formPages,
    formAnswers: { en: readFormAnswers(), hi: inLanguage("hi", readFormAnswers) },
    scripts: settings.analytics ? [new URL(settings.analytics.url).origin] : [],
    connect: [...new Set([...settings.formOrigins, ...analyticsOrigins(settings)])],
    formAction: settings.formOrigins,
    frames: ["https://www.youtube-nocookie.com"],
    redirects: readRedirects(),
  };
  await writeFile(path.join(folder, "site.json"), JSON.stringify(manifest));
  await compressFiles(client, files, path.join(root, ".generated/compressed/client"));
  return { pages: Object.keys(pages).length };
}

/** The hashes of what the browser runs or applies in a page, as the security policy names them; JSON is neither. */
function inlineHashes(html: string, element: "script" | "style"): string[] {
  const inline = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${element}>`, "g"),
  );
  const hashes = [...inline]
    .filter(([, attributes, body]) => body && !attributes?.includes("json"))
    .map(([, , body = ""]) => `sha256-${createHash("sha256").update(body).digest("base64")}`);
  return [...new Set(hashes)];
}

/** The origins to which the script that counts visits may report: its own, and those of the addresses among its attributes. */
function analyticsOrigins({ analytics }: BuildEnvironment): string[] {
  if (!analytics) return [];
  const addresses = [analytics.url, ...Object.values(analytics.data)];
  const urls = addresses.filter((address) => address.startsWith("https://") && URL.canParse(address));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function refuseStyleAttributes(file: string, html: string): void {
  const match = html.replace(/<script[\s\S]*?<\/script>/g, "").match(/<[^>]*\sstyle="[^"]*"[^>]*>/);
  if (match)
    throw new Error(
      `${file} carries a style attribute, which the site's security policy blocks: ${match[0]}`,
    );
}
