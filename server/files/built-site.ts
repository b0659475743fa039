import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";
import { pathKey, plainPath } from "../../formats/address.ts";
import { OperatorError } from "../operator-error.ts";
import { type BuildManifest, readBuildManifest } from "./build-manifest.ts";
import { fileHeaders } from "./headers.ts";

/** One way of sending a file: as it is, or compressed by the build. */
export type Variant = {
  encoding: "identity" | "br" | "gzip";
  etag: string;
  /** All headers of a complete answer, including the security headers and `Content-Length`. */
  headers: Record<string, string>;
  size: number;
  /** The bytes if they are kept in memory, else the path of the file. */
  content: Buffer | string;
};

/** A file of the build with its variants, the smallest first. */
export type BuiltFile = { variants: Variant[] };

/** The build as the server serves it. Every existing address is a key, so no requested path ever reaches the disk. */
export type BuiltSite = ReturnType<typeof readBuiltSite>;

/**
 * Reads the build once. Pages, scripts and styles stay in memory; pictures, and what only pages of earlier releases load, are
 * read from disk when they are requested.
 * @param place the build's folder with `client/`, `site.json` and perhaps `earlier/`; of a link, only its current target counts
 * @throws OperatorError with a line that says what to do
 */
export function readBuiltSite(place: string, hstsPreload = false) {
  const folder = existsSync(place) ? realpathSync(place) : place;
  const manifest = readBuildManifest(folder);
  const client = join(folder, "client");
  const names = listBuiltFiles(client);
  const headers = fileHeaders(manifest, hstsPreload);
  const readPage = (entry: BuildManifest["notFound"]): BuiltFile => {
    if (!names.has(entry.file))
      throw new OperatorError(`The built site lacks ${entry.file}. Build it again: npm run build`);
    return readFile(client, entry.file, names, headers.page(entry));
  };
  const notFound = readPage(manifest.notFound);
  const readFolders = (entries: BuildManifest["notFoundBelow"]) =>
    Object.entries(entries).map(([below, entry]) => [below, readPage(entry)] as const);
  const notFoundBelow = readFolders(manifest.notFoundBelow);
  // The longest first: `/` stands for all.
  const failureBelow = readFolders(manifest.failureBelow).sort(([a], [b]) => b.length - a.length);
  /** Pages by lower-case path, and by the path as the build spells it. */
  const pages = new Map<string, BuiltFile>();
  /** Everything else by exact path. */
  const files = new Map<string, BuiltFile>();
  for (const [path, entry] of Object.entries(manifest.pages)) {
    const page = readPage(entry);
    pages.set(path, page).set(path.toLowerCase(), page);
  }
  for (const name of names) {
    if (/\.(br|gz|html)$/.test(name)) continue;
    files.set(`/${name}`, readFile(client, name, names, headers.file(name)));
  }
  const earlier = join(folder, "earlier");
  const earlierNames = listBuiltFiles(earlier);
  for (const name of earlierNames) {
    if (/\.(br|gz)$/.test(name) || files.has(`/${name}`)) continue;
    files.set(`/${name}`, readFile(earlier, name, earlierNames, headers.file(name), { inMemory: false }));
  }
  return {
    manifest,
    pages,
    files,
    /** Adds a file that has come into `client/` since; its path there. */
    addFile: (name: string) => {
      files.set(`/${name}`, readFile(client, name, new Set([name]), headers.file(name)));
    },
    /** Waits for the file at an address that is still being made, if one is. */
    waitFor: undefined as ((path: string) => Promise<void> | undefined) | undefined,
    /** The page for an address without one. @param path as it was requested */
    notFound: (path: string) =>
      notFoundBelow.find(([below]) => path.toLowerCase().startsWith(below))?.[1] ?? notFound,
    /** The page that says that answering has failed. @param path as it was requested */
    failure: (path: string) => failureBelow.find(([below]) => path.toLowerCase().startsWith(below))?.[1],
    /** What has become of addresses without a page, by one spelling that stands for all. */
    redirects: new Map(manifest.redirects.map((entry) => [pathKey(entry.from), entry] as const)),
    secureHeaders: headers.everywhere,
  };
}

/** All files below a folder, by their relative paths; none if there is no such folder. */
export function listBuiltFiles(client: string): Set<string> {
  const entries = statSync(client, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(client, { recursive: true, withFileTypes: true })
    : [];
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
}

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
  ["identity", ""],
] as const;

/** Reads a file, by its path below `client` that is in `names`, with its compressed variants. */
export function readFile(
  client: string,
  name: string,
  names: ReadonlySet<string>,
  headers: Record<string, string>,
  { inMemory } = { inMemory: /\.(html|js|css|woff2)$/.test(name) },
): BuiltFile {
  const present = encodings.filter(([, ending]) => names.has(name + ending));
  return {
    variants: present.map(([encoding, ending]) => {
      const file = join(client, name + ending);
      const { size, mtimeMs } = statSync(file);
      const content = inMemory ? readFileSync(file) : file;
      const hashOrDate =
        typeof content === "string"
          ? `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`
          : hash("sha256", content, "base64url").slice(0, 22);
      const etag = `"${hashOrDate}"`;
      return {
        encoding,
        etag,
        size,
        content,
        headers: {
          "Content-Type": contentType(name),
          "Content-Length": String(size),
          ETag: etag,
          ...headers,
          ...(encoding !== "identity" && { "Content-Encoding": encoding }),
          ...(present.length > 1 && { Vary: "Accept-Encoding" }),
        },
      };
    }),
  };
}

/** Finds the file at a percent-encoded address: pages in any case, with doubled or trailing slashes. */
export function findFile(site: BuiltSite, path: string): BuiltFile | undefined {
  const exact = site.files.get(path) ?? site.pages.get(path);
  if (exact) return exact;
  return site.pages.get(pathKey(path)) ?? (path.endsWith("/") ? undefined : site.files.get(plainPath(path)));
}

function contentType(path: string): string {
  return getMimeType(path, mimes) ?? "application/octet-stream";
}
