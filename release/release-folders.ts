import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { isRunning, tryLock } from "../pipeline/lock.mjs";

/** A finished release: a folder laid out like the project, with the pages in `build/`. */
export type Release = { number: number; folder: string };

/** How many releases before the newest are kept, for open tabs and for going back. */
const earlierReleases = 3;

/** Makes the folder of an unfinished release, which gets its number at the end, and removes what killed ones left behind. */
export function beginRelease(root: string): string {
  const releases = path.join(root, "releases");
  mkdirSync(releases, { recursive: true });
  for (const name of readdirSync(releases)) {
    const [, pid] = /^unfinished-(\d+)$/.exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(path.join(releases, name), { recursive: true, force: true });
  }
  const folder = path.join(releases, `unfinished-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

/** Keeps others from releasing until the lock is released; a killed process's doesn't count. @throws Error if held */
export function lockReleases(root: string): () => void {
  const lock = path.join(root, "releases/lock");
  const { release, holder } = tryLock(lock);
  if (release) return release;
  throw new Error(
    `Another release is running, as process ${holder}. Wait until it has ended, or, if that process is some other program, remove ${lock}.`,
  );
}

/** Gives an unfinished release the next number, by one rename. */
export function finishRelease(root: string, unfinished: string): Release {
  for (let number = (listReleases(root)[0]?.number ?? 0) + 1; ; number += 1) {
    const folder = path.join(root, "releases", String(number));
    try {
      renameSync(unfinished, folder);
      return { number, folder };
    } catch (error) {
      // Another build has just taken the number.
      if (!existsSync(folder)) throw error;
    }
  }
}

export function listReleases(root: string): Release[] {
  const releases = path.join(root, "releases");
  const names = existsSync(releases) ? readdirSync(releases) : [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ number: Number(name), folder: path.join(releases, name) }))
    .sort((a, b) => b.number - a.number);
}

/** The release that a link leads to: `build`, for the project's own commands, or `current`, by which a service runs. */
export function linkedRelease(root: string, link: "build" | "current"): Release | undefined {
  const file = path.join(root, link);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const [, number] = /^releases\/(\d+)(\/build)?$/.exec(readlinkSync(file)) ?? [];
  return listReleases(root).find((release) => release.number === Number(number));
}

const servedMarker = ".served";

/** Notes that visitors have been shown a release: only such a one can be gone back to. */
export function markServed({ folder }: Release): void {
  writeFileSync(path.join(folder, servedMarker), "");
}

/** Removes that note from a release that was taken back, so that nobody comes back to its mistake later. */
export function unmarkServed({ folder }: Release): void {
  rmSync(path.join(folder, servedMarker), { force: true });
}

/** The release that was served before the one that is; undefined where there is none to go back to. */
export function findEarlierRelease(root: string): Release | undefined {
  const current = linkedRelease(root, "current");
  return (
    current && listReleases(root).find((release) => release.number < current.number && wasServed(release))
  );
}

function wasServed({ folder }: Release): boolean {
  return existsSync(path.join(folder, servedMarker));
}

/** The releases whose files stay: the newest, the newest that were served, and those that a link leads to. */
function releasesToKeep(root: string, newest: number = earlierReleases): Release[] {
  const all = listReleases(root);
  const linked = [linkedRelease(root, "current"), linkedRelease(root, "build")].map(
    (release) => release?.number,
  );
  // Builds and releases that failed must not take the places of those that can be gone back to.
  const remaining = [...all.slice(0, newest), ...all.filter(wasServed).slice(0, newest)];
  return all.filter((release) => remaining.includes(release) || linked.includes(release.number));
}

/** Removes all releases but the four newest, the four newest that were served, and those that a link leads to. */
export function pruneReleases(root: string): void {
  const remaining = new Set(releasesToKeep(root, earlierReleases + 1).map(({ number }) => number));
  for (const { number, folder } of listReleases(root))
    if (!remaining.has(number)) rmSync(folder, { recursive: true, force: true });
}

/** Points a link of the project to a release by one rename, so that it always leads to the old one or the new one. */
export function switchLink(root: string, link: "build" | "current", { number }: Release): void {
  const file = path.join(root, link);
  const fresh = `${file}.${process.pid}`;
  rmSync(fresh, { force: true });
  symlinkSync(`releases/${number}${link === "build" ? "/build" : ""}`, fresh);
  renameSync(fresh, file);
}

/** Gives a file that nobody changes in place a second name by a hard link, or copies it where the disk can't do that. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EXDEV", "EPERM", "EMLINK", "ENOTSUP", "EACCES"].includes(code)) throw error;
    copyFileSync(from, to);
  }
}

/** The folders whose files are named by their content, so that files of different releases never conflict. */
const folders = ["assets", "pictures"];

/** A picture's name without hash, width and ending: `gate` of `gate-0a1b2c3d-750.avif`. */
const pictureName = (file: string) => file.replace(/-[0-9a-f]{8}(-\d+)?\.\w+$/, "");

/**
 * Puts the files that only pages of earlier releases load into a build's `earlier/`, so that open tabs keep working. A picture
 * that the site no longer shows is left out: it may have had to go.
 */
export function keepEarlierFiles(root: string, build: string): void {
  const pictures = path.join(build, "client/pictures");
  const shown = new Set(existsSync(pictures) ? readdirSync(pictures).map(pictureName) : []);
  for (const release of releasesToKeep(root))
    for (const folder of folders) {
      const from = path.join(release.folder, "build/client", folder);
      const names = existsSync(from) ? readdirSync(from) : [];
      for (const name of names) {
        if (folder === "pictures" && !shown.has(pictureName(name))) continue;
        const places = ["client", "earlier"].map((place) => path.join(build, place, folder, name));
        if (!places.some((place) => existsSync(place)))
          linkFile(path.join(from, name), path.join(build, "earlier", folder, name));
      }
    }
}
