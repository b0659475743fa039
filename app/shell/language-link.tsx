import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { localStore } from "../components/local-store.ts";
import { englishPath, hindiPath } from "../data/language.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./language-link.module.css";

const key = "language";

/**
 * Leads to the same page in the other language, or to Home where the page isn't there in it. The choice is remembered: on
 * later visits in the other language the link stands out, and nobody is sent anywhere.
 */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { site, language, inHindi } = useShell();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(localStore.read(key)), []);
  if (inHindi.length === 0) return null;
  const page = inHindi.find((one) => one.toLowerCase() === englishPath(pathname).toLowerCase()) ?? "/";
  const other = language === "hi" ? { lang: "en-IN", path: page } : { lang: "hi", path: hindiPath(page) };
  return (
    <a
      className={clsx(styles.link, className)}
      href={other.path}
      lang={other.lang}
      hrefLang={other.lang}
      data-chosen={chosen === other.lang ? "" : undefined}
      onClick={({ currentTarget }) => {
        localStore.write(key, other.lang);
        if (page !== "/" || englishPath(pathname) === "/") currentTarget.search = location.search;
      }}
    >
      {site.otherLanguage}
    </a>
  );
}
