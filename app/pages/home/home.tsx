import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Board } from "../../components/brand.tsx";
import { ButtonLink, MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { languageOfTitle } from "../../data/page-facts.ts";
import { narrow } from "../../data/picture-sources.ts";
import styles from "./home.module.css";
import type { HomePage } from "./home-page.server.ts";

/** Six services as a tall list of names; the one under the pointer shows its picture. */
export function ServiceList({ title, boards, items }: HomePage["services"]) {
  return (
    <Section className={styles.services} labelledBy="six-services" tight>
      <h2 className="small-title" id="six-services">
        {title}
      </h2>
      <MoreLink to={boards.path}>{boards.label}</MoreLink>
      <ul>
        {items.map(({ label, path, picture }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
            <Board standing className={styles.shot} faceClassName={styles.board}>
              <Picture picture={picture} sizes="(max-width: 63.999rem) 5rem, 38vw" decorative />
            </Board>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function AboutTeaser({ kicker, title, paragraphs, action, picture }: HomePage["about"]) {
  return (
    <Section className={styles.about} labelledBy="about-teaser">
      <div className={styles.copy}>
        <h2 id="about-teaser">
          <span className={styles.kicker}>{kicker}</span> {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={action.path}>{action.label}</ButtonLink>
      </div>
      <div className={clsx("filled", styles.picture)}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 55vw" />
      </div>
    </Section>
  );
}

/** @param children the slider */
export function RecentWork({ children }: { children?: ReactNode }) {
  return (
    <Section className={styles.work} labelledBy="recent-work">
      {children}
    </Section>
  );
}

export function RecentWorkHead({ title, action, stories }: HomePage["work"]) {
  return (
    <div className={styles.workHead}>
      <h2 id="recent-work">{title}</h2>
      <p className={styles.workLinks}>
        <MoreLink to={action.path}>{action.label}</MoreLink>
        <MoreLink to={stories.path}>{stories.label}</MoreLink>
      </p>
    </div>
  );
}

/** Campaigns, the first across the full width. */
export function ShowcaseTeaser({ title, text, action, campaigns }: HomePage["showcase"]) {
  return (
    <section aria-labelledby="showcase-teaser">
      <header className={clsx("grid", styles.showcaseHead)}>
        <h2 id="showcase-teaser">{title}</h2>
        <p className="lead">{text}</p>
      </header>
      <div className={styles.campaigns}>
        {campaigns.map((campaign, index) => (
          <article key={campaign.title}>
            <Picture
              picture={campaign.picture}
              sizes={index === 0 ? "100vw" : "(max-width: 47.999rem) 100vw, 50vw"}
              tallWhen={index === 0 ? narrow : null}
              className={styles.campaign}
            />
            <div className={styles.bar}>
              <h3>{campaign.title}</h3>
              <p>{campaign.text}</p>
              <MoreLink to={campaign.path} about={campaign.title}>
                {action.label}
              </MoreLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Three teasers of the blog: one large, two beside it. */
export function Insights({ kicker, title, line, more, action, teasers }: HomePage["blog"]) {
  return (
    <Section className={styles.blog} labelledBy="insights">
      <div className={styles.head}>
        <h2 id="insights">
          <span className={styles.kicker}>{kicker}</span> {title}
        </h2>
        <MoreLink to={action.path}>{action.label}</MoreLink>
      </div>
      <p>{line}</p>
      <div className={styles.teasers}>
        {teasers.map((teaser) => (
          <article key={teaser.link}>
            <PageLink className={styles.cover} to={teaser.link} tabIndex={-1} aria-hidden="true">
              <Picture picture={teaser.picture} sizes="(max-width: 63.999rem) 92vw, 50vw" decorative />
            </PageLink>
            <div className={styles.teaser}>
              <p className={styles.facts}>
                <b>{teaser.category}</b>
                <time dateTime={teaser.day}>{teaser.date}</time>
              </p>
              <h3>
                <PageLink to={teaser.link} lang={languageOfTitle(teaser.title)}>
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
