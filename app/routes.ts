import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articleSlugs, servicePaths } from "./data/paths.ts";

const service = (path: string) => route(path, "pages/services/service.tsx", { id: path });

export default [
  index("pages/home/home.tsx"),
  route("About", "pages/about/about.tsx"),
  route("Contact", "pages/contact/contact.tsx"),
  route("Clients", "pages/clients/clients.tsx"),
  route("Welcome-page", "pages/clients/clients.tsx", { id: "welcome-page" }),
  route("Portfolio", "pages/portfolio/portfolio.tsx"),
  route("Showcase", "pages/showcase/showcase.tsx"),
  route("Services", "pages/services/services.tsx"),
  route("career", "pages/career/career.tsx"),

  ...servicePaths
    .filter((path) => path !== "/Society-Branding-in-Raipur")
    .map((path) => service(path.slice(1))),
  service("Outdoor-Advertising"),
  route("Society-Branding-in-Raipur", "pages/services/society/society-branding.tsx"),

  route("Blog", "pages/blog/blog.tsx"),
  route("Blog/2", "pages/blog/blog-page-2.tsx"),
  ...articleSlugs.map((slug) => route(`Blog/${slug}`, "pages/blog/article.tsx", { id: slug })),

  route("privacy", "pages/statement/statement.tsx", { id: "privacy" }),
  route("accessibility", "pages/statement/statement.tsx", { id: "accessibility" }),

  route("sitemap.xml", "seo/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route("feed.xml", "seo/feed.ts"),
  route("site.webmanifest", "seo/manifest.ts"),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
