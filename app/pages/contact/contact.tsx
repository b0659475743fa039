import { Divider } from "../../components/brand.tsx";
import { PeopleWall } from "../../components/people-wall.tsx";
import type { Route } from "./+types/contact";
import { ContactScene } from "./contact-scene.tsx";
import { UsefulPoints } from "./useful-points.tsx";

export { meta } from "../../seo/meta.ts";
export { readContactPage as loader } from "./contact-page.server.ts";

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      {/* The picture and the posts are at the foot of the form: if they were painted before all of it has arrived, they would
          move on a slow connection. #useful is the first element after it (HTML, "expect" links). */}
      <link rel="expect" href="#useful" blocking="render" />
      <ContactScene {...page} />
      <Divider />
      <UsefulPoints {...page.useful} />
      <PeopleWall {...page.people} />
    </>
  );
}
