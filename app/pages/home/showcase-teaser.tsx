import { MoreLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import type { HomePage } from "./home-page.server.ts";
import styles from "./showcase-teaser.module.css";

/** Three campaigns, each across the full width. */
export function ShowcaseTeaser({ title, action, campaigns }: HomePage["showcase"]) {
  return (
    <section aria-labelledby="showcase-teaser">
      <h2 id="showcase-teaser">
        <span className="visually-hidden">{title}</span>
      </h2>
      {campaigns.map((campaign) => (
        <article key={campaign.title}>
          <Picture picture={campaign.picture} sizes="100vw" className={styles.picture} />
          <div className={styles.bar}>
            <h3>{campaign.title}</h3>
            <p>{campaign.text}</p>
            <MoreLink to={action.path} about={campaign.title} className={styles.more}>
              {action.label}
            </MoreLink>
          </div>
        </article>
      ))}
    </section>
  );
}
