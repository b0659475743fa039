import type { BuiltSite } from "../files/built-site.ts";
import { createDesk } from "./create-desk.ts";
import type { DeskParts } from "./desk-env.ts";
import { readPage } from "./read-page.ts";

export type Desk = ReturnType<typeof openDesk>;

/**
 * The desk as the server serves it: its addresses, and its page with its files in the shape of a site.
 * @param folder into which the page was built
 * @throws MissingBuild if it is not built
 */
export function openDesk(folder: string, parts: Omit<DeskParts, "manifest"> & { site: BuiltSite }) {
  const { site, ...others } = parts;
  return {
    api: createDesk({ ...others, manifest: site.manifest }),
    page: readPage(folder, site),
    /** Where an address below `/desk` lies in that site: anything but an asset is the page. */
    pathOf: (path: string) => (path.startsWith("/desk/assets/") ? path : "/desk"),
  };
}
