import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { contentType } from "../../server/files/built-site.ts";
import { fileHeaders } from "../../server/files/headers.ts";

/** A file of the build as a CDN is to serve it. */
export type ExportedFile = {
  /** The path that visitors request, such as `/About`. */
  address: string;
  /** The file in the build. */
  source: string;
  headers: Record<string, string>;
};

/** What each platform's folder is written from. */
export type ExportedSite = {
  siteUrl: string;
  pages: ExportedFile[];
  /** Pages with capitals once more in small letters, as our own server answers them. */
  aliases: (ExportedFile & { of: string })[];
  notFound: ExportedFile;
  /** Page data, assets, pictures and every other file. */
  files: ExportedFile[];
  /** Old addresses as they are written, and in small letters; without `to` they are gone for good. */
  redirects: { from: string; to?: string | undefined; status: 301 | 410 }[];
  /** Headers for every answer, where the platform can send them. */
  everywhere: Record<string, string>;
};

/**
 * Reads a finished build as a CDN needs it: without compressed files, which platforms make themselves, and without
 * what only our server uses.
 * @param folder the build's folder, holding `client/` and `site.json`
 * @param hstsPreload whether the host is to be on the browsers' preload list
 */
export function readExportedSite(folder: string, hstsPreload: boolean): ExportedSite {
  const manifest = readBuildManifest(folder);
  const headers = fileHeaders(manifest, hstsPreload);
  const client = path.join(folder, "client");
  const found = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(client, name)).isFile(),
  );
  const exported = (address: string, name: string, own: Record<string, string>): ExportedFile => ({
    address,
    source: path.join(client, name),
    headers: { "Content-Type": contentType(name), ...own },
  });
  const pages = Object.entries(manifest.pages).map(([address, page]) =>
    exported(address, page.file, headers.page(page)),
  );
  const taken = new Set(pages.map(({ address }) => address));
  const aliases = pages
    .filter(({ address }) => !taken.has(address.toLowerCase()))
    .map((page) => ({ ...page, address: page.address.toLowerCase(), of: page.address }));
  const dataOf = [...taken].map((address) => (address === "/" ? "_.data" : `${address.slice(1)}.data`));
  const data = dataOf
    .filter((name) => found.includes(name))
    .map((name) => exported(`/${name}`, name, headers.data));
  const others = found
    .filter((name) => !/\.(br|gz|html|data)$/.test(name))
    .map((name) => exported(`/${name}`, name, headers.file(name)));
  return {
    siteUrl: manifest.siteUrl,
    pages,
    aliases,
    notFound: exported("/404", manifest.notFound.file, headers.page(manifest.notFound)),
    files: [...data, ...others],
    redirects: manifest.redirects.flatMap((one) =>
      [...new Set([one.from, lowerCase(one.from)])].map((from) => ({ ...one, from })),
    ),
    everywhere: headers.everywhere,
  };
}

/** Percent signs keep what follows them. */
function lowerCase(address: string): string {
  return address.replace(/%[0-9a-f]{2}|[A-Z]/gi, (one) => (one.startsWith("%") ? one : one.toLowerCase()));
}
