import { localizePath } from "./language-paths.ts";
import type { Facts } from "./shell.server.ts";

let read: (() => Facts) | undefined;
let written: Facts | undefined;

/** While building: gives components the facts of the page being rendered. */
export function provideFacts(readFacts: () => Facts): void {
  read = readFacts;
}

/** The id of the element in which every page has its facts, for its islands. */
export const factsId = "page-facts";

/** What every component may need to know, also in an island: the language and the words of buttons and forms. */
export function pageFacts(): Facts {
  if (read) return read();
  written ??= JSON.parse(document.getElementById(factsId)?.textContent ?? "") as Facts;
  return written;
}

/** Converts an English address to the language of the current page, if the target exists in it. */
export function toLocalPath(english: string): string {
  const { language, inHindi } = pageFacts();
  return localizePath(language, inHindi, english);
}

/** The `lang` of a title that may not be translated: English on a Hindi page if it has no Devanagari letters. */
export function languageOfTitle(title: string): "en-IN" | undefined {
  return pageFacts().language === "hi" && !/\p{sc=Deva}/u.test(title) ? "en-IN" : undefined;
}
