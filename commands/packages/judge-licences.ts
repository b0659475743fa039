import type { LockedPackage } from "./locked-packages.ts";

/** Ask for no more than their text to be kept. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
];
/** Ask for more where they are passed on, changed or linked: fit for tools, which stay with us, and for the typeface. */
const forTools = [
  "CC-BY-4.0",
  "CC0-1.0",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
];

/**
 * What is wrong with the licences: of what the server runs on all must be permissive, of the tools known.
 * @returns one line a package; empty when all is well
 */
export function judgeLicences(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence, serves }) => {
    if (!licence) return [`${name} ${version} names no licence`];
    const allowed = serves ? permissive : [...permissive, ...forTools];
    const strange = licence.split(/[()\s]+|\b(?:AND|OR)\b/).filter((part) => part && !allowed.includes(part));
    return strange.map(
      (part) =>
        `${name} ${version} is under ${part}, which nothing ${serves ? "that serves" : "here"} may be`,
    );
  });
}

/** Licences with the packages under them, the commonest first. */
export function groupByLicence(
  packages: readonly LockedPackage[],
): [licence: string, packages: LockedPackage[]][] {
  const groups = Map.groupBy(packages, ({ licence }) => licence ?? "none named");
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
