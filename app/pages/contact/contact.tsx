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
      <ContactScene {...page} />
      <Divider />
      <UsefulPoints {...page.useful} />
    </>
  );
}
