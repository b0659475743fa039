import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The oldest browsers that the site is built for, as `browserslist` in package.json names them, in the spelling of the
 * bundler, which refuses what it doesn't know: `chrome109`. Samsung's is Chromium under another number. Which they are, and
 * what is lesser where: docs/browsers.md.
 */
export function browserFloor(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return (browserslist as string[])
    .filter((entry) => !entry.startsWith("samsung "))
    .map((entry) => entry.replace("ios_saf", "ios").replace(" >= ", ""));
}
