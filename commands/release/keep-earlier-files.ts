import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { linkFile } from "./link-file.ts";
import { releasesToKeep } from "./release-folders.ts";

/** Their files are named by content, so files of different releases never conflict. */
const folders = ["assets", "pictures"];

/**
 * Puts the files that earlier releases' pages load, and this one's no longer do, into `earlier/` beside its `client/`: so
 * tabs that are open keep working.
 * @param build the folder of the new release that holds `client/`
 */
export function keepEarlierFiles(root: string, build: string): void {
  for (const release of releasesToKeep(root)) {
    for (const folder of folders) {
      const from = path.join(release.folder, "build/client", folder);
      const names = existsSync(from) ? readdirSync(from) : [];
      for (const name of names) {
        const places = ["client", "earlier"].map((one) => path.join(build, one, folder, name));
        if (!places.some((place) => existsSync(place)))
          linkFile(path.join(from, name), path.join(build, "earlier", folder, name));
      }
    }
  }
}
