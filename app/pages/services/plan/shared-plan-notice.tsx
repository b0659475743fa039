import { Section } from "../../../components/section.tsx";
import { PlanButton } from "../places/plan-button.tsx";
import styles from "./plan.module.css";
import type { PlanPageCopy } from "./plan-page.server.ts";
import type { PlanState } from "./use-plan.ts";

/** A notice above a plan that came with a link, with the button that makes it the visitor's own. */
export function SharedPlanNotice({ copy, state }: { copy: PlanPageCopy["foreign"]; state: PlanState }) {
  return (
    <Section tight className={styles.notice}>
      <div className={styles.foreign}>
        <p>{copy.text}</p>
        <PlanButton icon="tick" onClick={() => state.act(state.adopt, copy.kept, "plan-sheet")}>
          {copy.keep}
        </PlanButton>
        {state.kept.chosen.length > 0 && (
          <PlanButton icon="grid" onClick={() => state.change({ other: state.kept.chosen })}>
            {copy.compare}
          </PlanButton>
        )}
      </div>
    </Section>
  );
}
