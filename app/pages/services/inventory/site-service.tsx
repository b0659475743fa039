import { ClosingCall } from "../../../components/closing-call.tsx";
import { Divider } from "../../../components/divider.tsx";
import { EnquirySteps } from "../enquiry-steps.tsx";
import { NextService } from "../next-service.tsx";
import { PriceList } from "../price-list.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { TopicBlocks } from "../topic-blocks.tsx";
import { TrustSection } from "../trust.tsx";
import type { Route } from "./+types/site-service";
import { SiteInventory } from "./site-inventory.tsx";
import { readSitePage } from "./site-page.server.ts";

export { meta } from "../../../seo/meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return readSitePage(new URL(request.url).pathname);
}

export default function SiteService({ loaderData: page }: Route.ComponentProps) {
  const { service, copy, trust, prices, extras } = page;
  return (
    <>
      <ServiceHero {...service} enquire={copy.enquireNow} extras={extras} />
      <Divider />
      <TopicBlocks topics={service.topics} />
      <SiteInventory {...page} service={service.name} action={copy.enquireNow} />
      <TrustSection {...service} copy={trust} />
      <EnquirySteps {...service.enquiry} timeTitle={copy.timeTitle} priceTitle={copy.priceTitle} />
      <PriceList prices={prices} />
      <NextService {...service.next} title={copy.nextTitle} />
      <ClosingCall {...service.closing} />
    </>
  );
}
