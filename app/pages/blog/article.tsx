import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Board } from "../../components/brand.tsx";
import { Icon } from "../../components/icon.tsx";
import { ButtonLink, MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Prose } from "../../components/prose.tsx";
import { Section } from "../../components/section.tsx";
import { interpolate } from "../../data/format.ts";
import { languageOfTitle } from "../../data/page-facts.ts";
import { readShell } from "../../data/shell.server.ts";
import styles from "./article.module.css";
import type { ArticlePage } from "./blog-article.server.ts";
import { Breadcrumb } from "./blog-head.tsx";

type ArticleBodyProps = {
  page: ArticlePage;
  /** The sidebar. */
  children?: ReactNode;
};

/** An article: its head, its contents and text, its service, and beside the text the sidebar. */
export function Article({ page, children }: ArticleBodyProps) {
  const [opening = "", middle = "", end = ""] = page.parts;
  return (
    <article>
      <ArticleHead page={page} />
      <Section tight className={styles.columns}>
        <div className={clsx(styles.text, styles.plates)}>
          {page.contents.length > 0 && <ArticleContents page={page} />}
          <Prose html={opening} />
          {page.quote && (
            // It repeats a sentence of the text, which is enough to be heard once.
            <Board standing className={styles.quote} faceClassName={styles.face}>
              <p aria-hidden="true">{page.quote}</p>
            </Board>
          )}
          <Prose html={middle} />
        </div>
        <div className={styles.text}>
          <Prose html={end} />
        </div>
        <ArticleService page={page} />
        {children}
      </Section>
    </article>
  );
}

/** The top of an article: breadcrumb, title, standfirst, date, writer, reading time and cover. */
function ArticleHead({ page }: { page: ArticlePage }) {
  const tall = page.cover.height > page.cover.width;
  return (
    <Section tight className={clsx(styles.head, tall && styles.tall)}>
      <Breadcrumb blog={page.blog} place={page.category} />
      <h1 className="poster">{page.title}</h1>
      <div className={styles.copy}>
        <p className="lead standfirst">{page.standfirst}</p>
        <p className={styles.facts}>
          <time dateTime={page.day}>{page.date}</time>
          {page.author ? (
            <PageLink to={page.author.path} rel="author">
              {page.author.text}
            </PageLink>
          ) : (
            <b>{page.writer}</b>
          )}
          <span>{page.readingTime}</span>
          {page.checked && <time dateTime={page.checked.day}>{page.checked.text}</time>}
        </p>
      </div>
      <div className={styles.cover} data-hero>
        <Picture
          picture={page.cover}
          sizes={`(max-width: 47.999rem) 100vw, (max-width: 63.999rem) 92vw, ${tall ? 30 : 62}vw`}
          first
        />
      </div>
    </Section>
  );
}

function ArticleContents({ page: { contents, copy } }: { page: ArticlePage }) {
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

/** The service an article is about. */
function ArticleService({ page: { service, copy } }: { page: ArticlePage }) {
  const { site } = readShell();
  return (
    <section className={styles.service} aria-labelledby="article-next">
      <p id="article-next">{copy.next}</p>
      <h2>{service.name}</h2>
      <p className="lead">{service.line}</p>
      <div className={styles.buttons}>
        <ButtonLink to={service.path} className={styles.button}>
          {interpolate(copy.nextAction, { service: service.name })}
        </ButtonLink>
        <ButtonLink to={site.contactAction.path} kind="line">
          {site.contactAction.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Links from an article to the previous and next ones. */
export function ArticleFooter({ page: { older, newer, copy } }: { page: ArticlePage }) {
  return (
    <nav className={clsx("screen-only", styles.neighbours)} aria-label={copy.around}>
      {older && (
        <PageLink className={styles.older} to={older.link}>
          <span>
            <Icon name="left" />
            {copy.older}
          </span>
          <b lang={languageOfTitle(older.title)}>{older.title}</b>
        </PageLink>
      )}
      {newer && (
        <PageLink className={styles.newer} to={newer.link}>
          <span>
            {copy.newer}
            <Icon name="arrow" />
          </span>
          <b lang={languageOfTitle(newer.title)}>{newer.title}</b>
        </PageLink>
      )}
      <MoreLink to="/Blog" className={styles.indexLink}>
        {copy.all}
      </MoreLink>
    </nav>
  );
}
