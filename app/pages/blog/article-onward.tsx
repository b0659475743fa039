import { Icon } from "../../components/icon.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Slab } from "../../components/slab.tsx";
import { useShell } from "../../data/use-shell.ts";
import styles from "./article-onward.module.css";
import type { ArticlePage } from "./blog-article.server.ts";

/** Where an article ends: the service that does the work, then the articles before and after it. */
export function ArticleOnward({ page: { service, older, newer, words } }: { page: ArticlePage }) {
  const { site } = useShell();
  return (
    <div className={styles.onward}>
      <section className={styles.service} aria-labelledby="article-next">
        <p id="article-next">{words.next}</p>
        <h2>{service.name}</h2>
        <p>{service.line}</p>
        <div className={styles.slabs}>
          <Slab to={service.path} className={styles.slab}>
            {words.nextAction.replace("{service}", service.name)}
          </Slab>
          <Slab to={site.contactAction.path} kind="line">
            {site.contactAction.label}
          </Slab>
        </div>
      </section>
      <nav className={styles.around} aria-label={words.around}>
        {older && (
          <PageLink className={styles.older} to={older.link}>
            <span>
              <Icon name="left" />
              {words.older}
            </span>
            <b>{older.title}</b>
          </PageLink>
        )}
        {newer && (
          <PageLink className={styles.newer} to={newer.link}>
            <span>
              {words.newer}
              <Icon name="arrow" />
            </span>
            <b>{newer.title}</b>
          </PageLink>
        )}
        <MoreLink to="/Blog" className={styles.all}>
          {words.all}
        </MoreLink>
      </nav>
    </div>
  );
}
