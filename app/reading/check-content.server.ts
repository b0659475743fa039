import { readAboutPage } from "./about-page.server.ts";
import { readArticles } from "./blog.server.ts";
import { readEveryArticlePage } from "./blog-article.server.ts";
import { readBlogIndex, readBlogPageTwo } from "./blog-page.server.ts";
import { ContentError } from "./content-error.ts";
import { readHomePage } from "./home-page.server.ts";
import { readService, readServiceWords } from "./services.server.ts";
import { readServicesPage } from "./services-page.server.ts";
import { readShell } from "./shell.server.ts";

/** Everything that reads `content/`, so that one run finds the mistakes of every file. */
const readers: (() => unknown)[] = [
  readShell,
  () => readServiceWords().map(({ path }) => readService(path)),
  readArticles,
  readBlogIndex,
  readBlogPageTwo,
  readEveryArticlePage,
  readHomePage,
  readAboutPage,
  readServicesPage,
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
