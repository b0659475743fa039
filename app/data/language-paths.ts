/** Every page exists in English; in Hindi those that `content/hi` translates. */
export type Language = "en" | "hi";

/** The prefix of Hindi addresses. */
const hindiFolder = "/hi";

/** The language of the page at an address. */
export function detectLanguage(path: string): Language {
  return /^\/hi(?=[/.?#]|$)/i.test(path) ? "hi" : "en";
}

/** The address of the same page in English, whichever language it is in. */
export function toEnglishPath(path: string): string {
  return detectLanguage(path) === "hi" ? path.slice(hindiFolder.length).replace(/^(?!\/)/, "/") : path;
}

/**
 * The address that leads to a page from one in a language.
 * @param inHindi the addresses, in English, of the pages that are there in Hindi too
 * @param english path, query and hash of the page in English; the path in any spelling that leads there, as `/contact`
 */
export function localizePath(language: Language, inHindi: string[], english: string): string {
  const [path = ""] = english.split(/[?#]/, 1);
  const match = inHindi.find((candidate) => candidate.toLowerCase() === path.toLowerCase());
  if (language === "en" || match === undefined) return english;
  return toHindiPath(match) + english.slice(path.length);
}

/** The address of the same page in Hindi. @param path in English */
export function toHindiPath(path: string): string {
  return path === "/" ? hindiFolder : hindiFolder + path;
}
