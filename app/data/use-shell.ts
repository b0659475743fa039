import { createContext, useContext } from "react";
import { localizePath } from "./paths.ts";
import type { ShellData } from "./shell.server.ts";

/** The data of `useShell`. The router's own hook would render every user again at each navigation. */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The site's facts, services and button words, on every page. */
export function useShell(): ShellData {
  const data = useContext(ShellContext);
  if (!data) throw new Error("The site's own facts did not load");
  return data;
}

/** Converts an English address to the language of the current page, if the target exists in it. */
export function usePath(): (english: string) => string {
  const shell = useContext(ShellContext);
  return (english) => (shell ? localizePath(shell.language, shell.inHindi, english) : english);
}

/** The `lang` of a title that may not be translated: English on a Hindi page if it has no Devanagari letters. */
export function useTitleLanguage(): (title: string) => "en-IN" | undefined {
  const shell = useContext(ShellContext);
  return (title) => (shell?.language === "hi" && !/\p{sc=Deva}/u.test(title) ? "en-IN" : undefined);
}
