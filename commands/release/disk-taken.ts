import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * How many bytes of the disk folders take together; a file that has a name in several of them counts once.
 * @param folders each with everything below it
 */
export function diskTaken(folders: readonly string[]): number {
  const blocks = new Map<number, number>();
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const file = lstatSync(path.join(folder, name));
      blocks.set(file.ino, file.blocks);
    }
  // POSIX leaves the size of a block open; on Linux and macOS it is 512 bytes (stat(2), st_blocks).
  return [...blocks.values()].reduce((sum, count) => sum + count * 512, 0);
}
