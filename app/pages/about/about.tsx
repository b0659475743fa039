import { Divider } from "../../components/brand.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { PeopleWall } from "../../components/people-wall.tsx";
import type { Route } from "./+types/about";
import { AboutHero } from "./about-hero.tsx";
import { Mission } from "./mission.tsx";
import { OurPromise } from "./our-promise.tsx";
import { Values } from "./values.tsx";

export { meta } from "../../seo/meta.ts";
export { readAboutPage as loader } from "./about-page.server.ts";

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <AboutHero title={page.title} quote={page.quote} note={page.quoteNote} team={page.team} />
      <Divider />
      <Mission {...page.mission} />
      <OurPromise {...page.promise} />
      <PeopleWall {...page.people} />
      <Values {...page.values} />
      <ClosingCall {...page.closing} />
    </>
  );
}
