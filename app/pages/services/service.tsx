import { Divider } from "../../components/brand.tsx";
import type { Route } from "./+types/service";
import { ServiceHero } from "./service-hero.tsx";
import { ServiceSections } from "./service-sections.tsx";

export { meta } from "../../seo/meta.ts";
export { readServicePage as loader } from "./service-page.server.ts";

export default function ServiceScreen({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} />
      <Divider />
      <ServiceSections page={page} />
    </>
  );
}
