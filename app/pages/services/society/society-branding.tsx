import { Divider } from "../../../components/brand.tsx";
import { Inventory } from "../places/inventory/inventory.tsx";
import { KitFoot } from "../places/kit-foot.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { ServiceSections } from "../service-sections.tsx";
import type { Route } from "./+types/society-branding";
import styles from "./society-branding.module.css";
import { SocietyTotals } from "./society-totals.tsx";

export { meta } from "../../../seo/meta.ts";
export { readSocietyPage as loader } from "./society-page.server.ts";

export default function SocietyBranding({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} className={styles.opening} />
      <SocietyTotals page={page} />
      <Divider />
      <Inventory page={page} />
      <KitFoot line={page.societyCopy.kit.line} />
      <div className="screen-only">
        <ServiceSections page={page} />
      </div>
    </>
  );
}
