import { Icon } from "../components/icon.tsx";
import { PageLink } from "../components/page-link.tsx";
import { planPath } from "./plan-address.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import styles from "./plan-links.module.css";

type PlanLinkProps = {
  /** Says of the page's own address that it is this one. */
  current: (path: string) => { "aria-current"?: "page" | "true" };
};

/** The way to the visitor's plan in the bar at the top, where it is wide enough; `show-plan.ts` shows it. */
export function PlanLink({ current }: PlanLinkProps) {
  return (
    <PageLink className={styles.link} to={planPath} data-plan="" hidden {...current(planPath)}>
      <Icon name="pin" />
      <span data-words={readPlanCopy().link} />
    </PageLink>
  );
}

/** How many boards the plan holds, on the button of the phone's menu. */
export function PlanCount() {
  return (
    <b className={styles.count} data-plan="" hidden>
      <span data-words="{n}" />
    </b>
  );
}

/** The way to the visitor's plan in the phone's menu. */
export function PlanMenuItem({ current, iconClass }: PlanLinkProps & { iconClass: string | undefined }) {
  return (
    <li data-plan="" hidden>
      <PageLink to={planPath} {...current(planPath)}>
        <Icon name="pin" className={iconClass} />
        <span data-words={readPlanCopy().link} />
      </PageLink>
    </li>
  );
}

/** The way from a list to the media kit on the plan's page. */
export function KitLink() {
  return <PageLink to={`${planPath}#media-kit`}>{readPlanCopy().kit.link}</PageLink>;
}
