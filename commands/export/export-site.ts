import path from "node:path";
import { readExportedSite } from "./exported-site.ts";
import { openFolder } from "./folder.ts";
import { exportForFileHost } from "./for-file-host.ts";
import { exportForS3 } from "./for-s3.ts";

const platforms = ["netlify", "cloudflare", "s3", "pages"] as const;
type Platform = (typeof platforms)[number];

/**
 * Refuses what can't be exported, before anything is built.
 * @param names from `--for`
 * @throws Error when one is unknown, or when the forms would be sent to the CDN, which takes none
 */
export function checkExport(
  names: readonly string[],
  { enquiryUrl, applicationUrl }: { enquiryUrl: string; applicationUrl: string },
): asserts names is readonly Platform[] {
  const unknown = names.find((name) => !platforms.some((one) => one === name));
  if (unknown !== undefined)
    throw new Error(`--for ${unknown}: there is no such platform; use ${platforms.join(", ")}`);
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
export async function exportSite(root: string, name: Platform, hstsPreload: boolean): Promise<string> {
  const place = path.join(root, "build", `for-${name}`);
  const site = readExportedSite(path.join(root, "build"), hstsPreload);
  const folder = await openFolder(place);
  await (name === "s3" ? exportForS3(site, folder) : exportForFileHost(site, folder, name));
  return place;
}
