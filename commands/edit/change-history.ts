import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { pictureFactsFile } from "../../app/data/pictures.server.ts";
import { masterFacts } from "../prepare/pictures.ts";
import { listMasters, readBytes } from "./content-file.ts";

type FileChange = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** One step that was saved, with what it takes to take it back. */
export type Change = { id: number; title: string; time: Date; files: FileChange[] };

/** Somebody else wrote the file that it names in the meantime; nothing was written. */
export class ConflictError extends Error {}

/** Files could neither all be written nor all be put back; it says which of them differ now, and where their old text is. */
export class PartialWriteError extends Error {}

/**
 * What was saved since the editor started, newest first. Held in memory: it ends with the editor.
 */
export class ChangeHistory {
  readonly changes: Change[] = [];
  #next = 1;

  /**
   * Writes files of `content/`, all or none.
   * @param files new content by path below `content/`, undefined for a file that is taken out, with the one that each was
   *   made from, undefined for a new file
   * @throws WrittenMeanwhile when one of them isn’t what it was made from any more; HalfWritten; what the disk answers
   *   where one can’t be written and all are as before
   */
  save(
    title: string,
    files: { file: string; from: string | undefined; to: string | Uint8Array | undefined }[],
  ): Change {
    const written: FileChange[] = files.map(({ file, from, to }) => {
      const before = readBytes(file);
      if (to !== undefined && before?.toString("utf8") !== from) throw new ConflictError(file);
      return { file, before, after: to === undefined ? undefined : Buffer.from(to as Uint8Array) };
    });
    // Last come those that stay: a watcher that is reading a folder can miss what comes or goes there, but no change.
    const stays = ({ before, after }: FileChange) => Number(before !== undefined && after !== undefined);
    written.sort((one, other) => stays(one) - stays(other));
    writeAll(written);
    const change = { id: this.#next++, title, time: new Date(), files: written };
    this.changes.unshift(change);
    return change;
  }

  /**
   * Takes a saved step back, whole or not at all.
   * @throws as `save` does
   */
  undo(id: number): Change | undefined {
    const change = this.changes.find((one) => one.id === id);
    if (!change) return undefined;
    for (const { file, after } of change.files)
      if (!isDeepStrictEqual(readBytes(file), after)) throw new ConflictError(file);
    writeAll(change.files.map(({ file, before, after }) => ({ file, before: after, after: before })));
    this.changes.splice(this.changes.indexOf(change), 1);
    return change;
  }
}

/**
 * Writes files, all or none; each is there whole or not at all, so that the site never reads half of one. What is written
 * and what was there before lie beside it until all is done.
 */
function writeAll(files: FileChange[]): void {
  mkdirSync(".generated", { recursive: true });
  const folder = mkdtempSync(path.join(".generated", "saving-"));
  const copy = (name: string, bytes: Buffer | undefined) => {
    if (bytes) writeFileSync(path.join(folder, name), bytes);
    return bytes && path.join(folder, name);
  };
  const done: { whole: string; old: string | undefined }[] = [];
  const changed: string[] = [];
  try {
    const steps = files.map(({ file, before, after }, index) => ({
      whole: path.join("content", file),
      old: copy(`before-${index}-${path.basename(file)}`, before),
      own: copy(`after-${index}`, after),
    }));
    for (const step of steps) {
      try {
        replaceFile(step.whole, step.own);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new Error(
          `${step.whole} can’t be written (${code}): the disk is full, or this user may not write there`,
          { cause: error },
        );
      }
      done.unshift(step);
    }
  } catch (error) {
    for (const { whole, old } of done)
      try {
        replaceFile(whole, old);
      } catch {
        changed.push(
          `${whole} is changed all the same; ${old ? `what it said before is in ${old}` : "take it out"}`,
        );
      }
    throw changed.length > 0
      ? new PartialWriteError(`${(error as Error).message}. ${changed.join(". ")}`)
      : error;
  } finally {
    if (changed.length === 0) rmSync(folder, { recursive: true });
  }
}

/** Puts a file in the place of another; takes that out where there is none to put there. */
function replaceFile(whole: string, file: string | undefined): void {
  mkdirSync(path.dirname(whole), { recursive: true });
  if (file) renameSync(file, whole);
  else rmSync(whole, { force: true });
}

/** Waits until the site that runs beside the editor has made the sizes of pictures among these files, or has forgotten them. */
export async function waitForPictures(files: { file: string }[], seconds = 60): Promise<void> {
  const names = files.flatMap(({ file }) => /^pictures\/([\w-]+)\.(?!yaml)/.exec(file)?.[1] ?? []);
  for (const name of new Set(names)) {
    const [own] = listMasters(name).filter((file) => path.parse(file).name === name);
    const wanted = own && (await masterFacts(own, await readFile(`content/pictures/${own}`))).base;
    for (let left = seconds * 4; left > 0; left -= 1) {
      const known = JSON.parse(await readFile(pictureFactsFile, "utf8").catch(() => "{}"));
      if (known[name]?.base === wanted) break;
      await setTimeout(250);
    }
  }
}
