import { createContext, useContext } from "react";
import { localizePath } from "./paths.ts";
import type { ShellData } from "./shell.server.ts";

/** What `useShell` reads: not the router's data itself, which is told anew at each of the router's steps. */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The site's facts, services and button words, on every page. */
export function useShell(): ShellData {
  const data = useContext(ShellContext);
  if (!data) throw new Error("The site's own facts did not load");
  return data;
}

/** What leads to a page from the one it is used on: the address in the same language, if the page is there in that. */
export function usePath(): (english: string) => string {
  const shell = useContext(ShellContext);
  return (english) => (shell ? localizePath(shell.language, shell.inHindi, english) : english);
}

/** The `lang` of a title that may have no Hindi yet, such as an article's: on a page in Hindi, English where no letter of it is Devanagari. */
export function useTitleLanguage(): (title: string) => "en-IN" | undefined {
  const shell = useContext(ShellContext);
  return (title) => (shell?.language === "hi" && !/\p{sc=Deva}/u.test(title) ? "en-IN" : undefined);
}
