import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ExportedFile } from "./exported-site.ts";
import { withPolicy } from "./with-policy.ts";

export type Folder = Awaited<ReturnType<typeof openFolder>>;

/** Opens an empty folder at that path, to be filled for a platform. */
export async function openFolder(root: string) {
  await rm(root, { recursive: true, force: true });
  const placeFor = async (name: string) => {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  return {
    copy: async ({ source }: ExportedFile, name: string) => copyFile(source, await placeFor(name)),
    /** Copies a page with its policy in its head. */
    copyWithPolicy: async ({ source, headers }: ExportedFile, name: string) =>
      writeFile(await placeFor(name), withPolicy(await readFile(source, "utf8"), headers)),
    write: async (name: string, text: string) => writeFile(await placeFor(name), text),
  };
}

/** The file in which most platforms look for a page: `/About` in `About.html`, so that they add no slash to its address. */
export function htmlFile({ address }: Pick<ExportedFile, "address">): string {
  return address === "/" ? "index.html" : `${decodeURIComponent(address.slice(1))}.html`;
}
