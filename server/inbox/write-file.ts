import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { InboxError } from "./inbox-error.ts";

/**
 * Writes a new file that its owner alone may read.
 * @returns where it lies
 * @throws InboxError when there is one already, or it cannot be written
 */
export function writeNewFile(name: string, content: string | Uint8Array, usage: string): string {
  const target = newTarget(name, usage);
  try {
    writeFileSync(target, content, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw unwritable(target, error);
  }
  return target;
}

/**
 * @param usage such as `backup FILE`, said when the name is taken
 * @throws InboxError when there is a file of that name already
 */
export function newTarget(name: string, usage: string): string {
  const target = resolve(name);
  if (existsSync(target)) throw new InboxError(`${target} exists already. Name another file: ${usage}`);
  return target;
}

/** What the system says of a file that it will not write, for people. */
export function unwritable(target: string, error: unknown): InboxError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const why = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return new InboxError(`${target} cannot be written (${why}). Name another file or folder`);
}

const reasons: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk can only be read",
  ENOENT: "there is no such folder",
  ENOTDIR: "a part of its path is a file, not a folder",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is full",
};
