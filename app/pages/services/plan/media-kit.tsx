import { MoreLink } from "../../../components/links.tsx";
import { Section } from "../../../components/section.tsx";
import { PlanButton } from "../places/plan-button.tsx";
import { EntryTable, media } from "./entry-table.tsx";
import styles from "./media-kit.module.css";
import type { PlanPage } from "./plan-page.server.ts";
import { printPart } from "./print-part.ts";

/** Everything that can be booked, in tables. It is printed while the plan is empty. */
export function MediaKit({ page: { copy, entries, prices } }: { page: PlanPage }) {
  const { kit } = copy;
  return (
    <Section className={styles.kit} labelledBy="media-kit">
      <header>
        <h2 id="media-kit">{kit.title}</h2>
        <p>{kit.text}</p>
        <MoreLink to={prices.path}>{prices.label}</MoreLink>
        <PlanButton icon="paper" onClick={() => printPart("kit")}>
          {kit.print}
        </PlanButton>
      </header>
      <div>
        {media.map((medium) => (
          <EntryTable key={medium} {...{ copy, medium, entries }} />
        ))}
      </div>
    </Section>
  );
}
