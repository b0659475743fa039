import { ClosingCall } from "../../components/closing-call.tsx";
import { Kerb } from "../../components/kerb.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/service";
import { EnquirySteps } from "./enquiry-steps.tsx";
import { NextService } from "./next-service.tsx";
import { ServiceHero } from "./service-hero.tsx";
import { readServicePage } from "./service-page.server.ts";
import { TopicBlocks } from "./topic-blocks.tsx";
import { TrustSection } from "./trust.tsx";

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
