import { useState } from "react";
import { Form } from "react-router";
import type { BlogEntry } from "../components/blog-entry.ts";
import { Icon } from "../components/icon.tsx";
import { LongDay } from "../components/long-day.tsx";
import { missingChunks } from "../components/missing-chunks.ts";
import { MoreLink } from "../components/more-link.tsx";
import { PageLink } from "../components/page-link.tsx";
import { Unseen } from "../components/unseen.tsx";
import { useHydrated } from "../components/use-hydrated.ts";
import { useVisit } from "../components/use-visit.ts";
import type { BlogSidebarWords } from "../reading/blog-page.server.ts";
import { BlogProfiles } from "./blog-profiles.tsx";
import { matchTitles } from "./blog-search.ts";
import styles from "./blog-sidebar.module.css";

type BlogSidebarProps = {
  words: BlogSidebarWords;
  /** All articles, oldest first. */
  entries: Pick<BlogEntry, "title" | "link" | "date">[];
  /** Address of the article being read: a search then covers this one alone. */
  current?: string;
  /** What the address asks to be searched; given on the index alone. */
  query?: string;
  className?: string | undefined;
};

/** Search box, “Recent Posts” and “Follow Us” beside the blog's pages. */
export function BlogSidebar({ words, entries, current, query, className }: BlogSidebarProps) {
  const [text, setText] = useSearchText(query ?? "");
  const searching = text.trim() !== "";
  const covered = current && searching ? entries.filter(({ link }) => link === current) : entries;
  const shown = [...matchTitles(covered, text)].reverse();
  const onIndex = query !== undefined;
  const found = `/Blog?q=${encodeURIComponent(text)}`;
  const visit = useVisit();
  return (
    <aside className={[styles.sidebar, className].filter(Boolean).join(" ")} aria-label={words.label}>
      <search>
        <Form
          className={styles.search}
          action="/Blog"
          preventScrollReset={onIndex}
          replace={onIndex}
          onSubmit={(event) => {
            if (missingChunks(found).length === 0) return;
            event.preventDefault();
            visit(found);
          }}
        >
          <label htmlFor="blog-q">
            <Unseen>{words.searchLabel}</Unseen>
          </label>
          <input
            id="blog-q"
            type="search"
            name="q"
            placeholder={words.search}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" aria-label={words.searchButton}>
            <Icon name="search" />
          </button>
        </Form>
        {current && searching && (
          <MoreLink className={styles.all} to={found}>
            {words.searchAll}
          </MoreLink>
        )}
      </search>
      <section aria-labelledby="blog-recent">
        <h2 id="blog-recent">{words.recent}</h2>
        <p className={styles.none} role="status">
          {shown.length === 0 && (current ? words.noneHere : words.none)}
        </p>
        <ul className={styles.list}>
          {shown.map(({ title, link, date }) => (
            <li key={link}>
              <PageLink to={link} {...(link === current && { "aria-current": "page" as const })}>
                {title}
              </PageLink>
              <LongDay date={date} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.follow}</h2>
        <BlogProfiles profiles={words.profiles} label={words.follow} named />
      </section>
    </aside>
  );
}

/** The box's text: what the address asks, whenever that changes, and then what is typed. The prerendered page asks nothing. */
function useSearchText(query: string) {
  const asked = useHydrated() ? query : "";
  const [answered, setAnswered] = useState(asked);
  const [text, setText] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setText(asked);
  }
  return [text, setText] as const;
}
