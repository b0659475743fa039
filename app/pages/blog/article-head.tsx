import { clsx } from "clsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import styles from "./article-head.module.css";
import type { ArticlePage } from "./blog-article.server.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

/** The top of an article: breadcrumb, title, standfirst, date, writer, reading time and cover. */
export function ArticleHead({ page }: { page: ArticlePage }) {
  const tall = page.cover.height > page.cover.width;
  return (
    <Section tight className={clsx(styles.head, tall && styles.tall)}>
      <Breadcrumb blog={page.blog} place={page.category} />
      <div className={styles.copy}>
        <h1>{page.title}</h1>
        <p className="lead standfirst">{page.standfirst}</p>
        <p className={styles.facts}>
          <time dateTime={page.day}>{page.date}</time>
          <b>{page.writer}</b>
          {page.author && (
            <PageLink to={page.author.path} rel="author">
              {page.author.text}
            </PageLink>
          )}
          <span>{page.readingTime}</span>
          {page.checked && <time dateTime={page.checked.day}>{page.checked.text}</time>}
        </p>
      </div>
      <div className={styles.cover} data-hero>
        <Picture picture={page.cover} sizes="(max-width: 63.999rem) 92vw, 36rem" first />
      </div>
    </Section>
  );
}
