import type { ReactNode } from "react";
import { ButtonLink } from "../../components/links.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { countBlogPages, listPageArticles } from "../../data/blog-paging.ts";
import styles from "./blog.module.css";
import { BlogCard, BlogPager } from "./blog-card.tsx";
import type { BlogIndex } from "./blog-page.server.ts";

/** The featured article as the lead story: headline, picture, and the first paragraphs in columns. */
function BlogLead({ article }: { article: BlogIndex["featured"] }) {
  return (
    <article className={styles.lead} data-saves-list="" aria-labelledby="blog-lead">
      <h2 id="blog-lead">
        <PageLink to={article.link}>{article.title}</PageLink>
      </h2>
      <div className={styles.cover}>
        <Picture
          picture={article.cover}
          sizes="(max-width: 63.999rem) 92vw, (max-width: 107.999rem) 60vw, 62rem"
          first
        />
      </div>
      <div className={styles.columns}>
        <p className={styles.standfirst}>{article.standfirst}</p>
        <p className={styles.facts}>
          <b>{article.writer}</b>
          <time dateTime={article.day}>{article.date}</time>
          <span>{article.readingTime}</span>
        </p>
        {article.opening.map((paragraph, index) => (
          <p key={paragraph} className={styles.text}>
            {index === 0 && <b className={styles.place}>{article.city}</b>}
            {paragraph}
          </p>
        ))}
      </div>
      <ButtonLink to={article.link}>{article.action}</ButtonLink>
    </article>
  );
}

const middleSizes = "(max-width: 47.999rem) 28vw, 46vw";
const shortSizes = "(max-width: 47.999rem) 28vw, (max-width: 63.999rem) 46vw, 9vw";
const cardSizes = [
  "(max-width: 47.999rem) 100vw, (max-width: 63.999rem) 92vw, 54vw",
  middleSizes,
  middleSizes,
  "(max-width: 47.999rem) 100vw, (max-width: 63.999rem) 46vw, 9vw",
];

type BlogCardsProps = Pick<BlogIndex, "featured" | "entries" | "covers" | "cards" | "pager" | "sidebar">;

/** The front page's cards: the six newest articles (specification, section 9), and the pager. */
function BlogCards({ featured, entries, covers, cards, pager, sidebar }: BlogCardsProps) {
  return (
    <section className={styles.section} data-saves-list="" aria-labelledby="blog-cards">
      <h2 id="blog-cards">{cards.title}</h2>
      <div className={styles.cards}>
        {listPageArticles(entries, 1).map((entry, index) => (
          <BlogCard
            key={entry.link}
            entry={entry}
            covers={covers}
            copy={cards}
            socialLinks={sidebar.socialLinks}
            sizes={cardSizes[index] ?? shortSizes}
            detail={entry.link === featured.link}
            heading="h3"
          />
        ))}
      </div>
      <BlogPager copy={pager} current={1} count={countBlogPages(entries.length)} />
    </section>
  );
}

type FrontPageProps = {
  page: BlogIndex;
  /** The sidebar. */
  children?: ReactNode;
};

export function FrontPage({ page, children }: FrontPageProps) {
  return (
    <Section className={styles.paper}>
      <BlogLead article={page.featured} />
      <BlogCards {...page} />
      {children}
    </Section>
  );
}
