import { ClosingCall } from "../../components/closing-call.tsx";
import { PageOpening } from "../../components/section.tsx";
import type { Route } from "./+types/showcase";
import { CampaignStory } from "./campaign-story.tsx";
import styles from "./showcase.module.css";

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
