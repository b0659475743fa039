import { clsx } from "clsx";
import type { ReactNode } from "react";
import { toLocalPath } from "../data/page-facts.ts";
import { planPath } from "./plan-address.ts";
import { readPlanCopy } from "./plan-copy.server.ts";
import styles from "./plan-form.module.css";

/** The form around a list of places to tick, which opens the plan with what is ticked, with or without script. */
export function PlanForm({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <form action={toLocalPath(planPath)} autoComplete="off" className={className}>
      {children}
    </form>
  );
}

/** The checkbox that puts a place into the plan. Its heading is the element `at-` with its slug. */
export function PlanTick({ slug, className }: { slug: string; className?: string | undefined }) {
  const { tick } = readPlanCopy();
  return (
    <label className={clsx(styles.tick, className)} id={`tick-${slug}`}>
      <input type="checkbox" name="s" value={slug} aria-labelledby={`tick-${slug} at-${slug}`} />
      <span className={styles.add}>{tick.add}</span>
      <span className={styles.added}>{tick.added}</span>
    </label>
  );
}
