import { Kerb } from "../components/kerb.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readContactPage } from "../reading/contact-page.server.ts";
import { ContactScene } from "../sections/contact/contact-scene.tsx";
import { UsefulPoints } from "../sections/contact/useful-points.tsx";
import type { Route } from "./+types/contact";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readContactPage();
}

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ContactScene {...page} />
      <Kerb />
      <UsefulPoints {...page.useful} />
    </>
  );
}
