import { clsx } from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { useVisit } from "../../components/navigation/visit.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import type { BlogEntry } from "./blog-entry.ts";
import type { BlogSidebarCopy } from "./blog-page.server.ts";
import { matchTitles } from "./blog-search.ts";
import styles from "./blog-sidebar.module.css";
import { DateText } from "./date-text.tsx";
import { SocialLinks } from "./social-links.tsx";

type BlogSidebarProps = {
  copy: BlogSidebarCopy;
  /** All articles, oldest first. */
  entries: Pick<BlogEntry, "title" | "link" | "date">[];
  /** Address of the article being read: a search then covers this one alone. */
  current?: string;
  /** What the address asks to be searched; given on the index alone. */
  query?: string;
  className?: string | undefined;
};

/** Search box, “Recent Posts” and “Follow Us” beside the blog's pages. */
export function BlogSidebar({ copy, entries, current, query, className }: BlogSidebarProps) {
  const { box, text, setText } = useSearchText(query ?? "");
  const searching = text.trim() !== "";
  const covered = current && searching ? entries.filter(({ link }) => link === current) : entries;
  const shown = [...matchTitles(covered, text)].reverse();
  const onIndex = query !== undefined;
  const found = `/Blog?q=${encodeURIComponent(text)}`;
  const visit = useVisit();
  const navigate = useNavigate();
  return (
    <aside className={clsx(styles.sidebar, className)} aria-label={copy.label}>
      <search>
        <form
          className={styles.search}
          method="get"
          action="/Blog"
          onSubmit={(event) => {
            event.preventDefault();
            if (onIndex) navigate(found, { preventScrollReset: true, replace: true });
            else visit(found);
          }}
        >
          <label htmlFor="blog-q">
            <VisuallyHidden>{copy.searchLabel}</VisuallyHidden>
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
        {current && searching && (
          <MoreLink className={styles.all} to={found}>
            {copy.searchAll}
          </MoreLink>
        )}
      </search>
      <section aria-labelledby="blog-recent">
        <h2 id="blog-recent">{copy.recent}</h2>
        <p className={styles.none} role="status">
          {shown.length === 0 && (current ? copy.noneHere : copy.none)}
        </p>
        <ul className={styles.list}>
          {shown.map(({ title, link, date }) => (
            <li key={link}>
              <PageLink to={link} {...(link === current && { "aria-current": "page" as const })}>
                {title}
              </PageLink>
              <DateText date={date} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{copy.follow}</h2>
        <SocialLinks socialLinks={copy.socialLinks} label={copy.follow} named />
      </section>
    </aside>
  );
}

/**
 * The box's text: what the address asks, whenever that changes, and then what is typed. The prerendered page asks
 * nothing; what was typed there before the page listened counts more than what its address asks.
 */
function useSearchText(query: string) {
  const box = useRef<HTMLInputElement>(null);
  const asked = useHydrated() ? query : "";
  const [answered, setAnswered] = useState(asked);
  const [text, setText] = useState(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew
  useLayoutEffect(() => {
    const typed = box.current?.value;
    if (!typed) return;
    setAnswered(query);
    setText(typed);
  }, []);
  if (asked !== answered) {
    setAnswered(asked);
    setText(asked);
  }
  return { box, text, setText };
}
