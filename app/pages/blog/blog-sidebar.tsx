import { clsx } from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "../../components/browser-state.ts";
import { Icon } from "../../components/icon.tsx";
import { MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { usePath, useShell, useTitleLanguage } from "../../data/use-shell.ts";
import type { BlogSidebarCopy } from "./blog-page.server.ts";
import styles from "./blog-sidebar.module.css";
import type { BlogEntry } from "./blog-store.ts";

type BlogSidebarProps = {
  copy: BlogSidebarCopy;
  /** All articles, oldest first. */
  entries: Pick<BlogEntry, "title" | "link" | "date" | "day">[];
  /** Address of the article being read: a search then covers only this one. */
  current?: string;
  /** The search in the address; given on the front page only. */
  query?: string;
  className?: string | undefined;
};

/** Search box, “Recent Posts” and “Follow Us” beside the blog's pages. */
export function BlogSidebar({ copy, entries, current, query, className }: BlogSidebarProps) {
  const langOf = useTitleLanguage();
  const { box, text, setText } = useSearchText(query ?? "");
  const isSearching = text.trim() !== "";
  const searchedEntries = current && isSearching ? entries.filter(({ link }) => link === current) : entries;
  const matches = [...matchTitles(searchedEntries, text)].reverse();
  const isIndex = query !== undefined;
  const path = usePath();
  const resultsPath = path(`/Blog?q=${encodeURIComponent(text)}`);
  const navigate = useNavigate();
  return (
    <aside className={clsx(styles.sidebar, className)} aria-label={copy.label}>
      <search>
        <form
          className={styles.search}
          method="get"
          action={path("/Blog")}
          onSubmit={(event) => {
            // On an article the browser itself leads to the blog, which may be there in English alone.
            if (!isIndex) return;
            event.preventDefault();
            navigate(resultsPath, { preventScrollReset: true, replace: true });
          }}
        >
          <label htmlFor="blog-q">
            <span className="visually-hidden">{copy.searchLabel}</span>
          </label>
          <input
            ref={box}
            id="blog-q"
            type="search"
            name="q"
            placeholder={copy.search}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" aria-label={copy.searchButton}>
            <Icon name="search" />
          </button>
        </form>
        {current && isSearching && (
          <MoreLink className={styles.searchLink} to={resultsPath}>
            {copy.searchAll}
          </MoreLink>
        )}
      </search>
      <section aria-labelledby="blog-recent">
        <h2 className="small-title" id="blog-recent">
          {copy.recent}
        </h2>
        <p className={styles.status} role="status">
          {matches.length === 0 && (current ? copy.noneHere : copy.none)}
        </p>
        <ul className={styles.list}>
          {matches.map(({ title, link, date, day }) => (
            <li key={link}>
              <PageLink
                className="stretched-link"
                to={link}
                lang={langOf(title)}
                {...(link === current && { "aria-current": "page" as const })}
              >
                {title}
              </PageLink>
              <time dateTime={day}>{date}</time>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="small-title">{copy.follow}</h2>
        <SocialLinks socialLinks={copy.socialLinks} label={copy.follow} named />
      </section>
    </aside>
  );
}

/**
 * The text of the search box: the query of the address whenever that changes, and then what is typed. What was typed
 * before hydration takes precedence over the address.
 */
function useSearchText(query: string) {
  const box = useRef<HTMLInputElement>(null);
  const addressText = useHydrated() ? query : "";
  const [lastAddressText, setLastAddressText] = useState(addressText);
  const [text, setText] = useState(addressText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint after hydration
  useLayoutEffect(() => {
    const typedText = box.current?.value;
    if (!typedText) return;
    setLastAddressText(query);
    setText(typedText);
  }, []);
  if (addressText !== lastAddressText) {
    setLastAddressText(addressText);
    setText(addressText);
  }
  return { box, text, setText };
}

type SocialLinksProps = {
  socialLinks: BlogSidebarCopy["socialLinks"];
  /** Names the list for screen readers. */
  label: string;
  /** Shows the profiles' names beside the icons. */
  named?: boolean;
};

/** Links to the agency's social profiles, each in a new tab. */
export function SocialLinks({ socialLinks, label, named = false }: SocialLinksProps) {
  const { labels } = useShell().site;
  return (
    <ul className={named ? styles.profiles : styles.icons} aria-label={label}>
      {socialLinks.map(({ name, icon, url }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener">
            <Icon name={icon} />
            {named ? (
              <span>
                {name}
                <span className="visually-hidden"> ({labels.newTab})</span>
              </span>
            ) : (
              <span className="visually-hidden">
                {name} ({labels.newTab})
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The entries whose title contains a text, ignoring case. White space alone counts as empty and finds all; otherwise
 * spaces count (specification, sections 2 and 5).
 */
function matchTitles<T extends { title: string }>(list: readonly T[], text: string): readonly T[] {
  if (text.trim() === "") return list;
  const lowerCaseText = text.toLowerCase();
  return list.filter(({ title }) => title.toLowerCase().includes(lowerCaseText));
}
