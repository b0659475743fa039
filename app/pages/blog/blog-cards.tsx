import { articlesOfPage, blogPageCount } from "../../data/paths.ts";
import { BlogCard } from "./blog-card.tsx";
import styles from "./blog-cards.module.css";
import type { BlogIndex } from "./blog-page.server.ts";
import { BlogPager } from "./blog-pager.tsx";

type BlogCardsProps = Pick<BlogIndex, "entries" | "covers" | "cards" | "pager" | "sidebar"> & {
  /** Called when the visitor chooses an article or another page. */
  onChoose: () => void;
};

/** The front page's cards: the six newest articles (specification, section 9), and the pager. */
export function BlogCards({ entries, covers, cards, pager, sidebar, onChoose }: BlogCardsProps) {
  return (
    <section className={styles.section} aria-labelledby="blog-cards">
      <h2 id="blog-cards">{cards.title}</h2>
      <div className={styles.cards}>
        {articlesOfPage(entries, 1).map((entry, index) => (
          <BlogCard
            key={entry.link}
            entry={entry}
            covers={covers}
            copy={cards}
            socialLinks={sidebar.socialLinks}
            sizes={
              index % 5 === 0
                ? "(max-width: 63.999rem) 92vw, 46rem"
                : "(max-width: 47.999rem) 92vw, (max-width: 63.999rem) 46vw, 23rem"
            }
            heading="h3"
            onChoose={onChoose}
          />
        ))}
      </div>
      <BlogPager copy={pager} current={1} count={blogPageCount(entries.length)} onChoose={onChoose} />
    </section>
  );
}
