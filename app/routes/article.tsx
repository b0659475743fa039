import { Section } from "../components/section.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readArticlePage } from "../reading/blog-article.server.ts";
import { ArticleContents } from "../sections/article-contents.tsx";
import { ArticleHead } from "../sections/article-head.tsx";
import { ArticleOnward } from "../sections/article-onward.tsx";
import { ArticleText } from "../sections/article-text.tsx";
import { BlogSidebar } from "../sections/blog-sidebar.tsx";
import type { Route } from "./+types/article";
import styles from "./article.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** One module serves the ten addresses of `app/routes.ts`; the path says which article is meant. */
export function loader({ url }: Route.LoaderArgs) {
  return readArticlePage(url.pathname);
}

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
            words={page.sidebar}
            entries={page.entries}
            current={page.path}
          />
        </Section>
      </article>
      <ArticleOnward page={page} />
    </>
  );
}
