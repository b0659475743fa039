import { aliases, areasFolder, boardsPath, placeFolders, siteFiles } from "./paths.ts";

/**
 * The pages that are one of a kind, in the specification's order and spelling (section 2): each with its file below
 * `app/pages`, and the one below `content` that it has to itself, which `content/hi` may translate. What reads each stands
 * in `app/check-content.server.ts`, whose types name a page that is forgotten there.
 */
export const singlePages = {
  "/": { file: "home/home", words: "pages/home.yaml" },
  "/About": { file: "about/about", words: "pages/about.yaml" },
  "/Contact": { file: "contact/contact", words: "pages/contact.yaml" },
  "/Clients": { file: "clients/clients", words: "pages/clients.yaml" },
  "/Portfolio": { file: "portfolio/portfolio", words: "pages/portfolio.yaml" },
  "/Showcase": { file: "showcase/showcase", words: "pages/showcase.yaml" },
  "/Services": { file: "services/services", words: "pages/services.yaml" },
  "/career": { file: "career/career", words: "pages/career.yaml" },
  "/Blog": { file: "blog/blog", words: "pages/blog.yaml" },
  "/Blog/2": { file: "blog/blog-back-page" },
  "/plan": { file: "services/plan/plan", words: "plan.yaml" },
  [boardsPath]: { file: "services/boards/boards", words: "pages/boards.yaml" },
  "/privacy": { file: "statement/statement", words: "pages/privacy.yaml" },
  "/accessibility": { file: "statement/statement", words: "pages/accessibility.yaml" },
} satisfies Record<string, SinglePage>;
export type SinglePage = { file: string; words?: string };
export type SinglePath = keyof typeof singlePages;

/**
 * The folders of `content/` whose files are a page each, published on their `date` if they have one, and never as a `draft`.
 * The address is the prefix with the file's name, or what its field `path` says. The first in this order takes an address.
 */
export const collections = {
  services: { folder: "services", ending: ".yaml", prefix: "/" },
  blog: { folder: "blog", ending: ".md", prefix: "/Blog/" },
  pages: { folder: "pages", ending: ".md", prefix: "/" },
  stories: { folder: "stories", ending: ".md", prefix: "/work/" },
} as const;
export type Folder = keyof typeof collections;

/** The lists of `content/`, in a file or in each of a folder, whose entries are a page each, by the slugs of their names. */
export const placeLists = {
  societies: { files: "societies.yaml", at: [], prefix: `${placeFolders.society}/` },
  sites: { files: "inventory/", at: ["sites"], prefix: `${placeFolders.site}/` },
};

/** The words of each place’s own page. */
export const boardFile = "pages/board.yaml";

/** The words of the pages that list places: those of a part of the city, and the whole of a long list. */
export const areaFile = "pages/area.yaml";

/** Where the server answers itself or the build keeps files: no page and no redirect can stand at one of these, or below. */
const reservedFolders = [
  "/api",
  "/artwork",
  "/assets",
  "/desk",
  "/editor",
  "/healthz",
  "/pictures",
  "/readyz",
];

/** Whether an address, in any spelling, belongs to the server or to files of the build. */
export function isReserved(path: string): boolean {
  return reservedFolders.some((folder) => `${path.toLowerCase()}/`.startsWith(`${folder}/`));
}

/** Whether an address, in any spelling, is one of those above or of another file or program of the site. */
export function isTaken(path: string): boolean {
  if (/^\/Blog\/\d+$/i.test(path) || isReserved(path)) return true;
  return [
    ...Object.keys(singlePages),
    ...Object.values(placeFolders),
    areasFolder,
    ...Object.keys(aliases),
    ...siteFiles,
    "/404",
    "/500",
    "/away",
    "/hi",
  ].some((taken) => taken.toLowerCase() === path.toLowerCase());
}
