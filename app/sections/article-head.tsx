import { LongDay } from "../components/long-day.tsx";
import { Picture } from "../components/picture.tsx";
import { Section } from "../components/section.tsx";
import type { ArticlePage } from "../reading/blog-article.server.ts";
import styles from "./article-head.module.css";
import { BlogFolio } from "./blog-folio.tsx";

/** The top of an article: where it belongs, its exact title, standfirst, date, writer, reading time and cover. */
export function ArticleHead({ page }: { page: ArticlePage }) {
  const tall = page.cover.height > page.cover.width;
  return (
    <Section tight className={[styles.head, tall && styles.tall].filter(Boolean).join(" ")}>
      <BlogFolio blog={page.blog} place={page.category} />
      <div className={styles.words}>
        <h1>{page.title}</h1>
        <p className={styles.standfirst}>{page.standfirst}</p>
        <p className={styles.facts}>
          <LongDay date={page.date} />
          <b>{page.writer}</b>
          <span>{page.readingTime}</span>
        </p>
      </div>
      <div className={styles.cover} data-hero>
        <Picture picture={page.cover} sizes="(max-width: 63.999rem) 92vw, 36rem" first />
      </div>
    </Section>
  );
}
