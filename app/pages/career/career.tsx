import { Kerb } from "../../components/kerb.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/career";
import { ApplicationSheet } from "./application-sheet.tsx";
import { CareerIntro } from "./career-intro.tsx";
import { readCareerPage } from "./career-page.server.ts";
import { JobBanner } from "./job-banner.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export function loader() {
  return readCareerPage();
}

export default function Career({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <JobBanner {...page.banner} />
      <Kerb />
      <CareerIntro {...page.intro} />
      <ApplicationSheet words={page.form} />
    </>
  );
}
