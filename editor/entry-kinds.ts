import path from "node:path";
import { slug } from "github-slugger";
import type { z } from "zod";
import { articleSchema } from "../app/data/articles.server.ts";
import { clientSchema } from "../app/data/clients.server.ts";
import { collections, placeLists } from "../app/data/collections.ts";
import { getField, listContent, peekContent } from "../app/data/open-content.server.ts";
import { expandFolder, listPaths } from "../app/data/paths.server.ts";
import { personSchema } from "../app/data/people.server.ts";
import { siteSchema, societySchema } from "../app/data/places/inventory.server.ts";
import { benefitTitles, serviceSchema } from "../app/data/services.server.ts";
import { fitSearchTitle } from "../app/data/site.server.ts";
import { storySchema } from "../app/data/stories.server.ts";
import { textPageSchema } from "../app/pages/text/text-page.server.ts";
import { indianDay } from "../formats/indian-day.ts";
import type { Path } from "./edit-yaml.ts";

/** How other places of `content/` name something; see `names` in the schemas. */
export type Reference = { type: "page" | "article" | "client" | "person" | "place"; name: string };

/** A kind of entry that can be begun and taken out. One that comes later is one more line of the table below. */
export type EntryKind = {
  title: string;
  plural: string;
  description: string;
  /** The files that its entries are; or the list that they stand in, of which a new one goes into the first file. */
  files?: { folder: string; ending: ".md" | ".yaml"; prefix: string; lowercase?: true };
  list?: { files: () => string[]; at: Path };
  schema: z.ZodType;
  /** What a new one says beside its name; texts left out are empty. */
  createDefaults?: (name: string, address: string) => object;
  body?: string;
  listReferences: (facts: unknown, address: string) => Reference[];
  /** The page that lists those of a file, to which the address of one leads once it is taken out. */
  findList?: (file: string) => string;
  /** Fields that its form folds, since few entries need other ones. */
  rare?: { heading: string; names: string[] };
  /** A drawing that belongs to it alone, which can be sent with its form. */
  getDrawingFile?: (facts: unknown) => string;
};

type KindName = "article" | "client" | "society" | "site" | "person" | "story" | "service" | "page";

/** By the word that stands in the editor’s addresses. */
export const kinds: Record<KindName, EntryKind> = {
  article: {
    title: "Article",
    plural: "Articles",
    description: "an article of the blog, or news of any length: a new board, a holiday",
    files: collections.blog,
    findList: () => "/Blog",
    schema: articleSchema,
    createDefaults: (title) => ({ metaTitle: fitSearchTitle(title), date: indianDay() }),
    listReferences: (_, name) => [
      { type: "page", name: `/Blog/${name}` },
      { type: "article", name },
    ],
  },
  client: {
    title: "Client",
    plural: "Clients",
    description: "a client, on the wall and in the sliders, with its logo",
    list: { files: () => ["clients.yaml"], at: [] },
    schema: clientSchema,
    createDefaults: (_, address) => ({
      key: address.toLowerCase(),
      wordmark: { weight: 700, case: "as-is" },
    }),
    listReferences: (facts) => [{ type: "client", name: String(getField(facts, "key")) }],
    getDrawingFile: (facts) => `clients/${getField(facts, "key")}.svg`,
  },
  society: {
    title: "Society",
    plural: "Societies",
    description: "a society, with its drawing and its figures",
    list: listIn(placeLists.societies),
    findList: () => listPaths("society")[0] ?? "",
    schema: societySchema,
    rare: {
      heading: "As the drawing and the card show it",
      names: ["sign", "peopleText", "board", "size", "towers"],
    },
    createDefaults: (_, address) => ({
      key: address.toLowerCase(),
      address: findCity(),
      board: "Pylon",
      size: "3 x 5 ft",
      visibility: "Entry and exit",
      boards: [{ kind: "pylon", width: 3, height: 5 }],
    }),
    listReferences: (facts) => referToBoard(placeLists.societies.prefix, facts),
  },
  site: {
    title: "Site",
    plural: "Sites that can be booked",
    description: "a hoarding or another site that can be booked",
    list: listIn(placeLists.sites),
    findList: (file) => String(getField(peekContent(file), "service")),
    schema: siteSchema,
    createDefaults: (_, address) => ({ key: address.toLowerCase() }),
    listReferences: (facts) => referToBoard(placeLists.sites.prefix, facts),
  },
  person: {
    title: "Person",
    plural: "People",
    description: "somebody of the agency, with a portrait",
    list: { files: () => ["people.yaml"], at: [] },
    schema: personSchema,
    createDefaults: (_, address) => ({ key: address.toLowerCase() }),
    listReferences: (facts) => [{ type: "person", name: String(getField(facts, "key")) }],
  },
  story: {
    title: "Case story",
    plural: "Case stories",
    description: "a case story: plan, map, bill, what was counted and what failed",
    files: { ...collections.stories, lowercase: true },
    findList: () => "/Portfolio",
    schema: storySchema,
    rare: {
      heading: "Figure, plan, map, artwork, bill and days",
      names: ["tally", "ground", "plan", "map", "artwork", "bill", "credits", "days", "closing"],
    },
    createDefaults: (title) => ({ head: { title: fitSearchTitle(title), description: "" } }),
    body: `${["brief", "plan", "counted", "failed"].map((part) => `## ${getField(peekContent("pages/work.yaml"), "parts", part)}\n`).join("\n")}`,
    listReferences: (_, address) => [{ type: "page", name: collections.stories.prefix + address }],
  },
  service: {
    title: "Service",
    plural: "Services",
    description: "a service, with its page, its line in the menu and its entry in the enquiry form",
    files: { ...collections.services, lowercase: true },
    findList: () => "/Services",
    schema: serviceSchema,
    createDefaults: (name, address) => ({
      path: `/${address}`,
      order: listContent("services", ".yaml").length + 1,
      head: { title: fitSearchTitle(`${name} in ${findCity()}`, name), description: "" },
      title: name,
      benefits: benefitTitles.map((title) => ({ title, text: "" })),
    }),
    listReferences: (facts) => [{ type: "page", name: String(getField(facts, "path")) }],
  },
  page: {
    title: "Page",
    plural: "Pages of words",
    description: "a page of words alone, such as terms or a notice",
    files: collections.pages,
    schema: textPageSchema,
    createDefaults: (title) => ({ head: { title: fitSearchTitle(title), description: "" } }),
    listReferences: (_, address) => [{ type: "page", name: `/${address}` }],
  },
};

export function findKind(name: string): EntryKind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name as KindName] : undefined;
}

/** The kind of an entry that a file is, or that stands at a place of a list, even before it is saved. */
export function findKindAt(file: string, at: Path): EntryKind | undefined {
  return Object.values(kinds).find(({ files, list }) =>
    files
      ? at.length === 0 && path.dirname(file) === files.folder && path.extname(file) === files.ending
      : at.length > 0 && list?.files().includes(file),
  );
}

export const agencyLogo = "logo.svg";

/** The drawing that can be sent with a form: that of its entry, or the agency’s own logo. */
export function findDrawingFile(file: string, at: Path, facts: unknown): string | undefined {
  return file === "site.yaml" ? agencyLogo : findKindAt(file, at)?.getDrawingFile?.(facts);
}

export function getTitleField({ files }: EntryKind): "name" | "title" {
  return files?.ending === ".md" ? "title" : "name";
}

function listIn({ files, at }: { files: string; at: string[] }): NonNullable<EntryKind["list"]> {
  return { files: () => expandFolder(files), at };
}

function referToBoard(prefix: string, facts: unknown): Reference[] {
  const name = slug(String(getField(facts, "name")));
  return [
    { type: "place", name },
    { type: "page", name: prefix + name },
  ];
}

function findCity(): string {
  return String(getField(peekContent("site.yaml"), "city"));
}
