import { ClosingCall } from "../../components/closing-call.tsx";
import { Divider } from "../../components/divider.tsx";
import type { Route } from "./+types/service";
import { EnquirySteps } from "./enquiry-steps.tsx";
import { NextService } from "./next-service.tsx";
import { PriceList } from "./price-list.tsx";
import { ServiceHero } from "./service-hero.tsx";
import { readServicePage } from "./service-page.server.ts";
import { TopicBlocks } from "./topic-blocks.tsx";
import { TrustSection } from "./trust.tsx";

export { meta } from "../../seo/meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return readServicePage(new URL(request.url).pathname);
}

export default function ServiceScreen({
  loaderData: { service, copy, trust, prices, extras },
}: Route.ComponentProps) {
  return (
    <>
      <ServiceHero {...service} enquire={copy.enquireNow} extras={extras} />
      <Divider />
      <TopicBlocks topics={service.topics} />
      <TrustSection {...service} copy={trust} />
      <EnquirySteps {...service.enquiry} timeTitle={copy.timeTitle} priceTitle={copy.priceTitle} />
      <PriceList prices={prices} />
      <NextService {...service.next} title={copy.nextTitle} />
      <ClosingCall {...service.closing} />
    </>
  );
}
