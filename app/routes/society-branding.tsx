import { Kerb } from "../components/kerb.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readSocietyPage } from "../reading/societies.server.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { EnquirySteps } from "../sections/enquiry-steps.tsx";
import { NextService } from "../sections/next-service.tsx";
import { KitFoot } from "../sections/society/kit-foot.tsx";
import { SocietyHero } from "../sections/society/society-hero.tsx";
import { SocietyInventory } from "../sections/society/society-inventory.tsx";
import { SocietyTotals } from "../sections/society/society-totals.tsx";
import { TopicBlocks } from "../sections/topic-blocks.tsx";
import { TrustSection } from "../sections/trust.tsx";
import type { Route } from "./+types/society-branding";
import styles from "./society-branding.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readSocietyPage();
}

export default function SocietyBranding({ loaderData: page }: Route.ComponentProps) {
  const { service, shared, words, societies } = page;
  return (
    <>
      <SocietyHero
        name={service.name}
        title={service.title}
        tagline={service.tagline}
        action={shared.enquireNow}
        picture={service.hero}
      />
      <SocietyTotals
        title={page.totalsTitle}
        totals={page.totals}
        words={words.totals}
        societies={societies}
      />
      <Kerb />
      <SocietyInventory
        {...page.inventory}
        service={service.name}
        societies={societies}
        marks={page.marks}
        words={words}
        action={shared.enquireNow}
      />
      <KitFoot {...words.kit} />
      <div className={styles.screen}>
        <TopicBlocks topics={service.topics} />
        <TrustSection {...service} words={page.trust} />
        <EnquirySteps {...service.enquiry} timeTitle={shared.timeTitle} priceTitle={shared.priceTitle} />
        <NextService {...service.next} title={shared.nextTitle} />
        <ClosingCall {...service.closing} />
      </div>
    </>
  );
}
