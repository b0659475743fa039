import { Icon } from "../../components/icon.tsx";
import { ButtonLink, MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { interpolate } from "../../data/format.ts";
import { useLangOf, useShell } from "../../data/use-shell.ts";
import styles from "./article-footer.module.css";
import type { ArticlePage } from "./blog-article.server.ts";

/** The end of an article: the service it is about, then links to the previous and next articles. */
export function ArticleFooter({ page: { service, older, newer, copy } }: { page: ArticlePage }) {
  const { site } = useShell();
  const langOf = useLangOf();
  return (
    <div className="screen-only">
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
      <nav className={styles.around} aria-label={copy.around}>
        {older && (
          <PageLink className={styles.older} to={older.link}>
            <span>
              <Icon name="left" />
              {copy.older}
            </span>
            <b lang={langOf(older.title)}>{older.title}</b>
          </PageLink>
        )}
        {newer && (
          <PageLink className={styles.newer} to={newer.link}>
            <span>
              {copy.newer}
              <Icon name="arrow" />
            </span>
            <b lang={langOf(newer.title)}>{newer.title}</b>
          </PageLink>
        )}
        <MoreLink to="/Blog" className={styles.all}>
          {copy.all}
        </MoreLink>
      </nav>
    </div>
  );
}
