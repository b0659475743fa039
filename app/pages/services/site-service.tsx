import { Divider } from "../../components/brand.tsx";
import type { Route } from "./+types/site-service";
import { Inventory } from "./places/inventory/inventory.tsx";
import { ServiceHero } from "./service-hero.tsx";
import { ServiceSections } from "./service-sections.tsx";

export { meta } from "../../seo/meta.ts";
export { readInventoryPage as loader } from "./places/inventory/inventory-page.server.ts";

export default function SiteService({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} see={page.inventory.see} />
      <Divider />
      <Inventory page={page} />
      <ServiceSections page={page} />
    </>
  );
}
