import { readArticles } from "./data/articles.server.ts";
import { ContentError } from "./data/content-error.ts";
import { readServices } from "./data/services.server.ts";
import { readShell } from "./data/shell.server.ts";
import { readAboutPage } from "./pages/about/about-page.server.ts";
import { readEveryArticlePage } from "./pages/blog/blog-article.server.ts";
import { readBlogIndex, readBlogPageTwo } from "./pages/blog/blog-page.server.ts";
import { readCareerPage } from "./pages/career/career-page.server.ts";
import { readClientsPage } from "./pages/clients/clients-page.server.ts";
import { readContactPage } from "./pages/contact/contact-page.server.ts";
import { readHomePage } from "./pages/home/home-page.server.ts";
import { readPortfolio } from "./pages/portfolio/portfolio.server.ts";
import { readPrices } from "./pages/services/prices.server.ts";
import { readServicePage } from "./pages/services/service-page.server.ts";
import { readServicesPage } from "./pages/services/services-page.server.ts";
import { readSocietyPage } from "./pages/services/society/societies.server.ts";
import { readTrust } from "./pages/services/trust.server.ts";
import { readShowcase } from "./pages/showcase/showcase.server.ts";
import { readEveryStatement } from "./pages/statement/statement.server.ts";

/** Everything that reads `content/`, so that one run finds the mistakes of every file. */
const readers: (() => unknown)[] = [
  readShell,
  () => readServices().map(({ path }) => readServicePage(path)),
  readArticles,
  readClientsPage,
  readPortfolio,
  readShowcase,
  () => readTrust("service"),
  readBlogIndex,
  readBlogPageTwo,
  readEveryArticlePage,
  readHomePage,
  readAboutPage,
  readServicesPage,
  readPrices,
  readEveryStatement,
  readSocietyPage,
  readContactPage,
  readCareerPage,
];

/** Reads all of `content/` and returns the mistakes found, one a file at most; none means the site can be built. */
export function checkContent(): ContentError[] {
  const mistakes: ContentError[] = [];
  for (const read of readers) {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (!mistakes.some(({ message }) => message === error.message)) mistakes.push(error);
    }
  }
  return mistakes;
}
