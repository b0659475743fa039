import { clsx } from "clsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { MoreLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { PageOpening } from "../../components/section.tsx";
import { useWorkDialog, WorkFigure } from "../../components/works.tsx";
import type { Route } from "./+types/showcase";
import styles from "./showcase.module.css";
import type { Campaign } from "./showcase.server.ts";

export { meta } from "../../seo/meta.ts";
export { readShowcase as loader } from "./showcase.server.ts";

export default function ShowcaseScreen({ loaderData }: Route.ComponentProps) {
  const { title, text, pieces, storyLabel, campaigns, closing } = loaderData;
  return (
    <>
      <PageOpening className={styles.opening} title={title} text={text} />
      {campaigns.map((campaign, index) => (
        <CampaignStory
          key={campaign.key}
          campaign={campaign}
          worksLabel={pieces}
          storyLabel={storyLabel}
          first={index === 0}
        />
      ))}
      <ClosingCall {...closing} />
    </>
  );
}

type CampaignStoryProps = {
  campaign: Campaign;
  /** Names the list of works for screen readers. */
  worksLabel: string;
  /** Leads to the case story of its client, where there is one. */
  storyLabel: string;
  /** Whether its picture is the page's first. */
  first: boolean;
};

/** A campaign: its picture across the window, its idea, and its other works, which open large. */
function CampaignStory({ campaign, worksLabel, storyLabel, first }: CampaignStoryProps) {
  const { key, client, trade, title, idea, story, picture, tall, pieces } = campaign;
  const elsewhere = { [picture.name]: styles.narrowOnly, ...(tall && { [tall]: styles.wideOnly }) };
  const label = `${worksLabel}: ${client}`;
  const { open, dialog } = useWorkDialog(label, pieces);
  return (
    <article id={key} aria-labelledby={`${key}-title`} className={styles.story}>
      <Picture picture={picture} sizes="100vw" first={first} className={styles.wide} />
      <div className={clsx("grid", styles.copy)}>
        <header className={styles.head}>
          <p>
            <b>{client}</b> {trade}
          </p>
          <h2 id={`${key}-title`}>{title}</h2>
        </header>
        <div className={styles.idea}>
          {idea.map((paragraph) => (
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
        <ul className={styles.works} aria-label={label}>
          {pieces.map((work, index) => (
            <li key={work.picture.name} className={elsewhere[work.picture.name]}>
              <WorkFigure work={work} sizes={sizes} onOpen={() => open(index)} />
            </li>
          ))}
        </ul>
      </div>
      {dialog}
    </article>
  );
}

const sizes = "(max-width: 47.999rem) 46vw, 30vw";
