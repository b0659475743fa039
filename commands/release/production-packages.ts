import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The packages that the server runs on: those of package-lock.json that `npm ci --omit=dev` would install here.
 * @returns their folders below the project's, such as `node_modules/hono`; what lies within another's is not named
 */
export function productionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  const wanted = Object.entries(packages).filter(
    ([folder, { dev }]) => /^node_modules\/(?!.*\/node_modules\/)/.test(folder) && !dev,
  );
  const missing = wanted.filter(
    ([folder, { optional }]) => !optional && !existsSync(path.join(root, folder)),
  );
  if (missing.length > 0)
    throw new Error(`${missing[0]?.[0]} is not installed. Install the packages: npm ci`);
  return wanted.map(([folder]) => folder).filter((folder) => existsSync(path.join(root, folder)));
}
