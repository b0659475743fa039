import { Divider } from "../../components/brand.tsx";
import type { Route } from "./+types/career";
import { ApplicationSheet } from "./application-sheet.tsx";
import { CareerIntro } from "./career-intro.tsx";
import { JobBanner } from "./job-banner.tsx";

export { meta } from "../../seo/meta.ts";
export { readCareerPage as loader } from "./career-page.server.ts";

export default function Career({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <JobBanner {...page.banner} />
      <Divider />
      <CareerIntro {...page.intro} />
      <ApplicationSheet copy={page.form} />
    </>
  );
}
