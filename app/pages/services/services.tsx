import { ClosingCall } from "../../components/closing-call.tsx";
import type { Route } from "./+types/services";
import { PriceList } from "./price-list.tsx";
import { ServiceIndex } from "./service-index.tsx";

export { meta } from "../../seo/meta.ts";
export { readServicesPage as loader } from "./services-page.server.ts";

export default function Services({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ServiceIndex page={page} />
      <PriceList prices={page.prices} />
      <ClosingCall {...page.closing} />
    </>
  );
}
