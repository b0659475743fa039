import { z } from "zod";
import { readLogo } from "./mark.server.ts";
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
  const site = readSite();
  const english = inLanguage("en", readSite);
  const notFound = readYaml("pages/not-found.yaml", notFoundSchema);
  return {
    language: currentContent().language,
    inHindi: readPaths().inHindi,
    logo: readLogo(),
    /** A menu item is remembered by its English label (specification, section 9). */
    site: {
      ...site,
      menu: site.menu.map((item, index) => ({ ...item, key: english.menu[index]?.label ?? item.label })),
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

/** What an island may need to know besides its own data; every page has it as JSON. */
export const readFacts = memoize(() => {
  const { language, inHindi, site, error } = readShell();
  const { labels, forms } = site;
  return { language, inHindi: language === "hi" ? inHindi : [], labels, forms, failure: error.title };
});

export type Facts = ReturnType<typeof readFacts>;

const schema = z.strictObject({ title: text, text, phone: text, chat: text });

/** The words of the page that the proxy shows while the server is down. */
export const readOutagePage = memoize(() => readYaml("pages/away.yaml", schema));
