import { slug } from "github-slugger";
import { checkBoardPrices, checkStories } from "./content-rules/facts.server.ts";
import {
  checkCutOffTexts,
  checkHindi,
  checkPictures,
  checkUnusedFiles,
} from "./content-rules/files.server.ts";
import { checkLinks, checkRedirects, checkTextPictures } from "./content-rules/links.server.ts";
import { checkHeadings, checkTexts, checkTitles } from "./content-rules/texts.server.ts";
import { readArticle, readEveryArticle } from "./data/articles.server.ts";
import type { Folder, SinglePath } from "./data/collections.ts";
import { ContentError, formatFieldPath, formatFinding, formatFindings } from "./data/content-error.ts";
import { readFormAnswers } from "./data/form-rules.server.ts";
import { detectLanguage, toEnglishPath } from "./data/language-paths.ts";
import {
  currentContent,
  getField,
  inLanguage,
  peekContent,
  withContent,
} from "./data/open-content.server.ts";
import { findPageFile, hasPage, type PageKind, readPaths } from "./data/paths.server.ts";
import { readPeople } from "./data/people.server.ts";
import { readPlaces } from "./data/places/places.server.ts";
import { readPrices } from "./data/places/prices.server.ts";
import { isDraft } from "./data/publishing.server.ts";
import { findFactMistakes, listSchemas } from "./data/read-content.server.ts";
import { readRedirects } from "./data/redirects.server.ts";
import { readService, readServices } from "./data/services.server.ts";
import { readOutagePage, readShell } from "./data/shell.server.ts";
import { readStories, readStory } from "./data/stories.server.ts";
import { findLine, parseFieldPath } from "./data/yaml.server.ts";
import { readAboutPage } from "./pages/about/about-page.server.ts";
import { readArticlePage } from "./pages/blog/blog-article.server.ts";
import { readBlogBackPage, readBlogIndex } from "./pages/blog/blog-page.server.ts";
import { readCareerPage } from "./pages/career/career-page.server.ts";
import { readClientsPage } from "./pages/clients/clients-page.server.ts";
import { readContactPage } from "./pages/contact/contact-page.server.ts";
import { readHomePage } from "./pages/home/home-page.server.ts";
import { readPortfolio } from "./pages/portfolio/portfolio.server.ts";
import { readAreaCopy, readAreaPage } from "./pages/services/areas/area-page.server.ts";
import { readBoardPage } from "./pages/services/boards/board-page.server.ts";
import { readBoardsPage } from "./pages/services/boards/boards-page.server.ts";
import {
  readInventoryPage,
  readSocietyPage,
} from "./pages/services/places/inventory/inventory-page.server.ts";
import { readPlanPage } from "./pages/services/plan/plan-page.server.ts";
import { readServicePage, readServicesPage } from "./pages/services/service-page.server.ts";
import { readShowcase } from "./pages/showcase/showcase.server.ts";
import { readStatement } from "./pages/statement/statement.server.ts";
import { readTextFile, readTextPage, readTextPages } from "./pages/text/text-page.server.ts";
import { readStoryPage } from "./pages/work/story-page.server.ts";

type ReadPage = (page: { pattern: string }) => unknown;

/** What reads each page that is one of a kind. */
const singleReaders: Record<SinglePath, ReadPage> = {
  "/": readHomePage,
  "/About": readAboutPage,
  "/Contact": readContactPage,
  "/Clients": readClientsPage,
  "/Portfolio": readPortfolio,
  "/Showcase": readShowcase,
  "/Services": readServicesPage,
  "/career": readCareerPage,
  "/Blog": readBlogIndex,
  "/Blog/2": readBlogBackPage,
  "/plan": readPlanPage,
  "/boards": readBoardsPage,
  "/privacy": readStatement,
  "/accessibility": readStatement,
};

/** What reads a collection: a file, by its name; every page that has to be valid; one of them, by its address. */
const collectionReaders: Record<Folder, [(name: string) => unknown, () => { path: string }[], ReadPage]> = {
  services: [readService, () => readServices().filter(({ path }) => hasPage(path)), readServicePage],
  blog: [readArticle, readEveryArticle, readArticlePage],
  pages: [readTextFile, readTextPages, readTextPage],
  stories: [readStory, readStories, readStoryPage],
};

/** Every reader of `content/`, so that one run finds the mistakes in all files. */
const readers: (() => unknown)[] = [
  readShell,
  readOutagePage,
  readFormAnswers,
  readRedirects,
  ...Object.values(collectionReaders).map(
    ([, readAll, read]) =>
      () =>
        readPages(readAll(), read),
  ),
  ...Object.entries(singleReaders).map(
    ([path, read]) =>
      () =>
        readPages([{ path }], read),
  ),
  () => readPages(listShown("blog page"), readBlogBackPage),
  () => readPages(listShown("society"), readSocietyPage),
  () => readPages(listShown("sites"), readInventoryPage),
  () => readPages(readPlaces(), readBoardPage),
  readAreaCopy,
  () => readPages(listShown("area"), readAreaPage),
  readPrices,
  readPeople,
];

function readPages(pages: { path: string }[], read: ReadPage): void {
  for (const { path } of pages) read({ pattern: path });
}

function listShown(kind: PageKind): { path: string }[] {
  return readPaths().pages.filter((page) => page.kind === kind && hasPage(page.path));
}

/** Checks of texts as they are written, whatever else is wrong. */
const textRules: (() => ContentError[])[] = [
  checkTextPictures,
  checkCutOffTexts,
  checkTexts,
  checkTitles,
  checkHeadings,
];

/** Checks across files, once all of them can be read. */
const rules: (() => ContentError[])[] = [
  checkLinks,
  checkRedirects,
  checkPictures,
  checkUnusedFiles,
  checkStories,
  checkBoardPrices,
  checkHindi,
];

/**
 * Reads all of `content/` and returns the findings, with their lines where known: mistakes, which stop the build, and
 * advice, marked as `isAdvice`. Of a file all lines or fields that are wrong are named at once; the Hindi is read, and files are
 * compared, only once every file can be read.
 */
export function checkContent(): ContentError[] {
  return withContent(currentContent(), () => {
    const inEnglish = runReaders(readers);
    const mistakes = inEnglish.length > 0 ? inEnglish : inLanguage("hi", () => runReaders(readers));
    const runnable = mistakes.length > 0 ? textRules : [...rules, ...textRules];
    return locate([...replaceCutOffMistakes(mistakes), ...runnable.flatMap(catchErrors)]);
  });
}

/** Findings, each once and with its line. */
function locate(findings: ContentError[]): ContentError[] {
  // Not by its message: to one thrown while it renders, marked adds words of its own.
  const first = new Map(findings.map((mistake) => [formatFinding(mistake), mistake] as const).reverse());
  return [...first.values()].reverse().map(addLine);
}

/**
 * Finds what keeps a draft from being shown, with lines. Empty if its page can be shown, with `???` for missing texts, and
 * for pages that aren't drafts.
 * @param path the page’s address
 */
export function findDraftMistakes(path: string): ContentError[] {
  return withContent(currentContent(), () =>
    inLanguage(detectLanguage(path), () => {
      const pattern = toEnglishPath(path);
      const file = findPageFile(pattern);
      if (!file) return findPlaceMistakes(pattern).map(addLine);
      const [folder = "", name = ""] = file.split("/");
      if (!isDraft(file)) return [];
      const [readFile, , readPage] = collectionReaders[folder as Folder];
      const mistakes = runReaders([() => readFile(name)]);
      return locate(mistakes.length > 0 ? mistakes : runReaders([() => readPage({ pattern })]));
    }),
  );
}

function findPlaceMistakes(path: string): ContentError[] {
  if (readPlaces().some((place) => place.path === path)) return [];
  return [...listSchemas()].flatMap(([file, schema]) => {
    const facts = peekContent(file);
    return findFactMistakes(file, facts, schema).filter(({ field, isAdvice }) => {
      const fieldPath = parseFieldPath(field);
      const entry = fieldPath.slice(0, fieldPath.findIndex((part) => typeof part === "number") + 1);
      return isAdvice && path.split("/").at(-1) === slug(String(getField(facts, ...entry, "name")));
    });
  });
}

function runReaders(readersToRun: typeof readers): ContentError[] {
  return readersToRun.flatMap((read) =>
    catchErrors(() => {
      read();
      return [];
    }),
  );
}

/** A text cut off at a # often fails its reader for that reason alone; then the # is the mistake to report. */
function replaceCutOffMistakes(mistakes: ContentError[]): ContentError[] {
  const cutOff = new Map(
    catchErrors(checkCutOffTexts).map((mistake) => [`${mistake.file} ${mistake.field}`, mistake]),
  );
  return mistakes.map((mistake) => cutOff.get(`${mistake.file} ${mistake.field}`) ?? mistake);
}

function catchErrors(find: () => ContentError[]): ContentError[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return [error, ...error.others];
    throw error;
  }
}

function addLine(mistake: ContentError): ContentError {
  const { file, field, remedy, isAdvice, isUntranslated } = mistake;
  const source = /\.(ya?ml|md)$/.test(file) && currentContent().bytes(file);
  if (mistake.line || !source) return mistake;
  const line = findLine(mistake, String(source));
  const isValue = field !== "" && remedy.includes(`“${field}`);
  const path = isValue ? findValue(peekContent(file.slice("content/".length)), field) : undefined;
  return new ContentError(file, path ? formatFieldPath(path) : field, remedy, {
    line,
    isAdvice,
    isUntranslated,
  });
}

/** The path of the field that says this: a picture that isn’t there is reported by its name. */
function findValue(facts: unknown, value: string): (string | number)[] | undefined {
  if (facts === value) return [];
  for (const [key, inner] of Object.entries(Object(typeof facts === "string" ? {} : facts))) {
    const path = findValue(inner, value);
    if (path) return [Array.isArray(facts) ? Number(key) : key, ...path];
  }
  return undefined;
}

if (import.meta.main) {
  const findings = checkContent();
  console.log(formatFindings(findings) || "content: no mistakes");
  if (findings.some(({ isAdvice }) => !isAdvice)) process.exitCode = 1;
}
