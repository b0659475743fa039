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
  const here = canonicalPath(toEnglishPath(useLocation().pathname));
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(localStore.read(key)), []);
  if (inHindi.length === 0) return null;
  const twin = inHindi.find((path) => path.toLowerCase() === here.toLowerCase());
  const page = twin ?? "/";
  const other = language === "hi" ? { lang: "en-IN", path: page } : { lang: "hi", path: toHindiPath(page) };
  return (
    <a
      className={clsx(styles.language, className)}
      href={other.path}
      lang={other.lang}
      hrefLang={other.lang}
      data-chosen={chosen === other.lang ? "" : undefined}
      onClick={({ currentTarget }) => {
        localStore.write(key, other.lang);
        if (twin) currentTarget.search = location.search;
      }}
    >
      {site.otherLanguage}
    </a>
  );
}
