import { Divider } from "../../components/divider.tsx";
import type { Route } from "./+types/contact";
import { readContactPage } from "./contact-page.server.ts";
import { ContactScene } from "./contact-scene.tsx";
import { UsefulPoints } from "./useful-points.tsx";

export { meta } from "../../seo/meta.ts";

export function loader() {
  return readContactPage();
}

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      {/* Picture and posts stand at the foot of the board: painted before all of the form has come, they would be seen moving
          on a slow line. What is linked to is the first thing after it (HTML, "expect" links). */}
      <link rel="expect" href="#useful" blocking="render" />
      <ContactScene {...page} />
      <Divider />
      <UsefulPoints {...page.useful} />
    </>
  );
}
