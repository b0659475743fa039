import { readAboutPage } from "./about-page.server.ts";
import { readArticles } from "./blog.server.ts";
import { readClientsPage } from "./clients-page.server.ts";
import { readEveryArticlePage } from "./blog-article.server.ts";
import { readBlogIndex, readBlogPageTwo } from "./blog-page.server.ts";
import { readCareerPage } from "./career-page.server.ts";
import { readContactPage } from "./contact-page.server.ts";
import { ContentError } from "./content-error.ts";
import { readHomePage } from "./home-page.server.ts";
import { readPortfolio } from "./portfolio.server.ts";
import { readServicePage } from "./service-page.server.ts";
import { readServiceWords } from "./services.server.ts";
import { readServicesPage } from "./services-page.server.ts";
import { readShell } from "./shell.server.ts";
import { readSocietyPage } from "./societies.server.ts";
import { readShowcase } from "./showcase.server.ts";
import { readTrust } from "./trust.server.ts";

/** Everything that reads `content/`, so that one run finds the mistakes of every file. */
const readers: (() => unknown)[] = [
  readShell,
  () => readServiceWords().map(({ path }) => readServicePage(path)),
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
