import styles from "./article-contents.module.css";
import type { ArticlePage } from "./blog-article.server.ts";

/** The table of contents: links to the article's headings. */
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
