import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articleSlugs, servicePaths } from "./paths.ts";

const service = (path: string) => route(path, "routes/service.tsx", { id: path });

export default [
  index("routes/home.tsx"),
  route("About", "routes/about.tsx"),
  route("Contact", "routes/contact.tsx"),
  route("Clients", "routes/clients.tsx"),
  route("Welcome-page", "routes/clients.tsx", { id: "welcome-page" }),
  route("Portfolio", "routes/portfolio.tsx"),
  route("Showcase", "routes/showcase.tsx"),
  route("Services", "routes/services.tsx"),
  route("career", "routes/career.tsx"),

  ...servicePaths
    .filter((path) => path !== "/Society-Branding-in-Raipur")
    .map((path) => service(path.slice(1))),
  service("Outdoor-Advertising"),
  route("Society-Branding-in-Raipur", "routes/society-branding.tsx"),

  route("Blog", "routes/blog.tsx"),
  route("Blog/2", "routes/blog-page-2.tsx"),
  ...articleSlugs.map((slug) => route(`Blog/${slug}`, "routes/article.tsx", { id: slug })),

  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("site.webmanifest", "routes/manifest.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
