import { Kerb } from "../components/kerb.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readHomePage } from "../reading/home-page.server.ts";
import { ClientsBoard } from "../sections/clients-board.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { AboutTeaser } from "../sections/home/about-teaser.tsx";
import { Expertise } from "../sections/home/expertise.tsx";
import { HeroBoard } from "../sections/home/hero-board.tsx";
import { Insights } from "../sections/home/insights.tsx";
import { RecentWork } from "../sections/home/recent-work.tsx";
import { ServiceList } from "../sections/home/service-list.tsx";
import { ShowcaseTeaser } from "../sections/home/showcase-teaser.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readHomePage();
}

export default function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <HeroBoard {...page.hero} />
      <Kerb />
      <ServiceList {...page.services} />
      <AboutTeaser {...page.about} />
      <Kerb />
      <RecentWork {...page.work} />
      <Expertise {...page.expertise} />
      <ClientsBoard {...page.clients} />
      <ShowcaseTeaser {...page.showcase} />
      <Insights {...page.blog} />
      <ClosingCall {...page.closing} />
    </>
  );
}
