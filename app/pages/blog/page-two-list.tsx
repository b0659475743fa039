import { BlogCard } from "./blog-card.tsx";
import { useBlogData } from "./blog-data.tsx";
import type { BlogPageTwo } from "./blog-page.server.ts";
import { BlogPager } from "./blog-pager.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import styles from "./page-two-list.module.css";

/**
 * The second page's articles: the first four of the list that the visitor saved, in reverse, else of the built-in
 * list (specification, sections 9 and 10.4).
 */
export function PageTwoList({ name, title, text, entries, covers, cards, pager, sidebar }: BlogPageTwo) {
  const { saved } = useBlogData();
  return (
    <>
      <header className={styles.head}>
        <Breadcrumb blog={name} place={`${pager.page} 2`} />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </header>
      <div className={styles.list}>
        <div className={styles.cards}>
          {(saved ?? entries)
            .slice(0, 4)
            .reverse()
            .map((entry, index) => (
              <BlogCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a visitor's list may name an article twice
                key={`${index} ${entry.link}`}
                entry={entry}
                covers={covers}
                copy={cards}
                socialLinks={sidebar.socialLinks}
                sizes={
                  index % 3 === 0
                    ? "(max-width: 39.999rem) 92vw, 45rem"
                    : "(max-width: 39.999rem) 92vw, 28rem"
                }
                first={index === 0}
                heading="h2"
              />
            ))}
        </div>
        <BlogPager copy={pager} current={2} />
      </div>
    </>
  );
}
