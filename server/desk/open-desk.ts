import type { BuiltSite } from "../files/built-site.ts";
import { createDesk, type DeskApi } from "./create-desk.ts";
import type { DeskParts } from "./desk-env.ts";
import { readPage } from "./read-page.ts";

/** The desk as the server serves it. */
export type Desk = {
  api: DeskApi;
  /** The page and its files, in the shape of a site. */
  page: BuiltSite;
  /** Where an address below `/desk` lies in that site: anything but an asset is the page. */
  pathOf: (path: string) => string;
};

/**
 * @param folder into which the page was built
 * @throws MissingBuild if it is not built
 */
export function openDesk(folder: string, parts: Omit<DeskParts, "manifest"> & { site: BuiltSite }): Desk {
  const { site, ...others } = parts;
  return {
    api: createDesk({ ...others, manifest: site.manifest }),
    page: readPage(folder, site),
    pathOf: (path) => (path.startsWith("/desk/assets/") ? path : "/desk"),
  };
}
