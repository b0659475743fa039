/** English, in which everything is there; Hindi, in which the pages are that `content/hi` has words for. */
export type Language = "en" | "hi";

/** What stands before the address of a page in Hindi. */
const hindiFolder = "/hi";

/** The language of the page at an address. */
export function languageOf(path: string): Language {
  return /^\/hi(?=[/.?#]|$)/i.test(path) ? "hi" : "en";
}

/** The address of the same page in English, whichever language it is in. */
export function englishPath(path: string): string {
  return languageOf(path) === "hi" ? path.slice(hindiFolder.length).replace(/^(?!\/)/, "/") : path;
}

/**
 * The address that leads to a page from one in a language.
 * @param inHindi the addresses, in English, of the pages that are there in Hindi too
 * @param english path, query and hash of the page in English; the path in any spelling that leads there, as `/contact`
 */
export function pathFrom(language: Language, inHindi: string[], english: string): string {
  const [path = ""] = english.split(/[?#]/, 1);
  const page = inHindi.find((one) => one.toLowerCase() === path.toLowerCase());
  if (language === "en" || page === undefined) return english;
  return hindiPath(page) + english.slice(path.length);
}

/** The address of the same page in Hindi. @param path in English */
export function hindiPath(path: string): string {
  return path === "/" ? hindiFolder : hindiFolder + path;
}
