import { renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { Release } from "./release-folders.ts";

/**
 * Points a link of the project to a release by one rename, so that it always leads either to the old release or to the
 * new one.
 * @param link `build` leads to the release's pages, `current` to the whole of it
 */
export function switchLink(root: string, link: "build" | "current", { number }: Release): void {
  const file = path.join(root, link);
  const fresh = `${file}.${process.pid}`;
  rmSync(fresh, { force: true });
  symlinkSync(`releases/${number}${link === "build" ? "/build" : ""}`, fresh);
  renameSync(fresh, file);
}
