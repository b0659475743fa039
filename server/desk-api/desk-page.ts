import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type BuiltFile, type BuiltSite, listBuiltFiles, readFile } from "../files/built-site.ts";
import { contentSecurityPolicy } from "../files/headers.ts";
import { OperatorError } from "../operator-error.ts";
import { createDeskApi } from "./desk-api.ts";
import type { DeskParts } from "./desk-context.ts";

/** Uses the site's headers, except for a policy of its own, and the site's page for unknown addresses. */
function readDeskPage(outDir: string, site: BuiltSite): BuiltSite {
  const folder = existsSync(outDir) ? realpathSync(outDir) : outDir;
  const names = listBuiltFiles(folder);
  if (!names.has("index.html"))
    throw new OperatorError(
      `DESK is on, but the desk's page is not built (${join(outDir, "index.html")} is missing). Build it: npm run build`,
    );
  const headers = {
    ...site.secureHeaders,
    // Only the desk's own files; it shows CVs in frames of its own.
    "Content-Security-Policy": contentSecurityPolicy(
      { ...site.manifest, scripts: [], connect: [], formAction: [], frames: ["'self'"] },
      { scripts: [], styles: [] },
    ),
    "Referrer-Policy": "same-origin",
  };
  const page = readFile(folder, "index.html", names, { ...headers, "Cache-Control": "no-store" });
  const assetHeaders = { ...headers, "Cache-Control": "public, max-age=31536000, immutable" };
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (!name.startsWith("assets/") || /\.(br|gz)$/.test(name)) continue;
    files.set(`/desk/${name}`, readFile(folder, name, names, assetHeaders, { inMemory: true }));
  }
  return { ...site, pages: new Map([["/desk", page]]), files, redirects: new Map() };
}

export type Desk = ReturnType<typeof openDesk>;

/**
 * The desk as the server serves it: its addresses, and its page with its files in the shape of a site.
 * @param folder into which the page was built
 * @throws OperatorError if it is not built
 */
export function openDesk(folder: string, parts: Omit<DeskParts, "manifest"> & { site: BuiltSite }) {
  const { site, ...dependencies } = parts;
  return {
    api: createDeskApi({ ...dependencies, manifest: site.manifest }),
    page: readDeskPage(folder, site),
    /** Where an address below `/desk` lies in that site: anything but an asset is the page. */
    pathOf: (path: string) => (path.startsWith("/desk/assets/") ? path : "/desk"),
  };
}
