import { z } from "zod";
import { type PictureData, picture } from "./pictures.server.ts";
import { once, readYaml } from "./read-content.server.ts";
import { head, pictureName, text } from "./schema.ts";
import { readServiceWords } from "./services.server.ts";
import { readSite, type Site } from "./site.server.ts";

const notFoundSchema = z.strictObject({ head, title: text, picture: pictureName });
const errorSchema = z.strictObject({ title: text, text, again: text, home: text });

export type ShellService = { name: string; path: string; line: string; picture: PictureData };

/** What stands around every page, and what the pages show that have nothing of their own to load. */
export type ShellData = {
  site: Site;
  services: ShellService[];
  notFound: { head: z.output<typeof head>; title: string; picture: PictureData };
  error: z.output<typeof errorSchema>;
};

export const readShell = once((): ShellData => {
  const notFound = readYaml("pages/not-found.yaml", notFoundSchema);
  return {
    site: readSite(),
    services: readServiceWords().map(({ name, path, panelLine, hero, file }) => ({
      name,
      path,
      line: panelLine,
      picture: picture(hero, file),
    })),
    notFound: { ...notFound, picture: picture(notFound.picture, "content/pages/not-found.yaml") },
    error: readYaml("pages/error.yaml", errorSchema),
  };
});
