import { Board, Divider } from "../../components/brand.tsx";
import { ClientsBoard } from "../../components/clients.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { ButtonLink, MoreLink } from "../../components/links.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { sliderPresets } from "../../components/slider/slider-presets.ts";
import { WorkSlider } from "../../components/works.tsx";
import { useTitleLanguage } from "../../data/use-shell.ts";
import type { Route } from "./+types/home";
import { Expertise } from "./expertise.tsx";
import { HeroBoard } from "./hero-board.tsx";
import styles from "./home.module.css";
import type { HomePage } from "./home-page.server.ts";

export { meta } from "../../seo/meta.ts";
export { readHomePage as loader } from "./home-page.server.ts";

export default function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <HeroBoard {...page.hero} />
      <Divider />
      <ServiceList {...page.services} />
      <AboutTeaser {...page.about} />
      <Divider />
      <RecentWork {...page.work} />
      <Expertise {...page.expertise} />
      <ClientsBoard {...page.clients} />
      <ShowcaseTeaser {...page.showcase} />
      <Insights {...page.blog} />
      <ClosingCall {...page.closing} />
    </>
  );
}

/** Six services as a tall list of names; the one under the pointer shows its picture. */
function ServiceList({ title, items }: HomePage["services"]) {
  return (
    <Section className={styles.services} labelledBy="six-services" tight>
      <h2 className="small-title" id="six-services">
        {title}
      </h2>
      <ul>
        {items.map(({ label, path, picture }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
            <Board standing className={styles.shot} faceClassName={styles.board}>
              <Picture picture={picture} sizes="(max-width: 63.999rem) 5rem, 24vw" decorative />
            </Board>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AboutTeaser({ kicker, title, paragraphs, action, picture }: HomePage["about"]) {
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
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 55vw" />
      </div>
    </Section>
  );
}

function RecentWork({ title, action, stories, label, pieces, frame }: HomePage["work"]) {
  return (
    <Section labelledBy="recent-work">
      <WorkSlider
        preset={sliderPresets.recentWork}
        label={label}
        works={pieces}
        frame={frame}
        head={
          <div className={styles.workHead}>
            <h2 id="recent-work">{title}</h2>
            <p className={styles.workLinks}>
              <MoreLink to={action.path}>{action.label}</MoreLink>
              <MoreLink to={stories.path}>{stories.label}</MoreLink>
            </p>
          </div>
        }
      />
    </Section>
  );
}

/** Three campaigns, each across the full width. */
function ShowcaseTeaser({ title, action, campaigns }: HomePage["showcase"]) {
  return (
    <section aria-labelledby="showcase-teaser">
      <h2 id="showcase-teaser">
        <span className="visually-hidden">{title}</span>
      </h2>
      {campaigns.map((campaign) => (
        <article key={campaign.title}>
          <Picture picture={campaign.picture} sizes="100vw" className={styles.campaign} />
          <div className={styles.bar}>
            <h3>{campaign.title}</h3>
            <p>{campaign.text}</p>
            <MoreLink to={campaign.path} about={campaign.title} className={styles.more}>
              {action.label}
            </MoreLink>
          </div>
        </article>
      ))}
    </section>
  );
}

/** Three teasers of the blog: one large, two beside it. */
function Insights({ kicker, title, line, more, action, teasers }: HomePage["blog"]) {
  const langOf = useTitleLanguage();
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
              <Picture picture={teaser.image} sizes="(max-width: 63.999rem) 92vw, 50vw" decorative />
            </PageLink>
            <div className={styles.teaser}>
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
