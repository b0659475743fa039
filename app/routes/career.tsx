import { Kerb } from "../components/kerb.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { readCareerPage } from "../reading/career-page.server.ts";
import { ApplicationSheet } from "../sections/career/application-sheet.tsx";
import { CareerIntro } from "../sections/career/career-intro.tsx";
import { JobBanner } from "../sections/career/job-banner.tsx";
import type { Route } from "./+types/career";

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
