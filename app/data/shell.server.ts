import { z } from "zod";
import { currentContent, inLanguage, memoize } from "./open-content.server.ts";
import { readPaths } from "./paths.server.ts";
import { readPicture } from "./pictures.server.ts";
import { publishingDay } from "./publishing.server.ts";
import { readYaml } from "./read-content.server.ts";
import { meta, pictureName, text } from "./schema.ts";
import { readServices } from "./services.server.ts";
import { describeSpecialDays, readSite } from "./site.server.ts";

const notFoundSchema = z.strictObject({ head: meta, title: text, picture: pictureName });
const errorSchema = z.strictObject({ title: text, text, again: text, home: text });

/** The data of every page's header, menus and footer, and of the pages for errors. */
export const readShell = memoize(() => {
  // Facts for search engines alone are kept out of the pages.
  const {
    openingHours: _,
    specialDays: __,
    geo: ___,
    verification: ____,
    samples: _____,
    ...site
  } = readSite();
  const { menu: englishMenu } = inLanguage("en", readSite);
  const notFound = readYaml("pages/not-found.yaml", notFoundSchema);
  return {
    language: currentContent().language,
    inHindi: readPaths().inHindi,
    site: {
      ...site,
      menu: site.menu.map((entry, index) => ({
        ...entry,
        english: englishMenu[index]?.label ?? entry.label,
      })),
    },
    specialDays: describeSpecialDays(),
    builtOn: publishingDay(),
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

export type ShellData = ReturnType<typeof readShell>;

const schema = z.strictObject({ title: text, text, phone: text, chat: text });

/** The words of the page that the proxy shows while the server is down. */
export const readOutagePage = memoize(() => readYaml("pages/away.yaml", schema));
