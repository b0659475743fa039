import { Divider } from "../../components/divider.tsx";
import { metaDescriptors } from "../../seo/meta-descriptors.ts";
import type { Route } from "./+types/contact";
import { readContactPage } from "./contact-page.server.ts";
import { ContactScene } from "./contact-scene.tsx";
import { UsefulPoints } from "./useful-points.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => metaDescriptors(loaderData?.head);

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
