import { slug } from "github-slugger";
import type { z } from "zod";
import { articleSchema } from "../../app/data/articles.server.ts";
import { clientSchema } from "../../app/data/clients.server.ts";
import { dayInIndia } from "../../app/data/day-in-india.ts";
import { fieldOf, listContent, peekContent } from "../../app/data/peek-content.server.ts";
import { personSchema } from "../../app/data/people.server.ts";
import { searchTitle } from "../../app/data/search-title.server.ts";
import { benefitTitles, serviceSchema } from "../../app/data/services.server.ts";
import { storySchema } from "../../app/data/stories.server.ts";
import { siteSchema } from "../../app/pages/services/places/sites.server.ts";
import { societySchema } from "../../app/pages/services/places/societies.server.ts";
import { textPageSchema } from "../../app/pages/text/text-page.server.ts";
import type { Path } from "./edit-yaml.ts";

/** How other places of `content/` name something; see `names` in the schemas. */
export type Known = { as: "page" | "article" | "client" | "person" | "place"; name: string };

/** A kind of entry that can be begun and taken out. One that comes later is one more line of the table below. */
export type Kind = {
  title: string;
  /** The same of several, as the first page lists them. */
  many: string;
  /** What it is, and what it needs to be named. */
  about: string;
  /** The files that its entries are; or the list that they stand in, of which a new one goes into the first file. */
  files?: { folder: string; ending: ".md" | ".yaml"; below: string; small?: true };
  list?: { files: () => string[]; at: Path };
  schema: z.ZodType;
  named: "name" | "title";
  /** What a new one says beside its name; texts left out are empty. */
  begins: (name: string, address: string) => object;
  /** The text of a new Markdown file. */
  body?: string;
  /** By what it is named elsewhere. */
  known: (facts: unknown, address: string) => Known[];
  /** A drawing that belongs to it alone, which can be sent with its form. */
  drawing?: (facts: unknown) => string;
};

const article = {
  files: { folder: "blog", ending: ".md", below: "/Blog/" },
  schema: articleSchema,
  named: "title",
  known: (_, address) => [
    { as: "page", name: `/Blog/${address}` },
    { as: "article", name: address },
  ],
} satisfies Partial<Kind>;

/** By the word that `npm run new` takes and that stands in the editor’s addresses. */
export const kinds: Record<string, Kind> = {
  article: {
    ...article,
    title: "Article",
    many: "Articles",
    about: "an article of the blog",
    begins: (title) => aboutService(title, String(fieldOf(services()[0], "name") ?? "")),
    body: "## First heading\n",
  },
  news: {
    ...article,
    title: "News",
    many: "News",
    about: "a short notice on the blog, of any length: a new board, a holiday",
    begins: (title) => ({ ...aboutService(title, "News"), news: true }),
  },
  client: {
    title: "Client",
    many: "Clients",
    about: "a client, on the wall and in the sliders, with its logo",
    list: { files: () => ["clients.yaml"], at: [] },
    schema: clientSchema,
    named: "name",
    begins: (_, address) => ({
      key: address.toLowerCase(),
      wordmark: { width: 100, weight: 700, case: "as-is" },
    }),
    known: (facts) => [{ as: "client", name: String(fieldOf(facts, "key")) }],
    drawing: (facts) => `clients/${fieldOf(facts, "key")}.svg`,
  },
  society: {
    title: "Society",
    many: "Societies",
    about: "a society, with its drawing and its figures",
    list: { files: () => ["societies.yaml"], at: [] },
    schema: societySchema,
    named: "name",
    begins: () => ({
      address: city(),
      board: "Pylon",
      size: "3 x 5 ft",
      visibility: "Entry and exit",
      boards: [{ kind: "pylon", width: 3, height: 5, poster: firstPoster() }],
    }),
    known: (facts) => [{ as: "place", name: slug(String(fieldOf(facts, "name"))) }],
  },
  site: {
    title: "Site",
    many: "Sites that can be booked",
    about: "a hoarding or another site that can be booked",
    list: {
      files: () => listContent("inventory", ".yaml").map((name) => `inventory/${name}`),
      at: ["sites"],
    },
    schema: siteSchema,
    named: "name",
    begins: () => ({ poster: firstPoster() }),
    known: (facts) => [{ as: "place", name: slug(String(fieldOf(facts, "name"))) }],
  },
  person: {
    title: "Person",
    many: "People",
    about: "somebody of the agency, with a portrait",
    list: { files: () => ["people.yaml"], at: [] },
    schema: personSchema,
    named: "name",
    begins: (_, address) => ({ key: address.toLowerCase() }),
    known: (facts) => [{ as: "person", name: String(fieldOf(facts, "key")) }],
  },
  story: {
    title: "Case story",
    many: "Case stories",
    about: "a case story: plan, map, bill, what was counted and what failed",
    files: { folder: "stories", ending: ".md", below: "/work/", small: true },
    schema: storySchema,
    named: "title",
    begins: (title) => ({
      head: { title: searchTitle(title), description: "", keywords: ["", "", ""] },
      services: [fieldOf(services()[0], "path")],
      picture: fieldOf(services()[0], "hero"),
      plan: { places: [""], weeks: 4, start: dayInIndia() },
    }),
    body: `${["brief", "plan", "counted", "failed"].map((part) => `## ${fieldOf(fieldOf(peekContent("pages/work.yaml"), "parts"), part)}\n`).join("\n")}`,
    known: (_, address) => [{ as: "page", name: `/work/${address}` }],
  },
  service: {
    title: "Service",
    many: "Services",
    about: "a service, with its page, its line in the menu and its entry in the enquiry form",
    files: { folder: "services", ending: ".yaml", below: "/", small: true },
    schema: serviceSchema,
    named: "name",
    begins: (name, address) => {
      const { hero, path } = (services()[0] ?? {}) as { hero?: string; path?: string };
      const topic = () => ({ title: "", text: "", points: ["", ""], picture: hero });
      return {
        path: `/${address}`,
        order: services().length + 1,
        head: { title: searchTitle(`${name} in ${city()}`, name), description: "", keywords: ["", "", ""] },
        title: name,
        hero,
        topics: [topic(), topic(), topic()],
        benefits: benefitTitles.map((title) => ({ title, text: "" })),
        next: path,
      };
    },
    known: (facts) => [{ as: "page", name: String(fieldOf(facts, "path")) }],
  },
  page: {
    title: "Page",
    many: "Pages of words",
    about: "a page of words alone, such as terms or a notice",
    files: { folder: "pages", ending: ".md", below: "/" },
    schema: textPageSchema,
    named: "title",
    begins: (title) => ({ head: { title: searchTitle(title), description: "", keywords: ["", "", ""] } }),
    body: "",
    known: (_, address) => [{ as: "page", name: `/${address}` }],
  },
};

/** The kind of that name; undefined where there is none. */
export function kindNamed(name: string): Kind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

function aboutService(title: string, category: string): object {
  const [first] = services();
  return {
    metaTitle: searchTitle(title),
    keywords: (fieldOf(fieldOf(first, "head"), "keywords") as string[] | undefined)?.slice(0, 3),
    date: dayInIndia(),
    category,
    cover: fieldOf(first, "hero"),
    service: fieldOf(first, "path"),
  };
}

function services(): unknown[] {
  return listContent("services", ".yaml")
    .map((name) => peekContent(`services/${name}`))
    .sort((a, b) => Number(fieldOf(a, "order")) - Number(fieldOf(b, "order")));
}

function firstPoster(): string {
  return Object.keys(peekContent("posters.yaml") ?? {})[0] ?? "";
}

function city(): string {
  return String(fieldOf(peekContent("site.yaml"), "city"));
}
