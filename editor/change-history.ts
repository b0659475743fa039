import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { ContentError } from "../app/data/content-error.ts";
import { pictureFactsFile } from "../app/data/pictures.server.ts";
import { masterFacts } from "../assets/pictures.ts";
import { type FileEdit, listMasters, readBytes } from "./content-file.ts";

type Bytes = Buffer | string;

type FileChange = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** One step that was saved, with what it takes to take it back. */
export type Change = { id: number; title: string; time: Date; files: FileChange[] };

const createConflict = (file: string) =>
  new Error(
    `The same lines of content/${file} were changed meanwhile, and stay as they are. After Undo: take that later step back first. After Save: go back, and save once more`,
  );

/** A file’s path below `content/`; no part of it leads out of a folder. */
const contentPath = /^(?:[\w-]+\/)*[\w-]+\.\w+$/;

/** What was saved since the editor started, newest first. Held in memory: it ends with the editor. */
export class ChangeHistory {
  readonly changes: Change[] = [];
  /** A page from before a restart must not undo another step. */
  #nextId = Date.now();

  /**
   * Writes files of `content/`, all or none.
   * @throws ContentError where a file’s name, which may come from a field, leads elsewhere; Error where one was changed
   * meanwhile, or what the disk says
   */
  save(title: string, edits: (Omit<FileEdit, "to"> & { to: string | Uint8Array | undefined })[]): Change {
    for (const { file } of edits)
      if (!contentPath.test(file))
        throw new ContentError(
          `content/${file}`,
          "",
          `“${path.posix.basename(file)}” would be written to content/${file}, which is no place for it; name it with letters, digits and dashes`,
        );
    const files: FileChange[] = edits.map(({ file, from, to }) => {
      const before = readBytes(file);
      if (to !== undefined && before?.toString("utf8") !== from) throw createConflict(file);
      return { file, before, after: to === undefined ? undefined : Buffer.from(to as Uint8Array) };
    });
    // Last come those that stay: a watcher that is reading a folder can miss what comes or goes there, but no change.
    const stays = ({ before, after }: FileChange) => Number(before !== undefined && after !== undefined);
    files.sort((a, b) => stays(a) - stays(b));
    writeAll(files);
    const change = { id: this.#nextId++, title, time: new Date(), files };
    this.changes.unshift(change);
    return change;
  }

  /** Takes a saved step back, whole or not at all. @throws as `save` does */
  undo(id: number): Change | undefined {
    const change = this.changes.find((candidate) => candidate.id === id);
    if (!change) return undefined;
    const edits = change.files.map(({ file, before, after }) => {
      const current = readBytes(file);
      return { file, before: current, after: takeBack(file, current, before, after) };
    });
    writeAll(edits);
    this.changes.splice(this.changes.indexOf(change), 1);
    return change;
  }
}

/** What a file says without one step, whatever came after it. @throws where that changed the same lines */
function takeBack(file: string, current?: Buffer, before?: Buffer, after?: Buffer): Buffer | undefined {
  if (isDeepStrictEqual(current, after)) return before;
  if (!current || !before || !after) throw createConflict(file);
  const { status, stdout } = mergeTexts(current, after, before);
  if (status !== 0) throw createConflict(file);
  return stdout;
}

/** What two texts became of one, as git merges them. @param options of `git merge-file` */
export function mergeTexts(mine: Bytes, from: Bytes, theirs: Bytes, ...options: string[]) {
  using folder = mkdtempDisposableSync(path.join(".generated", "merging-"));
  const names = [mine, from, theirs].map((bytes, index) => {
    const name = path.join(folder.path, String(index));
    writeFileSync(name, bytes);
    return name;
  });
  return spawnSync("git", ["merge-file", "--stdout", ...options, ...names]);
}

/** Writes files, all or none, each by a rename, so that the site never reads half of one. Copies lie beside until then. */
function writeAll(files: FileChange[]): void {
  mkdirSync(".generated", { recursive: true });
  const folder = mkdtempSync(path.join(".generated", "saving-"));
  const copy = (name: string, bytes: Buffer | undefined) => {
    if (bytes) writeFileSync(path.join(folder, name), bytes);
    return bytes && path.join(folder, name);
  };
  const steps = files.map(({ file, before, after }, index) => ({
    target: path.join("content", file),
    backup: copy(`before-${index}-${path.basename(file)}`, before),
    source: copy(`after-${index}`, after),
  }));
  for (const [index, { target, source }] of steps.entries())
    try {
      replaceFile(target, source);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const problem = `${target} can’t be written (${code}): the disk is full, or this user may not write there`;
      try {
        for (const { target, backup } of steps.slice(0, index).reverse()) replaceFile(target, backup);
      } catch {
        throw new Error(`${problem}. Other files are changed all the same; what they said is in ${folder}`);
      }
      rmSync(folder, { recursive: true });
      throw new Error(`${problem}. Nothing was changed`, { cause });
    }
  rmSync(folder, { recursive: true });
}

function replaceFile(target: string, source: string | undefined): void {
  mkdirSync(path.dirname(target), { recursive: true });
  if (source) renameSync(source, target);
  else rmSync(target, { force: true });
}

/** Waits until the site that runs beside the editor has made the sizes of pictures among these files, or has forgotten them. */
export async function waitForPictures(files: { file: string }[]): Promise<void> {
  const names = files.flatMap(({ file }) => /^pictures\/([\w-]+)\.(?!yaml)/.exec(file)?.[1] ?? []);
  for (const name of new Set(names)) {
    const master = listMasters(name).find((file) => path.parse(file).name === name);
    const base = master && (await masterFacts(master, await readFile(`content/pictures/${master}`))).base;
    for (let tries = 240; tries > 0; tries -= 1) {
      const facts = JSON.parse(await readFile(pictureFactsFile, "utf8").catch(() => "{}"));
      if (facts[name]?.base === base) break;
      await setTimeout(250);
    }
  }
}
