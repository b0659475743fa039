import { MoreLink } from "../../../components/links.tsx";
import { planPath } from "../../../data/paths.ts";
import { usePath } from "../../../data/use-shell.ts";
import { keepPlan, useKeptPlan } from "../places/kept-plan.ts";
import { PlanButton } from "../places/plan-button.tsx";
import type { BoardPage } from "./board-page.server.ts";

/** Puts the board into the visitor's plan and takes it out again; without script it opens a plan of this board alone. */
export function PlanTick({ slug, actions }: { slug: string; actions: BoardPage["actions"] }) {
  const { chosen } = useKeptPlan();
  const path = usePath();
  const added = chosen.includes(slug);
  return (
    <form
      className="stack"
      action={path(planPath)}
      onSubmit={(event) => {
        event.preventDefault();
        keepPlan({ chosen: added ? chosen.filter((one) => one !== slug) : [...chosen, slug] });
      }}
    >
      <input type="hidden" name="s" value={slug} />
      <PlanButton type="submit" icon="tick" aria-pressed={added}>
        {added ? actions.added : actions.add}
      </PlanButton>
      {added && <MoreLink to={planPath}>{actions.see}</MoreLink>}
    </form>
  );
}
