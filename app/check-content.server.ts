import { existsSync, readFileSync } from "node:fs";
import { articlesBesideEachOther, articlesOneByOne } from "./content-rules/articles.server.ts";
import {
  fixedBySpecification,
  phrasesAndSlips,
  sentencesSaidTwice,
  titlesAndDescriptions,
} from "./content-rules/copy.server.ts";
import { filesNobodyReads, picturesAndWords, textsCutOff } from "./content-rules/files.server.ts";
import { linksThatLeadNowhere, picturesInTexts } from "./content-rules/links.server.ts";
import { pictureFiles } from "./content-rules/picture-files.server.ts";
import { redirectsThatCannotBe } from "./content-rules/redirects.server.ts";
import { seoArticleKeepsItsWord } from "./content-rules/seo-article.server.ts";
import { serviceTexts } from "./content-rules/services.server.ts";
import { readEveryArticle } from "./data/articles.server.ts";
import { ContentError } from "./data/content-error.ts";
import { lineOf } from "./data/content-place.ts";
import { readingOnce } from "./data/read-content.server.ts";
import { readRedirects } from "./data/redirects.server.ts";
import { readServices } from "./data/services.server.ts";
import { readShell } from "./data/shell.server.ts";
import { readAboutPage } from "./pages/about/about-page.server.ts";
import { readEveryArticlePage } from "./pages/blog/blog-article.server.ts";
import { readBlogIndex, readEveryBackPage } from "./pages/blog/blog-page.server.ts";
import { readCareerPage } from "./pages/career/career-page.server.ts";
import { readClientsPage } from "./pages/clients/clients-page.server.ts";
import { readContactPage } from "./pages/contact/contact-page.server.ts";
import { readHomePage } from "./pages/home/home-page.server.ts";
import { readPortfolio } from "./pages/portfolio/portfolio.server.ts";
import { readSiteInventories } from "./pages/services/places/sites.server.ts";
import { readPrices } from "./pages/services/prices.server.ts";
import { readServicePage } from "./pages/services/service-page.server.ts";
import { readServicesPage } from "./pages/services/services-page.server.ts";
import { readSitePage } from "./pages/services/sites/site-page.server.ts";
import { readSocietyPage } from "./pages/services/society/society-page.server.ts";
import { readTrust } from "./pages/services/trust.server.ts";
import { readShowcase } from "./pages/showcase/showcase.server.ts";
import { readEveryStatement } from "./pages/statement/statement.server.ts";
import { readEveryTextPage } from "./pages/text/text-page.server.ts";

/** Everything that reads `content/`, so that one run finds the mistakes of every file. */
const readers: (() => unknown)[] = [
  readShell,
  readRedirects,
  () => readServices().map(({ path }) => readServicePage(path)),
  readEveryArticle,
  readClientsPage,
  readPortfolio,
  readShowcase,
  () => readTrust("service"),
  readBlogIndex,
  readEveryBackPage,
  readEveryArticlePage,
  readHomePage,
  readAboutPage,
  readServicesPage,
  readPrices,
  readEveryStatement,
  readEveryTextPage,
  readSocietyPage,
  () => readSiteInventories().map(({ service }) => readSitePage(service)),
  readContactPage,
  readCareerPage,
];

/** What is asked of the whole once every file can be read. */
const rules: (() => ContentError[])[] = [
  linksThatLeadNowhere,
  redirectsThatCannotBe,
  picturesInTexts,
  picturesAndWords,
  textsCutOff,
  filesNobodyReads,
  fixedBySpecification,
  phrasesAndSlips,
  sentencesSaidTwice,
  titlesAndDescriptions,
  articlesOneByOne,
  articlesBesideEachOther,
  seoArticleKeepsItsWord,
  serviceTexts,
  pictureFiles,
];

/**
 * Reads all of `content/` and returns the mistakes found, each with its line where the file has one; none means the
 * site can be built. The rules are asked only of files that can be read: until then, one mistake a file at most.
 */
export function checkContent(): ContentError[] {
  return readingOnce(() => {
    const mistakes = readers.flatMap((read) =>
      mistakesIn(() => {
        read();
        return [];
      }),
    );
    const all = mistakes.length > 0 ? withTextsCutOff(mistakes) : rules.flatMap(mistakesIn);
    const first = new Map(all.map((mistake) => [mistake.message, mistake] as const).reverse());
    return [...first.values()].reverse().map(withLine);
  });
}

/** A text that a # has cut off is often wrong for that alone; then the # is what is to be mended. */
function withTextsCutOff(mistakes: ContentError[]): ContentError[] {
  const cutOff = new Map(textsCutOff().map((one) => [`${one.file} ${one.field}`, one]));
  return mistakes.map((one) => cutOff.get(`${one.file} ${one.field}`) ?? one);
}

function mistakesIn(find: () => ContentError[]): ContentError[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

function withLine(mistake: ContentError): ContentError {
  if (mistake.line || !existsSync(mistake.file) || !/\.(ya?ml|md)$/.test(mistake.file)) return mistake;
  const line = lineOf(mistake, readFileSync(mistake.file, "utf8"));
  const { file, field, remedy, style } = mistake;
  return new ContentError(file, field, remedy, { line, style });
}
