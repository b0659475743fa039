import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { Section } from "../../../components/section.tsx";
import { enquiryPath } from "../enquiry-path.ts";
import { PlanButton } from "../places/plan-button.tsx";
import type { PlanPage } from "./plan-page.server.ts";
import styles from "./plan-start.module.css";
import type { PlanState } from "./use-plan.ts";

type PlanStartProps = { page: PlanPage; state: PlanState };

/**
 * Shown while the plan is empty: links to the inventories, a button that restores a plan that was just emptied, and what
 * to do without script.
 */
export function PlanStart({ page, state }: PlanStartProps) {
  const { start } = page.copy;
  const { putBack } = state;
  return (
    <Section tight className={styles.start} labelledBy="plan-start">
      <h2 id="plan-start" tabIndex={-1}>
        {start.title}
      </h2>
      <div className={styles.ways}>
        {putBack && (
          <PlanButton icon="left" onClick={() => state.act(putBack, start.isBack, "plan-sheet")}>
            {start.putBack}
          </PlanButton>
        )}
        <p>{start.text}</p>
        <div className={styles.noScript}>
          <p>{start.noScript}</p>
          <MoreLink to={enquiryPath(page.enquire, { service: page.services.society })}>
            {start.write}
          </MoreLink>
        </div>
        <div className="row">
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
