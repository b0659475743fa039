import { Kerb } from "../../components/kerb.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/contact";
import { readContactPage } from "./contact-page.server.ts";
import { ContactScene } from "./contact-scene.tsx";
import { UsefulPoints } from "./useful-points.tsx";

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
