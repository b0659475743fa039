import { readServices } from "../../../app/data/services.server.ts";
import { readSite } from "../../../app/data/site.server.ts";
import { readArticlePage } from "../../../app/pages/blog/blog-article.server.ts";
import { readBlogList } from "../../../app/pages/blog/blog-list.server.ts";
import { readBlogSidebar } from "../../../app/pages/blog/blog-page.server.ts";
import { readCareerPage } from "../../../app/pages/career/career-page.server.ts";
import { readContactPage } from "../../../app/pages/contact/contact-page.server.ts";
import { readPortfolio } from "../../../app/pages/portfolio/portfolio.server.ts";

/** What the journeys meet on the way, in the words of `content/`. */
export const site = readSite();
export const services = readServices();
export const enquiry = readContactPage().form;
export const application = readCareerPage().form;
export const blog = { ...readBlogSidebar(), titles: readBlogList().map(({ title }) => title) };
export const article = readArticlePage({ pattern: "/Blog/Keyword-Research" });
export const boards = present(readPortfolio().sliders[0], "a first slider on the portfolio");
export const servicesEntry = present(
  site.menu.find((entry) => entry.services),
  "an entry for the services in the menu",
);

/** @throws Error when content lacks what a journey is about */
export function present<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`content/ lacks ${what}`);
  return thing;
}
