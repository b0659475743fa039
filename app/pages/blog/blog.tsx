import { useSearchParams } from "react-router";
import { ClosingCall } from "../../components/closing-call.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { countBlogPages, listPageArticles } from "../../data/paths.ts";
import type { Route } from "./+types/blog";
import styles from "./blog.module.css";
import { BlogCard, BlogPager } from "./blog-card.tsx";
import { Masthead } from "./blog-head.tsx";
import type { BlogIndex } from "./blog-page.server.ts";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { saveBlogList } from "./blog-store.ts";

export { meta } from "../../seo/meta.ts";
export { readBlogIndex as loader } from "./blog-page.server.ts";

/** A search changes the address only; the data stays the same. */
export const shouldRevalidate = () => false;

export default function Blog({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const choose = () => saveBlogList(page.entries);
  return (
    <>
      <Masthead {...page.masthead} />
      <Section className={styles.paper}>
        <BlogLead article={page.featured} onChoose={choose} />
        <BlogCards {...page} onChoose={choose} />
        <BlogSidebar copy={page.sidebar} entries={page.entries} query={search.get("q") ?? ""} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}

type BlogLeadProps = { article: BlogIndex["featured"]; onChoose: () => void };

/** The featured article as the lead story: headline, picture, and the first paragraphs in columns. */
function BlogLead({ article, onChoose }: BlogLeadProps) {
  return (
    <article className={styles.lead} aria-labelledby="blog-lead">
      <h2 id="blog-lead">
        <PageLink to={article.link} onClick={onChoose}>
          {article.title}
        </PageLink>
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
      <ButtonLink to={article.link} onClick={onChoose}>
        {article.action}
      </ButtonLink>
    </article>
  );
}

type BlogCardsProps = Pick<BlogIndex, "entries" | "covers" | "cards" | "pager" | "sidebar"> & {
  /** Called when the visitor chooses an article or another page. */
  onChoose: () => void;
};

/** The front page's cards: the six newest articles (specification, section 9), and the pager. */
function BlogCards({ entries, covers, cards, pager, sidebar, onChoose }: BlogCardsProps) {
  return (
    <section className={styles.section} aria-labelledby="blog-cards">
      <h2 id="blog-cards">{cards.title}</h2>
      <div className={styles.cards}>
        {listPageArticles(entries, 1).map((entry, index) => (
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
      <BlogPager copy={pager} current={1} count={countBlogPages(entries.length)} onChoose={onChoose} />
    </section>
  );
}
