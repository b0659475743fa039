import { Kerb } from "../components/kerb.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readServicePage } from "../reading/service-page.server.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { EnquirySteps } from "../sections/enquiry-steps.tsx";
import { NextService } from "../sections/next-service.tsx";
import { ServiceHero } from "../sections/service-hero.tsx";
import { TopicBlocks } from "../sections/topic-blocks.tsx";
import { TrustSection } from "../sections/trust.tsx";
import type { Route } from "./+types/service";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader({ request }: Route.LoaderArgs) {
  return readServicePage(new URL(request.url).pathname);
}

export default function ServiceScreen({
  loaderData: { service, words, trust, extras },
}: Route.ComponentProps) {
  return (
    <>
      <ServiceHero {...service} enquire={words.enquireNow} extras={extras} />
      <Kerb />
      <TopicBlocks topics={service.topics} />
      <TrustSection {...service} words={trust} />
      <EnquirySteps {...service.enquiry} timeTitle={words.timeTitle} priceTitle={words.priceTitle} />
      <NextService {...service.next} title={words.nextTitle} />
      <ClosingCall {...service.closing} />
    </>
  );
}
