import { clsx } from "clsx";
import { Icon } from "../components/icon.tsx";
import styles from "../components/links.module.css";
import { MoreLink } from "../components/links.tsx";
import { toLocalPath } from "../data/page-facts.ts";
import { planPath } from "./plan-address.ts";

type PlanToggleProps = { slug: string; words: Record<"add" | "added" | "see", string> };

/**
 * Adds the board to the visitor's plan or removes it, by `plan-toggle.ts`; without script it opens a plan of this board
 * alone.
 */
export function PlanToggle({ slug, words }: PlanToggleProps) {
  return (
    <form className="stack" action={toLocalPath(planPath)} data-plan-toggle={slug}>
      <input type="hidden" name="s" value={slug} />
      <button className={clsx(styles.button, styles.line)} type="submit" aria-pressed="false">
        <span data-when="absent">{words.add}</span>
        <span data-when="present" hidden>
          {words.added}
        </span>
        <span data-when="absent">
          <Icon name="plus" />
        </span>
        <span data-when="present" hidden>
          <Icon name="tick" />
        </span>
      </button>
      <span data-when="present" hidden>
        <MoreLink to={planPath}>{words.see}</MoreLink>
      </span>
    </form>
  );
}
