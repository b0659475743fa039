import path from "node:path";
import { type ExportedSite, readExportedSite } from "./exported-site.ts";
import { type Folder, openFolder } from "./folder.ts";
import { exportForFileHost } from "./for-file-host.ts";
import { exportForS3 } from "./for-s3.ts";

const platforms: Record<string, (site: ExportedSite, folder: Folder) => Promise<void>> = {
  netlify: (site, folder) => exportForFileHost(site, folder, "netlify"),
  cloudflare: (site, folder) => exportForFileHost(site, folder, "cloudflare"),
  s3: exportForS3,
  pages: (site, folder) => exportForFileHost(site, folder, "pages"),
};

/**
 * Refuses what can't be exported, before anything is built.
 * @param names from `--for`
 * @throws Error when one is unknown, or when the forms would be sent to the CDN, which takes none
 */
export function checkExport(
  names: readonly string[],
  { enquiryUrl, applicationUrl }: { enquiryUrl: string; applicationUrl: string },
): void {
  for (const name of names) {
    if (!Object.hasOwn(platforms, name))
      throw new Error(`--for ${name}: there is no such platform; use ${Object.keys(platforms).join(", ")}`);
  }
  if (names.length > 0 && [enquiryUrl, applicationUrl].some((url) => url.startsWith("/")))
    throw new Error(
      "FORMS_URL is unset. A CDN takes no forms: set it to the origin of the server that does, such as https://forms.example.com",
    );
}

/**
 * Writes what a platform is to serve into `build/for-NAME`.
 * @param hstsPreload whether the host is to be on the browsers' preload list
 * @returns the folder
 */
export async function exportSite(root: string, name: string, hstsPreload: boolean): Promise<string> {
  const folder = path.join(root, "build", `for-${name}`);
  await platforms[name]?.(readExportedSite(path.join(root, "build"), hstsPreload), await openFolder(folder));
  return folder;
}
