import { readFileSync } from "node:fs";
import path from "node:path";

/** A package as package-lock.json names it. */
export type LockedPackage = {
  name: string;
  version: string;
  /** An SPDX expression; undefined where the package names none. */
  licence: string | undefined;
  /** Whether the server runs on it; the others only build or test. */
  serves: boolean;
  /** What its makers say in place of an update, where they have given it up. */
  deprecated: string | undefined;
};

/** Every package of the lock file, for all platforms, each name and version once. */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<
      string,
      { name?: string; version: string; license?: string; dev?: boolean; deprecated?: string }
    >;
  };
  const found = new Map<string, LockedPackage>();
  for (const [folder, { version, license, dev, deprecated, ...one }] of Object.entries(packages)) {
    if (folder === "") continue;
    const name = one.name ?? folder.replace(/^.*node_modules\//, "");
    const before = found.get(`${name}@${version}`);
    const serves = !dev || before?.serves === true;
    found.set(`${name}@${version}`, { name, version, licence: license, serves, deprecated });
  }
  return [...found.values()];
}
