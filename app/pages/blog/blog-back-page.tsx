import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import { countBlogPages, listPageArticles } from "../../data/paths.ts";
import type { Route } from "./+types/blog-back-page";
import styles from "./blog-back-page.module.css";
import { BlogCard, BlogPager } from "./blog-card.tsx";
import { Breadcrumb } from "./blog-head.tsx";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { useSavedList } from "./blog-store.ts";

export { meta } from "../../seo/meta.ts";
export { readBlogBackPage as loader } from "./blog-page.server.ts";

/**
 * The articles of a page after the front page, newest first. The second page uses the visitor's saved list if there is
 * one and its pictures are still there (specification, sections 9 and 10.4).
 */
export default function BlogBackPage({ loaderData }: Route.ComponentProps) {
  const { name, page, title, text, entries, covers, cards, pager, sidebar, closing } = loaderData;
  const saved = useSavedList();
  const list = page === 2 && saved?.every(({ img }) => Object.hasOwn(covers, img)) ? saved : entries;
  return (
    <>
      <Section className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb blog={name} place={`${pager.page} ${page}`} />
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        <div className={styles.list}>
          <div className={styles.cards}>
            {listPageArticles(list, page).map((entry, index) => (
              <BlogCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a visitor's list may name an article twice
                key={`${index} ${entry.link}`}
                entry={entry}
                covers={covers}
                copy={cards}
                socialLinks={sidebar.socialLinks}
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
          <BlogPager copy={pager} current={page} count={countBlogPages(entries.length)} />
        </div>
        <BlogSidebar copy={sidebar} entries={entries} className={styles.sidebar} />
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
