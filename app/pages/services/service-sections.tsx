import type { ReactNode } from "react";
import { ClosingCall } from "../../components/closing-call.tsx";
import { StoryList } from "../../components/story-list.tsx";
import { EnquirySteps } from "./enquiry-steps.tsx";
import { NextService } from "./next-service.tsx";
import { PriceList } from "./price-list.tsx";
import type { ServicePage } from "./service-page.server.ts";
import { TopicBlocks } from "./topic-blocks.tsx";
import { TrustSection } from "./trust.tsx";

type ServiceSectionsProps = {
  page: ServicePage;
  /** Additional sections, between the topics and the reasons to choose the agency. */
  children?: ReactNode;
};

/** The sections below the opening of every service page. */
export function ServiceSections({
  page: { service, copy, trust, prices, stories },
  children,
}: ServiceSectionsProps) {
  return (
    <>
      <TopicBlocks topics={service.topics} />
      {children}
      <TrustSection {...service} copy={trust} />
      <EnquirySteps {...service.enquiry} copy={copy} />
      <PriceList prices={prices} />
      <StoryList {...stories} />
      <NextService {...service.next} title={copy.nextTitle} />
      <ClosingCall {...service.closing} />
    </>
  );
}
