import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { bytesOf } from "./content-file.ts";

type Written = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** One step that was saved, with what it takes to take it back. */
export type Change = { id: number; what: string; at: Date; files: Written[] };

/** Somebody else wrote the file that it names in the meantime; nothing was written. */
export class WrittenMeanwhile extends Error {}

/**
 * What was saved since the editor started, newest first. Held in memory: it ends with the editor.
 */
export class Changes {
  readonly all: Change[] = [];
  #next = 1;

  /**
   * Writes files of `content/`, all or none.
   * @param files new content by path below `content/`, undefined for a file that is taken out, with the one that each was
   *   made from, undefined for a new file
   * @throws WrittenMeanwhile when one of them isn’t what it was made from any more
   */
  save(
    what: string,
    files: { file: string; from: string | undefined; to: string | Uint8Array | undefined }[],
  ): Change {
    const written: Written[] = files.map(({ file, from, to }) => {
      const before = bytesOf(file);
      if (to !== undefined && before?.toString("utf8") !== from) throw new WrittenMeanwhile(file);
      return { file, before, after: to === undefined ? undefined : Buffer.from(to as Uint8Array) };
    });
    // Last come those that stay: a watcher that is reading a folder can miss what comes or goes there, but no change.
    const stays = ({ before, after }: Written) => Number(before !== undefined && after !== undefined);
    written.sort((one, other) => stays(one) - stays(other));
    for (const { file, after } of written) write(file, after);
    const change = { id: this.#next++, what, at: new Date(), files: written };
    this.all.unshift(change);
    return change;
  }

  /**
   * Takes a saved step back.
   * @throws WrittenMeanwhile when one of its files was changed since
   */
  undo(id: number): Change | undefined {
    const change = this.all.find((one) => one.id === id);
    if (!change) return undefined;
    for (const { file, after } of change.files)
      if (!isDeepStrictEqual(bytesOf(file), after)) throw new WrittenMeanwhile(file);
    for (const { file, before } of change.files) write(file, before);
    this.all.splice(this.all.indexOf(change), 1);
    return change;
  }
}

/** A file is there whole or not at all, so that the site never reads half of one. */
function write(file: string, bytes: Buffer | undefined): void {
  const whole = path.join("content", file);
  if (!bytes) {
    rmSync(whole, { force: true });
    return;
  }
  const beside = path.join(".generated", `writing-${path.basename(whole)}`);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(beside, bytes);
  renameSync(beside, whole);
}
