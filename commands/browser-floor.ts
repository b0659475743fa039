import { readFileSync } from "node:fs";
import path from "node:path";

/** What the bundler calls a browser that it can build for; Samsung's is Chromium under another number. */
const bundlerNames: Record<string, string> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  ios_saf: "ios",
  safari: "safari",
};

/**
 * The oldest browsers that the site is built for, as `browserslist` in package.json names them, in the bundler's
 * spelling: `chrome109`. Which they are, and what is lesser where: docs/browsers.md.
 * @throws Error when an entry isn't of the form `name >= version`
 */
export function browserFloor(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return (browserslist as string[]).flatMap((entry) => {
    const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!version)
      throw new Error(
        `package.json, browserslist: “${entry}” is not understood; write a name and a version, such as “chrome >= 109”`,
      );
    const known = bundlerNames[name];
    return known ? [`${known}${version}`] : [];
  });
}
