import { spawnSync } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { listUnpublishedPages } from "../app/data/publishing.server.ts";
import { buildSettingNames } from "./build-settings.ts";
import { acquireLock } from "./lock.mjs";

/** The rooms and files that a build reads; in the rooms, neither tests nor READMEs. */
export const inputs = [
  "app",
  "assets",
  "astro.config.ts",
  "commands",
  "content",
  "desk",
  "pipeline",
  "public",
  "release",
  "server",
  "formats",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
const outputs = ["public/pictures"];

/** The file in which a build keeps the `inputsDigest` it began with. */
export const digestFile = "build/.built";

/** A file that exists while some pictures of the build are still to be derived; whoever serves the build derives them. */
export const picturesWaitFile = "build/.pictures-wait";

/**
 * Builds the site if anything it is made of has changed since the last build. Ends the process where it can't be built.
 * @param picturesLater whether pages may come before their pictures; `picturesWaitFile` then marks such a build
 */
export function ensureBuilt({ picturesLater = false } = {}): void {
  const isThere = () => isBuilt() && (picturesLater || !existsSync(picturesWaitFile));
  if (isThere()) return;
  // Another process may be building already.
  acquireLock()();
  if (isThere()) return;
  console.log(`Building the site (the first time ${picturesLater ? "half a minute" : "a minute or two"}) …`);
  const options = picturesLater ? ["--pictures-later"] : [];
  const { status } = spawnSync(process.execPath, ["commands/build.ts", ...options], { stdio: "inherit" });
  if (status === 0) return;
  console.error("\nThe site could not be built; the lines above say what to correct.");
  process.exit(1);
}

function isBuilt(): boolean {
  return existsSync(digestFile) && readFileSync(digestFile, "utf8") === inputsDigest();
}

/** A digest of everything the site is built from; once it differs, the last build is out of date. */
export function inputsDigest(root = process.cwd()): string {
  const hash = createHash("sha256");
  for (const { file, date } of withContent(openContent(root), listUnpublishedPages))
    if (date) hash.update(`to come: ${file}\n`);
  for (const name of [...buildSettingNames, "RETENTION_DAYS"])
    hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const input of inputs) updateHash(hash, root, path.join(root, input));
  return hash.digest("hex");
}

function updateHash(hash: Hash, root: string, file: string): void {
  const isRead = !/\.test\.tsx?$|\/README\.md$/.test(file);
  if (!isRead || !existsSync(file) || outputs.includes(path.relative(root, file))) return;
  if (!statSync(file).isDirectory()) {
    hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) updateHash(hash, root, path.join(file, name));
}
