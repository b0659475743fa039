import { clsx } from "clsx";
import { toHindiPath } from "../data/language-paths.ts";
import { canonicalPath } from "../data/paths.ts";
import { readShell } from "../data/shell.server.ts";
import styles from "./shell.module.css";

type LanguageLinkProps = {
  /** The page's address in English. */
  path: string;
  className?: string | undefined;
};

/**
 * Leads to the same page in the other language, or to Home where the page isn't there in that language.
 * `shell-behaviour.ts` remembers the choice: on later visits in the other language the link stands out, and nobody is sent
 * anywhere.
 */
export function LanguageLink({ path, className }: LanguageLinkProps) {
  const { site, language, inHindi } = readShell();
  if (inHindi.length === 0) return null;
  const translation = inHindi.find((page) => page.toLowerCase() === canonicalPath(path).toLowerCase());
  const page = translation ?? "/";
  const target = language === "hi" ? { lang: "en-IN", path: page } : { lang: "hi", path: toHindiPath(page) };
  return (
    <a
      className={clsx(styles.language, className)}
      href={target.path}
      lang={target.lang}
      hrefLang={target.lang}
      data-language={translation ? "same-page" : "home"}
    >
      {site.otherLanguage}
    </a>
  );
}
