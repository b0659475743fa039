import { Kerb } from "../components/kerb.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readAboutPage } from "../reading/about-page.server.ts";
import { AboutHero } from "../sections/about/about-hero.tsx";
import { Mission } from "../sections/about/mission.tsx";
import { OurPromise } from "../sections/about/our-promise.tsx";
import { Values } from "../sections/about/values.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import type { Route } from "./+types/about";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readAboutPage();
}

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <AboutHero title={page.title} quote={page.quote} note={page.quoteNote} team={page.team} />
      <Kerb />
      <Mission {...page.mission} />
      <OurPromise {...page.promise} />
      <Values {...page.values} />
      <ClosingCall {...page.closing} />
    </>
  );
}
