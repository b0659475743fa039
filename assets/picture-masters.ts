import { readdirSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../app/data/content-error.ts";

const readable = /\.(avif|webp|jpe?g|png)$/i;

/** A folder's pictures, by name. @throws ContentError naming a file that can't be one, and what to do with it */
export function listMasters(folder: string): string[] {
  const masters = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (file.startsWith(".") || /\.ya?ml$/.test(file)) continue;
    const { name } = path.parse(file);
    refuseMaster(file);
    const namesake = masters.get(name);
    if (namesake)
      throw pictureError(
        file,
        `${namesake} has the same name; take one of the two out, or give it another name`,
      );
    masters.set(name, file);
  }
  return [...masters.values()];
}

/** @throws ContentError when a file of that name can't be a picture of the site */
export function refuseMaster(file: string): void {
  // Not `path.parse(file).name`, which leaves out the folders of a name that leads out of this one.
  const name = file.slice(0, file.length - path.extname(file).length);
  if (/\.(heic|heif)$/i.test(file))
    throw pictureError(
      file,
      "browsers can’t show an iPhone’s HEIC; mail it from the iPhone’s Photos, which makes a JPEG of it, open it on this computer and save it as JPEG, or set Settings, Camera, Formats to “Most Compatible” and take it again",
    );
  if (!readable.test(file))
    throw pictureError(
      file,
      "this can’t be shown as a picture; save it as AVIF, WebP, JPEG or PNG, or take it out",
    );
  if (name.length > 100) throw pictureError(file, "shorten its name to 100 letters or fewer");
  if (!/^[a-z0-9-]+$/.test(name))
    throw pictureError(
      file,
      `name it with small letters, digits and dashes, for example ${suggestedName(name)}${file.slice(name.length).toLowerCase()}`,
    );
}

/** The pictures that may be older than those that they belong to, each with the bases of both, as a build remembers them. */
export type Stale = Record<string, { of: string; own: string }>;

/** Siblings for dusk and phones that still show what a replaced master did; `known` ones stay until they are replaced. */
export function staleSiblings(
  before: Record<string, string | undefined>,
  now: Record<string, string>,
  known: Stale,
): Stale {
  const stale: Stale = {};
  for (const [name, own] of Object.entries(now)) {
    const master = name.replace(/(-tall)?(-dusk)?$/, "");
    const of = now[master];
    if (master === name || !of) continue;
    const isJustReplaced = before[master] !== undefined && before[master] !== of && before[name] === own;
    if (isJustReplaced || known[name]?.own === own) stale[name] = { of, own };
  }
  return stale;
}

export function staleWarning(name: string): string {
  const master = name.replace(/(-tall)?(-dusk)?$/, "");
  const where = name.endsWith("-dusk") ? "in dark mode" : "on phones";
  return `content/pictures/${name}: ${master} was replaced, and this one, shown ${where}, was not; replace it too, or take it out`;
}

export function createUnreadableError(file: string): ContentError {
  return pictureError(
    file,
    "this picture is damaged or not what its ending says; save it again as AVIF, WebP, JPEG or PNG",
  );
}

function pictureError(file: string, remedy: string): ContentError {
  return new ContentError(`content/pictures/${file}`, "", remedy);
}

/** A file's name as the name of a picture: `IMG 0001` becomes `img-0001`. */
export function suggestedName(name: string): string {
  return (
    name
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "gate-at-night"
  );
}
