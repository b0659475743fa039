import { lstatSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beginRelease, finishRelease, type Release } from "./release-folders.ts";

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

/** Makes a release of a `build/` that is a folder of its own, as builds were before there were releases. */
export function adoptFolder(root: string): void {
  const file = path.join(root, "build");
  if (!lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  const unfinished = beginRelease(root);
  renameSync(file, path.join(unfinished, "build"));
  switchLink(root, "build", finishRelease(root, unfinished));
}
