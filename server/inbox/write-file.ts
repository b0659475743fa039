import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { TerminalError } from "./terminal-error.ts";

/**
 * Writes a new file that only its owner can read.
 * @returns where it is
 * @throws TerminalError if it exists already or cannot be written
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
 * @param usage such as `backup FILE`, for the message
 * @throws TerminalError if there is a file of that name already
 */
export function newTarget(name: string, usage: string): string {
  const target = resolve(name);
  if (existsSync(target)) throw new TerminalError(`${target} exists already. Name another file: ${usage}`);
  return target;
}

export function unwritable(target: string, error: unknown): TerminalError {
  const why = error instanceof Error ? error.message : String(error);
  return new TerminalError(`${target} cannot be written (${why}). Name another file or folder`);
}
