import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { localStore } from "../components/browser-storage.ts";
import { canonicalPath, toEnglishPath, toHindiPath } from "../data/paths.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./shell.module.css";

const key = "language";

/**
 * Leads to the same page in the other language, keeping the address's query, or to Home where the page isn't there in that
 * language. The choice is remembered: on later visits in the other language the link stands out, and nobody is sent anywhere.
 */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { site, language, inHindi } = useShell();
  const currentPath = canonicalPath(toEnglishPath(useLocation().pathname));
  const [storedLanguage, setStoredLanguage] = useState<string | null>(null);
  useEffect(() => setStoredLanguage(localStore.read(key)), []);
  if (inHindi.length === 0) return null;
  const translation = inHindi.find((path) => path.toLowerCase() === currentPath.toLowerCase());
  const page = translation ?? "/";
  const target = language === "hi" ? { lang: "en-IN", path: page } : { lang: "hi", path: toHindiPath(page) };
  return (
    <a
      className={clsx(styles.language, className)}
      href={target.path}
      lang={target.lang}
      hrefLang={target.lang}
      data-chosen={storedLanguage === target.lang ? "" : undefined}
      onClick={({ currentTarget }) => {
        localStore.write(key, target.lang);
        if (translation) currentTarget.search = location.search;
      }}
    >
      {site.otherLanguage}
    </a>
  );
}
