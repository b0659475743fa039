import { z } from "zod";
import { memoize } from "./open-content.server.ts";
import { type PictureData, readPicture } from "./pictures.server.ts";
import { readYaml } from "./read-content.server.ts";
import { meta, pictureName, text } from "./schema.ts";
import { readServices } from "./services.server.ts";
import { readSite, type Site } from "./site.server.ts";

const notFoundSchema = z.strictObject({ head: meta, title: text, picture: pictureName });
const errorSchema = z.strictObject({ title: text, text, again: text, home: text });

/** The site's facts without those that only search engines are told. */
type ShellSite = Omit<Site, "openingHours" | "geo" | "verification" | "samples">;

export type ShellService = { name: string; path: string; line: string; picture: PictureData };

/** What stands around every page, and what the pages show that have nothing of their own to load. */
export type ShellData = {
  site: ShellSite;
  services: ShellService[];
  notFound: { head: z.output<typeof meta>; title: string; picture: PictureData };
  error: z.output<typeof errorSchema>;
};

export const readShell = memoize((): ShellData => {
  const { openingHours: _, geo: __, verification: ___, samples: ____, ...site } = readSite();
  const notFound = readYaml("pages/not-found.yaml", notFoundSchema);
  return {
    site,
    services: readServices().map(({ name, path, panelLine, hero, file }) => ({
      name,
      path,
      line: panelLine,
      picture: readPicture(hero, file),
    })),
    notFound: { ...notFound, picture: readPicture(notFound.picture, "content/pages/not-found.yaml") },
    error: readYaml("pages/error.yaml", errorSchema),
  };
});
