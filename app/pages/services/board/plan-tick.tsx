import { Icon } from "../../../components/icon.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { planPath } from "../../../data/paths.ts";
import { usePath } from "../../../data/use-shell.ts";
import { keepPlan, useKeptPlan } from "../places/kept-plan.ts";
import styles from "./board.module.css";
import type { BoardPage } from "./board-page.server.ts";

/** Puts the board into the visitor's plan and takes it out again; without script it opens a plan of this board alone. */
export function PlanTick({ slug, actions }: Pick<BoardPage, "slug" | "actions">) {
  const { chosen } = useKeptPlan();
  const path = usePath();
  const added = chosen.includes(slug);
  return (
    <form
      className={styles.tick}
      action={path(planPath)}
      onSubmit={(event) => {
        event.preventDefault();
        keepPlan({ chosen: added ? chosen.filter((one) => one !== slug) : [...chosen, slug] });
      }}
    >
      <input type="hidden" name="s" value={slug} />
      <button type="submit" aria-pressed={added}>
        <Icon name="tick" />
        {added ? actions.added : actions.add}
      </button>
      {added && <MoreLink to={planPath}>{actions.see}</MoreLink>}
    </form>
  );
}
