import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BuildManifest, readBuildManifest } from "../server/files/build-manifest.ts";
import { fileHeaders } from "../server/files/headers.ts";
import type { BuildEnvironment } from "./build-settings.ts";

/** Where the folder for a CDN is written, inside the project. */
export const exportFolder = "build/for-cdn";

/** Refuses a build whose forms would post to the CDN, which takes none. @throws Error that says what to set */
export function checkExport({ enquiryUrl, applicationUrl }: BuildEnvironment): void {
  if ([enquiryUrl, applicationUrl].some((url) => url.startsWith("/")))
    throw new Error(
      "FORMS_URL is unset. A CDN takes no forms: set it to the origin of the server that does, such as https://forms.example.com",
    );
}

/**
 * Writes what a CDN is to serve into `exportFolder`, from the finished build beside it: without compressed files, which
 * CDNs make themselves, and without what only our server uses. A page and its small-letter spelling are each a file that
 * carries its own policy; `_headers` and `_redirects` are what Netlify and Cloudflare Pages read.
 */
export function exportSite(root: string, hstsPreload: boolean): void {
  const build = path.join(root, "build");
  const client = path.join(build, "client");
  const folder = path.join(root, exportFolder);
  const manifest = readBuildManifest(build);
  const headers = fileHeaders(manifest, hstsPreload);
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const writePage = (name: string, page: BuildManifest["notFound"]) =>
    write(name, withPolicy(readFileSync(path.join(client, page.file), "utf8"), headers.page(page)));

  for (const [address, page] of Object.entries(manifest.pages))
    for (const spelling of new Set([address, address.toLowerCase()])) writePage(pageFile(spelling), page);
  writePage("404.html", manifest.notFound);
  const isPageOrCompressed = /\.(br|gz|html)$/;
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (name) => statSync(path.join(client, name)).isFile() && !isPageOrCompressed.test(name),
  );
  for (const name of files) cpSync(path.join(client, name), path.join(folder, name));
  write("_headers", headersFile(headers, files));
  write("_redirects", redirectsFile(manifest.redirects));
}

/** `/About` lies in `About.html`, so that hosts add no slash to its address. */
function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${decodeURIComponent(address.slice(1))}.html`;
}

/**
 * No header but the policy stands in two rules that match the same path, because the hosts join the values; of two
 * policies both apply. There is one rule for each folder, because Cloudflare takes at most 100.
 */
function headersFile(headers: ReturnType<typeof fileHeaders>, files: readonly string[]): string {
  const { "Content-Security-Policy": policy = "", ...everywhere } = headers.everywhere;
  const cacheControlBelow = (folder: string) =>
    headers.file(files.find((name) => name.startsWith(`${folder}/`)) ?? "")["Cache-Control"];
  const rules: [string, Record<string, string | undefined>][] = [
    ["/*", { ...everywhere, "Content-Security-Policy": withoutSources(policy) }],
    ...["assets", "pictures"].map((folder): [string, Record<string, string | undefined>] => [
      `/${folder}/*`,
      { "Content-Security-Policy": policy, "Cache-Control": cacheControlBelow(folder) },
    ]),
  ];
  return rules
    .map(([address, fields]) =>
      [address, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** The part of a policy that is the same for every page; each page itself says which scripts and styles may run. */
function withoutSources(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !/^(default|script|style)-src/.test(directive))
    .join("; ");
}

/** Old addresses as they are written, and in small letters. Those gone for good are left out: Cloudflare has no 410. */
function redirectsFile(redirects: BuildManifest["redirects"]): string {
  return redirects
    .flatMap(({ from, to, status }) =>
      to ? [...new Set([from, toLowerCase(from)])].map((spelling) => `${spelling} ${to} ${status}\n`) : [],
    )
    .join("");
}

/** Leaves percent-encoded bytes as they are. */
function toLowerCase(address: string): string {
  return address.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
    match.startsWith("%") ? match : match.toLowerCase(),
  );
}

/**
 * Puts a page's policies into its head, but `frame-ancestors`, which browsers ignore there (HTML, 4.2.5.3).
 * @throws Error when the page doesn't begin with its character set, before which nothing may stand
 */
function withPolicy(html: string, headers: Record<string, string>): string {
  const policy = (headers["Content-Security-Policy"] ?? "")
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");
  const [start] = /^<!DOCTYPE html><html[^>]*><head><meta char[sS]et="utf-8"\/?>/i.exec(html) ?? [];
  if (!start) throw new Error("A page does not begin with its character set; its policy finds no place.");
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    `<meta name="referrer" content="${headers["Referrer-Policy"]}"/>`,
  ];
  return start + metas.join("") + html.slice(start.length);
}
