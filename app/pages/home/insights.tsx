import { MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { useLangOf } from "../../data/use-shell.ts";
import type { HomePage } from "./home-page.server.ts";
import styles from "./insights.module.css";
import sectionHead from "./section-head.module.css";

/** Three teasers of the blog: one large, two beside it. */
export function Insights({ kicker, title, line, more, action, teasers }: HomePage["blog"]) {
  const langOf = useLangOf();
  return (
    <Section className={styles.blog} labelledBy="insights">
      <div className={sectionHead.head}>
        <h2 id="insights">
          <span className={sectionHead.kicker}>{kicker}</span> {title}
        </h2>
        <MoreLink to={action.path}>{action.label}</MoreLink>
      </div>
      <p>{line}</p>
      <div className={styles.three}>
        {teasers.map((teaser) => (
          <article key={teaser.link}>
            <PageLink className={styles.cover} to={teaser.link} tabIndex={-1} aria-hidden="true">
              <Picture picture={teaser.image} sizes="(max-width: 63.999rem) 92vw, 50vw" decorative />
            </PageLink>
            <div className={styles.copy}>
              <p className={styles.facts}>
                <b>{teaser.category}</b>
                <time dateTime={teaser.isoDate}>{teaser.date}</time>
              </p>
              <h3>
                <PageLink to={teaser.link} lang={langOf(teaser.title)}>
                  {teaser.title}
                </PageLink>
              </h3>
              <MoreLink to={teaser.link} about={teaser.title}>
                {more}
              </MoreLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
