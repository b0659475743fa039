import { ClosingCall } from "../../../components/closing-call.tsx";
import { Divider } from "../../../components/divider.tsx";
import { EnquirySteps } from "../enquiry-steps.tsx";
import { NextService } from "../next-service.tsx";
import { PriceList } from "../price-list.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { TopicBlocks } from "../topic-blocks.tsx";
import { TrustSection } from "../trust.tsx";
import type { Route } from "./+types/society-branding";
import { KitFoot } from "./kit-foot.tsx";
import styles from "./society-branding.module.css";
import { SocietyInventory } from "./society-inventory.tsx";
import { readSocietyPage } from "./society-page.server.ts";
import { SocietyTotals } from "./society-totals.tsx";

export { meta } from "../../../seo/meta.ts";

export function loader() {
  return readSocietyPage();
}

export default function SocietyBranding({ loaderData: page }: Route.ComponentProps) {
  const { service, shared, copy, societies } = page;
  return (
    <>
      <ServiceHero {...service} enquire={shared.enquireNow} extras={page.extras} className={styles.opening} />
      <SocietyTotals title={page.totalsTitle} totals={page.totals} copy={copy.totals} societies={societies} />
      <Divider />
      <SocietyInventory
        {...page.inventory}
        service={service.name}
        societies={societies}
        marks={page.marks}
        copy={copy}
        plan={page.plan}
        action={shared.enquireNow}
      />
      <KitFoot {...copy.kit} />
      <div className={styles.screen}>
        <TopicBlocks topics={service.topics} />
        <TrustSection {...service} copy={page.trust} />
        <EnquirySteps {...service.enquiry} timeTitle={shared.timeTitle} priceTitle={shared.priceTitle} />
        <PriceList prices={page.prices} />
        <NextService {...service.next} title={shared.nextTitle} />
        <ClosingCall {...service.closing} />
      </div>
    </>
  );
}
