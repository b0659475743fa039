import type { BuiltSite } from "../files/built-site.ts";
import { createDesk, type DeskApi } from "./create-desk.ts";
import type { DeskParts } from "./desk-env.ts";
import { readPage } from "./read-page.ts";

/** The desk as the server answers for it. */
export type Desk = {
  api: DeskApi;
  /** The page and its files, as if they were a site. */
  page: BuiltSite;
  /** Where in that site an address below `/desk` lies: every one that is no asset is the page. */
  pathOf: (path: string) => string;
};

/**
 * @param folder where the page was built to
 * @throws MissingBuild where there is none
 */
export function openDesk(folder: string, parts: Omit<DeskParts, "manifest"> & { site: BuiltSite }): Desk {
  const { site, ...others } = parts;
  return {
    api: createDesk({ ...others, manifest: site.manifest }),
    page: readPage(folder, site),
    pathOf: (path) => (path.startsWith("/desk/assets/") ? path : "/desk"),
  };
}
