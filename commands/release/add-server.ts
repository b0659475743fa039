import { cpSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { linkFile } from "./link-file.ts";
import { productionPackages } from "./production-packages.ts";
import type { Release } from "./release-folders.ts";

/**
 * Adds to a release what serves its pages: the server, the packages it runs on, and the project's Node. So going back
 * brings back all of it, and installing packages never touches a release that is being served.
 */
export function addServer(root: string, { folder }: Release): void {
  for (const name of ["server", "node_modules"])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of ["server", "package.json", "package-lock.json"])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !file.endsWith(".test.ts"),
    });
  for (const one of productionPackages(root)) linkTree(path.join(root, one), path.join(folder, one));
  const programs = path.join(folder, "node_modules/.bin");
  mkdirSync(programs);
  symlinkSync("../node/bin/node", path.join(programs, "node"));
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}
