import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ExportedFile } from "./exported-site.ts";
import { withPolicy } from "./with-policy.ts";

/** Fills a platform's folder. */
export type Folder = {
  copy: (file: ExportedFile, name: string) => Promise<void>;
  /** Copies a page with its policy in its head. */
  copyWithPolicy: (page: ExportedFile, name: string) => Promise<void>;
  write: (name: string, text: string) => Promise<void>;
};

/** Opens an empty folder at that path. */
export async function openFolder(root: string): Promise<Folder> {
  await rm(root, { recursive: true, force: true });
  const placeFor = async (name: string) => {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  return {
    copy: async ({ source }, name) => copyFile(source, await placeFor(name)),
    copyWithPolicy: async ({ source, headers }, name) =>
      writeFile(await placeFor(name), withPolicy(await readFile(source, "utf8"), headers)),
    write: async (name, text) => writeFile(await placeFor(name), text),
  };
}

/** The file in which most platforms look for a page: `/About` in `About.html`, so that they add no slash to its address. */
export function htmlFile({ address }: Pick<ExportedFile, "address">): string {
  return address === "/" ? "index.html" : `${decodeURIComponent(address.slice(1))}.html`;
}
