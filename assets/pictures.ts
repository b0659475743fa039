import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp, { type Metadata, type OutputInfo } from "sharp";
import {
  getField,
  listContent,
  openContent,
  peekContent,
  withContent,
} from "../app/data/open-content.server.ts";
import { type PictureFacts, webpWidth } from "../app/data/picture-widths.ts";
import { tryLock } from "../pipeline/lock.mjs";
import {
  createUnreadableError,
  listMasters,
  type Stale,
  staleSiblings,
  staleWarning,
} from "./picture-masters.ts";

const mastersFolder = "content/pictures";
const filesFolder = "public/pictures";
const cacheFile = ".generated/pictures-cache.json";
const recipe = "14";
/** A phone's whole window at two device pixels to a CSS pixel (375 × 2; 412 × 1.75). */
const phoneWidth = 750;
/**
 * Thumbnails; phones of two device pixels; phones of three, and small windows. The fourth width is the master's own, up to
 * `widest`. Which devices choose which: docs/decisions/pictures.md.
 */
const targetWidths = [320, phoneWidth, 1280];
const widest = 2560;
/** AVIF: the usual quality, and the lowest that a phone's picture is taken down to for its share of the first view. */
const quality = { usual: 52, lowest: 34 };
const phoneBytes = 25_000;
/** How long an encoder looks for fewer bytes (measured, docs/decisions/pictures.md). */
const effort = { avif: 1, webp: 2 };
/**
 * Derives AVIF files of up to four widths and a WebP file from every master in `content/pictures`, a three-stop gradient
 * as placeholder, and a 1200 × 630 JPEG for link previews of each picture that is the face of a page. A master that is
 * AVIF already is its own widest file.
 * Files are named by the master's hash, so what exists is never made again and may be cached for ever.
 * A photograph is turned upright as its camera noted. While another process does this in the same folder, it is waited for:
 * of two at once the one that began earlier would write the older list over the newer.
 * @param factsOnly whether only what pages say of the pictures is found out; the files are left to `deriveWaiting`
 * @returns how many masters there are, how many of them had no files yet, and warnings that keep nothing from being built
 * @throws ContentError when a file can't be a picture of the site
 */
export async function preparePictures(root: string, { factsOnly = false } = {}): Promise<Prepared> {
  for (;;) {
    const { release } = tryLock(path.join(root, ".cache/pictures"));
    if (release) return prepare(root, factsOnly).finally(release);
    await setTimeout(100);
  }
}

type Prepared = { total: number; created: number; warnings: string[] };

async function prepare(root: string, factsOnly: boolean): Promise<Prepared> {
  const from = path.join(root, mastersFolder);
  const to = path.join(root, filesFolder);
  const generated = path.join(root, ".generated");
  await mkdir(to, { recursive: true });
  await mkdir(generated, { recursive: true });
  const masters = listMasters(from);
  const isShared = listSharedPictures(root);
  const previous = await readJson<Record<string, Entry>>(path.join(root, cacheFile));
  // The entries that a build which was broken off had already made.
  const partialFile = path.join(generated, "pictures-half.json");
  const cache = { ...previous, ...(await readJson<Record<string, Entry>>(partialFile)) };
  const present = new Set(await readdir(to));
  const entries: Record<string, Entry> = {};
  let created = 0;
  let next = 0;
  const work = async () => {
    for (let file = masters[next++]; file; file = masters[next++]) {
      const place = next;
      const { name } = path.parse(file);
      const data = await readFile(path.join(from, file));
      const base = baseOf(name, data);
      const share = isShared(name) ? `${base}-share.jpg` : undefined;
      const cached = withShare(cache[name], share);
      const known = cached?.base === base ? cached : undefined;
      if (known) entries[name] = known;
      if (known?.files.every((file) => present.has(file))) continue;
      created += 1;
      if (known && factsOnly) continue;
      const upright = await rotateUpright(data, file);
      const pixels = await decode(upright);
      const entry = await describePicture(base, pixels, share);
      if (!factsOnly) await deriveFiles(entry, upright, pixels, to);
      entries[name] = entry;
      replaceFile(partialFile, JSON.stringify(entries));
      if (factsOnly) continue;
      console.log(`  picture ${place} of ${masters.length}: ${name}`);
    }
  };
  const results = await Promise.allSettled(
    [work(), work()].map((worker) =>
      worker.catch((error: unknown) => {
        next = masters.length;
        throw error;
      }),
    ),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const used = new Set(Object.values(sorted).flatMap((entry) => entry.files));
  await Promise.all([...present].filter((file) => !used.has(file)).map((file) => rm(path.join(to, file))));
  const staleFile = path.join(generated, "pictures-stale.json");
  const stale = staleSiblings(listBases(previous), listBases(sorted), await readJson<Stale>(staleFile));
  replaceFile(staleFile, JSON.stringify(stale));
  replaceFile(path.join(root, cacheFile), JSON.stringify(sorted));
  const facts = Object.entries(sorted).map(([name, { files: _files, stops: _stops, ...facts }]) => [
    name,
    facts,
  ]);
  replaceFile(path.join(generated, "pictures.json"), JSON.stringify(Object.fromEntries(facts)));
  await rm(partialFile, { force: true });
  const css = Object.entries(sorted).map(
    ([name, { stops }]) => `.ph-${name}{--ph:linear-gradient(${stops})}`,
  );
  replaceFile(path.join(generated, "placeholders.css"), `${css.join("\n")}\n`);
  return { total: masters.length, created, warnings: Object.keys(stale).map(staleWarning) };
}

/**
 * Derives the files that `preparePictures` left, two masters at a time.
 * @param onFile is told the name of each file once it is in `public/pictures`
 * @returns `request`, which brings a file's master forward and settles once that is derived (undefined: nothing is left to
 * do for it), and `done`, which settles with the last; both reject where a file can't be written
 */
export function deriveWaiting(root: string, onFile: (file: string) => void) {
  const to = path.join(root, filesFolder);
  const entries: Record<string, Entry> = JSON.parse(readFileSync(path.join(root, cacheFile), "utf8"));
  const masters = new Map(
    listMasters(path.join(root, mastersFolder)).map((file) => [path.parse(file).name, file]),
  );
  const present = new Set(readdirSync(to));
  const waiting = Object.keys(entries).filter((name) =>
    entries[name]?.files.some((file) => !present.has(file)),
  );
  const requested: string[] = [];
  const results = new Map(waiting.map((name) => [name, Promise.withResolvers<void>()]));
  const nameOf = new Map(waiting.flatMap((name) => (entries[name]?.files ?? []).map((file) => [file, name])));
  const work = async () => {
    for (let name = requested.shift() ?? waiting.shift(); name; name = requested.shift() ?? waiting.shift()) {
      const master = masters.get(name);
      const entry = entries[name];
      if (!master || !entry || !results.has(name)) continue;
      const data = await rotateUpright(await readFile(path.join(root, mastersFolder, master)), master);
      await deriveFiles(entry, data, await decode(data), to);
      entry.files.forEach(onFile);
      results.get(name)?.resolve();
      results.delete(name);
    }
  };
  const done = Promise.all([work(), work()]).then(() => undefined);
  // `done` reports a failure even where nobody has asked for that picture.
  for (const { promise, reject } of results.values()) {
    promise.catch(() => undefined);
    done.catch(reject);
  }
  const request = (file: string): Promise<void> | undefined => {
    const name = nameOf.get(file) ?? "";
    if (results.has(name)) requested.push(name);
    return results.get(name)?.promise;
  };
  return { request, done };
}

/** Writes a file that others may be reading: they find the whole of the old one or of the new. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** What will be known of a picture once its sizes are made. @throws ContentError when the file is damaged or misnamed */
export async function masterFacts(file: string, data: Buffer): Promise<PictureFacts> {
  const { width = 0, height = 0 } = await sharp(await rotateUpright(data, file)).metadata();
  return { base: baseOf(file.replace(/\.[^.]*$/, ""), data), width, height, widths: [] };
}

/**
 * A picture as a master is kept: AVIF of at most 2560 px, upright, without what its camera noted, the place where it was
 * taken above all. One that is so already stays as it is. @throws ContentError when the file is damaged or misnamed
 */
export async function toMaster(file: string, data: Buffer): Promise<Buffer> {
  const upright = await rotateUpright(data, file);
  const { exif, xmp, iptc, ...facts } = await sharp(upright).metadata();
  if (isMaster(facts) && !exif && !xmp && !iptc) return upright;
  const picture = sharp(upright).removeAlpha().resize({ width: widest, withoutEnlargement: true });
  // The file is cut off, or the picture ten thousand times as high as wide.
  const avif = picture.avif({ quality: quality.usual, effort: effort.avif }).toBuffer();
  return avif.catch(() => Promise.reject(createUnreadableError(file)));
}

/** A master turned a quarter to the right, for a photograph whose telephone noted another way up. */
export async function turnMaster(file: string, data: Buffer): Promise<Buffer> {
  const upright = sharp(await rotateUpright(data, file)).rotate(90);
  return upright.avif({ quality: quality.usual, effort: effort.avif }).toBuffer();
}

/** Whether a file can be shown as it is; an iPhone's HEIC has the same format with another compression. */
function isMaster({ format, compression, width = 0 }: Metadata): boolean {
  return format === "heif" && compression === "av1" && width <= widest;
}

/** The first part of the names of a picture's files: its own name and its content's. */
function baseOf(name: string, data: Buffer): string {
  return `${name}-${createHash("sha256").update(recipe).update(data).digest("hex").slice(0, 8)}`;
}

/**
 * A photograph as its camera saw it; one that needs no turning stays as it is, byte for byte.
 * @throws ContentError where it is none of the kinds that the site takes, whatever its name says
 */
export async function rotateUpright(data: Buffer, file: string): Promise<Buffer> {
  try {
    const { orientation = 1, format = "", compression } = await sharp(data).metadata();
    // An SVG may hold program code.
    if (!["jpeg", "png", "webp"].includes(format) && compression !== "av1") throw createUnreadableError(file);
    return orientation === 1 ? data : await sharp(data).autoOrient().png().toBuffer();
  } catch {
    throw createUnreadableError(file);
  }
}

function listBases(entries: Record<string, Entry>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([name, { base }]) => [name, base]));
}

type Entry = PictureFacts & { files: string[]; stops: string };

/** An entry of the last build with the share picture that this one asks of it, and no other; its files may be missing. */
function withShare(entry: Entry | undefined, share: string | undefined): Entry | undefined {
  if (!entry) return undefined;
  const { share: previous, files, ...rest } = entry;
  const remaining = files.filter((file) => file !== previous);
  return { ...rest, ...(share && { share }), files: share ? [...remaining, share] : remaining };
}

type Pixels = { data: Buffer; info: OutputInfo };

function decode(picture: Buffer): Promise<Pixels> {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** What is known of a picture before its files are made, their names included. */
async function describePicture(
  base: string,
  { data, info }: Pixels,
  share: string | undefined,
): Promise<Entry> {
  const { width, height } = info;
  const own = Math.min(width, widest);
  const widths = [...targetWidths.filter((target) => target + 200 < own), own];
  const files = widths.flatMap((width) => [
    `${base}-${width}.avif`,
    ...(width === webpWidth(widths) ? [`${base}-${width}.webp`] : []),
  ]);
  const rgb = await sharp(data, { raw: info }).resize(1, 3, { fit: "fill" }).raw().toBuffer();
  const stops = [0, 3, 6].map((at) => `#${rgb.subarray(at, at + 3).toString("hex")}`).join(",");
  if (share) files.push(share);
  return { base, width, height, widths, ...(share && { share }), files, stops };
}

async function deriveFiles(
  { base, widths, share }: Entry,
  upright: Buffer,
  { data, info }: Pixels,
  to: string,
): Promise<void> {
  const picture = () => sharp(data, { raw: info });
  const save = async (file: string, data: Buffer) => {
    await writeFile(path.join(to, `.${file}`), data);
    await rename(path.join(to, `.${file}`), path.join(to, file));
  };
  const copied = isMaster(await sharp(upright).metadata());
  for (const target of widths) {
    const isCopied = copied && target === widths.at(-1);
    if (isCopied) await save(`${base}-${target}.avif`, upright);
    if (isCopied && target !== webpWidth(widths)) continue;
    const resized = await picture().resize({ width: target }).raw().toBuffer({ resolveWithObject: true });
    const again = () => sharp(resized.data, { raw: resized.info });
    const encode = (quality: number) => again().avif({ quality, effort: effort.avif }).toBuffer();
    if (!isCopied) {
      let bytes = await encode(quality.usual);
      if (target === phoneWidth && bytes.length > phoneBytes) bytes = await encode(qualityFor(bytes.length));
      await save(`${base}-${target}.avif`, bytes);
    }
    if (target === webpWidth(widths))
      await save(
        `${base}-${target}.webp`,
        await again().webp({ quality: 74, effort: effort.webp }).toBuffer(),
      );
  }
  if (share) {
    const cut = picture().resize(1200, 630, { fit: "cover" });
    await save(share, await cut.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  }
}

/** The quality at which a picture fits a phone's share, from its bytes at the usual one; they fall by 3 % a step. */
function qualityFor(bytes: number): number {
  const steps = Math.ceil(Math.log(bytes / phoneBytes) / 0.028) + 1;
  return Math.max(quality.usual - steps, quality.lowest);
}

async function readJson<T extends object>(file: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {} as T;
  }
}

/** The field of a file of content that names the picture by which its page is known in link previews. */
const faces = [
  { folder: "blog", ending: ".md", field: "cover" },
  { folder: "stories", ending: ".md", field: "picture" },
  { folder: "services", ending: ".yaml", field: "hero" },
];

/** The names of the pictures by which pages that are one of a kind are known, the home page included. */
const byName = /-hero$/;

/** Whether a picture is the face of a page: an article's cover, a story's picture, a service's hero, or named `…-hero`. */
function listSharedPictures(root: string): (name: string) => boolean {
  const named = new Set(
    withContent(openContent(root), () =>
      faces.flatMap(({ folder, ending, field }) =>
        listContent(folder, ending).map((file) => String(getField(peekContent(`${folder}/${file}`), field))),
      ),
    ),
  );
  return (name) => byName.test(name) || named.has(name);
}
