import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { type PageKind, readPaths } from "./data/paths.server.ts";
import { aliases, hindiFeed, toHindiPath } from "./data/paths.ts";

const modules: Partial<Record<PageKind, string>> = {
  service: "pages/services/service.tsx",
  society: "pages/services/society-branding.tsx",
  sites: "pages/services/site-service.tsx",
  "blog page": "pages/blog/blog-back-page.tsx",
  article: "pages/blog/article.tsx",
  text: "pages/text/text.tsx",
  story: "pages/work/story.tsx",
};

const { aliasPaths, inHindi, pages } = readPaths();

/** The pages that depend on content, each with its second addresses. */
const contentRoutes = pages.flatMap(({ path, kind }) => {
  const module = modules[kind];
  if (!module) return [];
  const addresses = [path, ...aliasPaths.filter((alias) => aliases[alias] === path)];
  return addresses.map((address) => route(address, module, { id: address.slice(1) }));
});

/** A module with several addresses looks its page up by the pattern, which therefore begins with a slash. */
const english = [
  index("pages/home/home.tsx"),
  route("About", "pages/about/about.tsx"),
  route("Contact", "pages/contact/contact.tsx"),
  route("Clients", "pages/clients/clients.tsx"),
  route("Welcome-page", "pages/clients/clients.tsx", { id: "welcome-page" }),
  route("Portfolio", "pages/portfolio/portfolio.tsx"),
  route("Showcase", "pages/showcase/showcase.tsx"),
  route("Services", "pages/services/services.tsx"),
  route("career", "pages/career/career.tsx"),

  ...contentRoutes,

  route("Blog", "pages/blog/blog.tsx"),
  route("/Blog/2", "pages/blog/blog-back-page.tsx"),

  route("plan", "pages/services/plan/plan.tsx"),
  route("boards", "pages/services/boards/boards.tsx"),
  route("boards.csv", "pages/services/boards/boards-csv.ts"),
  route("/societies/:name", "pages/services/boards/board.tsx", { id: "societies" }),
  route("/sites/:name", "pages/services/boards/board.tsx", { id: "sites" }),

  route("/privacy", "pages/statement/statement.tsx", { id: "privacy" }),
  route("/accessibility", "pages/statement/statement.tsx", { id: "accessibility" }),
];

/** At these addresses the same modules read `content/hi`: see `middleware` in root.tsx. */
const hindi = inHindi.map((path) => {
  const original = english.find((candidate) => path === (candidate.path ?? "").replace(/^\/?/, "/"));
  if (!original) throw new Error(`content/hi has a page at ${path}, and no route above is it in English.`);
  return route(toHindiPath(path), original.file, { id: `hi${path}` });
});

export default [
  ...english,
  ...hindi,

  ...(hindi.length > 0 ? [route(hindiFeed, "seo/feed.ts", { id: "hi-feed" })] : []),
  route("sitemap.xml", "seo/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("feed.xml", "seo/feed.ts"),
  route("site.webmanifest", "seo/manifest.ts"),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
