import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Puts a file that nobody changes in place under a second name. Both names are one file on disk, and each stays when the
 * other goes; where the disk cannot do that, it is copied.
 */
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
