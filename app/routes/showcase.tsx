import { pageMeta } from "../head/page-meta.ts";
import { readShowcase } from "../reading/showcase.server.ts";
import { CampaignStory } from "../sections/campaign-story.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import type { Route } from "./+types/showcase";
import styles from "./showcase.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export const loader = () => readShowcase();

export default function ShowcaseScreen({ loaderData }: Route.ComponentProps) {
  const { title, text, pieces, campaigns, closing } = loaderData;
  return (
    <>
      <PageOpening className={styles.opening} title={title} text={text} />
      {campaigns.map((campaign, at) => (
        <CampaignStory key={campaign.key} campaign={campaign} piecesLabel={pieces} first={at === 0} />
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
