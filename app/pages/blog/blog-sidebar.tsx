import { clsx } from "clsx";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { languageOfTitle, toLocalPath } from "../../data/page-facts.ts";
import type { BlogSidebarCopy } from "./blog-page.server.ts";
import styles from "./blog-sidebar.module.css";
import type { BlogEntry } from "./blog-store.ts";
import { SocialLinks } from "./social-links.tsx";

type BlogSidebarProps = {
  copy: BlogSidebarCopy;
  /** All articles, oldest first. */
  entries: Pick<BlogEntry, "title" | "link" | "date" | "day">[];
  /** Address of the article being read: a search then covers only this one. */
  current?: string;
  /** Whether it is the front page, where the search stands in the address. */
  isIndex?: boolean;
  className?: string | undefined;
};

/** Search box, “Recent Posts” and “Follow Us” beside the blog's pages. */
export function BlogSidebar({ copy, entries, current, isIndex = false, className }: BlogSidebarProps) {
  const { box, text, setText } = useSearchText(isIndex);
  const isSearching = text.trim() !== "";
  const searchedEntries = current && isSearching ? entries.filter(({ link }) => link === current) : entries;
  const matches = [...matchTitles(searchedEntries, text)].reverse();
  const resultsPath = `/Blog?q=${encodeURIComponent(text)}`;
  const onSubmit = (event: FormEvent) => {
    // On an article the browser itself leads to the blog, which may be there in English alone.
    if (!isIndex) return;
    event.preventDefault();
    history.replaceState(history.state, "", toLocalPath(resultsPath));
  };
  return (
    <aside className={clsx(styles.sidebar, className)} aria-label={copy.label}>
      <search>
        <form className={styles.search} method="get" action={toLocalPath("/Blog")} onSubmit={onSubmit}>
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
                lang={languageOfTitle(title)}
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
 * The text of the search box: on the front page at first the query of the address. What was typed before hydration takes
 * precedence over it.
 */
function useSearchText(isIndex: boolean) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint after hydration
  useLayoutEffect(() => {
    const query = isIndex ? new URLSearchParams(location.search).get("q") : undefined;
    setText(box.current?.value || query || "");
  }, []);
  return { box, text, setText };
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
