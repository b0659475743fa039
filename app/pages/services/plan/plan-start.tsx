import { ButtonLink } from "../../../components/button-link.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { Section } from "../../../components/section.tsx";
import { enquiryPath } from "../enquiry-path.ts";
import type { PlanPage } from "./plan-page.server.ts";
import styles from "./plan-start.module.css";

/** The way to a first choice; to visitors without script, what they can do with theirs. */
export function PlanStart({ page }: { page: PlanPage }) {
  const { start } = page.copy;
  return (
    <Section tight className={styles.start} labelledBy="plan-start">
      <h2 id="plan-start">{start.title}</h2>
      <div className={styles.ways}>
        <p>{start.text}</p>
        <div className={styles.noScript}>
          <p>{start.noScript}</p>
          <MoreLink to={enquiryPath(page.enquire, { service: page.services.society })}>
            {start.write}
          </MoreLink>
        </div>
        <div className={styles.links}>
          {page.inventories.map(({ label, path }, at) => (
            <ButtonLink key={path} to={path} kind={at === 0 ? "ink" : "line"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Section>
  );
}
