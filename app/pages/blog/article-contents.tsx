import styles from "./article-contents.module.css";
import type { ArticlePage } from "./blog-article.server.ts";

/** The article's headings as a list that leads to each. */
export function ArticleContents({ page: { contents, copy } }: { page: ArticlePage }) {
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <h2 id="article-contents">{copy.contents}</h2>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
