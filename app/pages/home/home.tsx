import { Divider } from "../../components/brand.tsx";
import { ClientsBoard } from "../../components/clients.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import type { Route } from "./+types/home";
import { AboutTeaser } from "./about-teaser.tsx";
import { Expertise } from "./expertise.tsx";
import { HeroBoard } from "./hero-board.tsx";
import { Insights } from "./insights.tsx";
import { RecentWork } from "./recent-work.tsx";
import { ServiceList } from "./service-list.tsx";
import { ShowcaseTeaser } from "./showcase-teaser.tsx";

export { meta } from "../../seo/meta.ts";
export { readHomePage as loader } from "./home-page.server.ts";

export default function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <HeroBoard {...page.hero} />
      <Divider />
      <ServiceList {...page.services} />
      <AboutTeaser {...page.about} />
      <Divider />
      <RecentWork {...page.work} />
      <Expertise {...page.expertise} />
      <ClientsBoard {...page.clients} />
      <ShowcaseTeaser {...page.showcase} />
      <Insights {...page.blog} />
      <ClosingCall {...page.closing} />
    </>
  );
}
