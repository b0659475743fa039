import { pageMeta } from "../head/page-meta.ts";
import { readServicesPage } from "../reading/services-page.server.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { ServiceIndex } from "../sections/service-index.tsx";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/services";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readServicesPage();
}

export default function Services({ loaderData: page }: Route.ComponentProps) {
  const { services } = useShell();
  return (
    <>
      <ServiceIndex title={page.title} tagline={page.tagline} services={services} how={page.how} />
      <ClosingCall {...page.closing} />
    </>
  );
}
