import { clsx } from "clsx";
import type { ReactNode } from "react";
import { MoreLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { WorkFigure } from "../../components/work-figure.tsx";
import styles from "./showcase.module.css";
import type { Campaign } from "./showcase.server.ts";

type CampaignStoryProps = {
  campaign: Campaign;
  /** Leads to the case story of its client, where there is one. */
  storyLabel: string;
  /** Its place on the page, from 0. */
  index: number;
  /** Its other works. */
  children?: ReactNode;
};

/** A campaign: its picture, across the window or beside its other works, and its idea. */
export function CampaignStory({ campaign, storyLabel, index, children }: CampaignStoryProps) {
  const { key, client, trade, title, idea, story, picture } = campaign;
  const isWide = index % 3 === 0;
  const [lead, ...rest] = idea;
  return (
    <article id={key} aria-labelledby={`${key}-title`} className={clsx(!isWide && styles.beside)}>
      <Picture
        picture={picture}
        sizes={isWide ? "100vw" : "(min-width: 64rem) 62vw, 100vw"}
        first={index === 0}
        className={styles.picture}
      />
      {!isWide && children}
      <div className={clsx("grid", styles.copy)}>
        {isWide && children}
        <header className={styles.head}>
          <p>
            <b>{client}</b> {trade}
          </p>
          <h2 id={`${key}-title`}>{title}</h2>
          <p>
            <b>{lead}</b>
          </p>
        </header>
        <div className={styles.idea}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {story && (
            <p>
              <MoreLink to={story} about={client}>
                {storyLabel}
              </MoreLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** The other works of a campaign; one that its large picture shows stands here only in the other windows. */
export function CampaignWorks({ campaign }: { campaign: Campaign }) {
  const { picture, tall, pieces, label } = campaign;
  const elsewhere = { [picture.name]: styles.narrowOnly, ...(tall && { [tall]: styles.wideOnly }) };
  return (
    <ul aria-label={label}>
      {pieces.map((work) => (
        <li key={work.picture.name} className={elsewhere[work.picture.name]}>
          <WorkFigure work={work} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}

const sizes = "(max-width: 47.999rem) 52vw, 30vw";
