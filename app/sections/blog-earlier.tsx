import type { BlogPageTwo } from "../reading/blog-page.server.ts";
import { BlogCard } from "./blog-card.tsx";
import { useBlogData } from "./blog-data.tsx";
import styles from "./blog-earlier.module.css";
import { BlogFolio } from "./blog-folio.tsx";
import { BlogPager } from "./blog-pager.tsx";

/**
 * The second page's articles: the first four of the list that the visitor saved, in reverse, else of the built-in
 * list (specification, section 9; design, “What is left open”).
 */
export function BlogEarlier({ name, title, text, entries, covers, cards, pager, sidebar }: BlogPageTwo) {
  const { saved } = useBlogData();
  return (
    <>
      <header className={styles.head}>
        <BlogFolio blog={name} place={`${pager.page} 2`} />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </header>
      <div className={styles.list}>
        <div className={styles.cards}>
          {(saved ?? entries)
            .slice(0, 4)
            .reverse()
            .map((entry, at) => (
              <BlogCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a visitor's list may name an article twice
                key={`${at} ${entry.link}`}
                entry={entry}
                covers={covers}
                words={cards}
                profiles={sidebar.profiles}
                sizes={
                  at % 3 === 0 ? "(max-width: 39.999rem) 92vw, 45rem" : "(max-width: 39.999rem) 92vw, 28rem"
                }
                first={at === 0}
                heading="h2"
              />
            ))}
        </div>
        <BlogPager words={pager} current={2} />
      </div>
    </>
  );
}
