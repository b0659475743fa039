import { Section } from "../../components/section.tsx";
import type { Route } from "./+types/article";
import styles from "./article.module.css";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleFooter } from "./article-footer.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleText } from "./article-text.tsx";
import { BlogSidebar } from "./blog-sidebar.tsx";

export { meta } from "../../seo/meta.ts";
export { readArticlePage as loader } from "./blog-article.server.ts";

export default function Article({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <article>
        <ArticleHead page={page} />
        <Section tight className={styles.columns}>
          <ArticleContents page={page} />
          <div className={styles.text}>
            <ArticleText key={page.slug} slug={page.slug} html={page.html} />
          </div>
          <BlogSidebar
            className={styles.sidebar}
            key={page.path}
            copy={page.sidebar}
            entries={page.entries}
            current={page.path}
          />
        </Section>
      </article>
      <ArticleFooter page={page} />
    </>
  );
}
