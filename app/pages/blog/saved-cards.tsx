import { useEffect, useState } from "react";
import { listPageArticles } from "../../data/blog-paging.ts";
import styles from "./blog-back-page.module.css";
import { BlogCard } from "./blog-card.tsx";
import type { BlogBackPage } from "./blog-page.server.ts";
import { type BlogEntry, readSavedList } from "./blog-store.ts";

type SavedCardsProps = Pick<BlogBackPage, "page" | "entries" | "covers" | "cards"> &
  Pick<BlogBackPage["sidebar"], "socialLinks">;

/**
 * The cards of a page after the front page, newest first. The second page uses the visitor's saved list if there is one and
 * its pictures are still there (specification, sections 9 and 10.4).
 */
export function SavedCards({ page, entries, covers, cards, socialLinks }: SavedCardsProps) {
  const [saved, setSaved] = useState<BlogEntry[]>();
  useEffect(() => {
    if (page === 2) setSaved(readSavedList());
  }, [page]);
  const list = saved?.every(({ img }) => Object.hasOwn(covers, img)) ? saved : entries;
  return (
    <div className={styles.cards}>
      {listPageArticles(list, page).map((entry, index) => (
        <BlogCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a visitor's list may name an article twice
          key={`${index} ${entry.link}`}
          entry={entry}
          covers={covers}
          copy={cards}
          socialLinks={socialLinks}
          sizes={
            index % 4 === 0 || index % 4 === 3
              ? "(max-width: 47.999rem) 92vw, 45rem"
              : "(max-width: 47.999rem) 92vw, 28rem"
          }
          first={index === 0}
          heading="h2"
        />
      ))}
    </div>
  );
}
