import type { ReactNode } from "react";
import { Section } from "../../components/section.tsx";
import { countBlogPages } from "../../data/blog-paging.ts";
import styles from "./blog-back-page.module.css";
import { BlogPager } from "./blog-card.tsx";
import { Breadcrumb } from "./blog-head.tsx";
import type { BlogBackPage } from "./blog-page.server.ts";

type BackPageProps = {
  page: BlogBackPage;
  /** The cards. */
  children?: ReactNode;
  sidebar?: ReactNode;
};

/** The articles of a page after the front page. */
export function BackPage({ page, children, sidebar }: BackPageProps) {
  const { name, title, text, entries, pager } = page;
  return (
    <Section className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb blog={name} place={`${pager.page} ${page.page}`} />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </header>
      <div className={styles.list}>
        {children}
        <BlogPager copy={pager} current={page.page} count={countBlogPages(entries.length)} />
      </div>
      {sidebar}
    </Section>
  );
}
