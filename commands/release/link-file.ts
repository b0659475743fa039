import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Gives a file a second name by a hard link, or copies it where the disk can't do that. For files that nobody changes in
 * place.
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
