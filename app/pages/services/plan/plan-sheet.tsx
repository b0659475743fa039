import { MoreLink } from "../../../components/links.tsx";
import { interpolate } from "../../../data/format.ts";
import { readPlanAddress } from "../../../data/plan-address.ts";
import type { PlanEntry } from "../places/plan-entry.ts";
import { sizeText } from "../places/plan-figures.ts";
import { sumPlan } from "../places/plan-sums.ts";
import { EntryTable, media, removeId } from "./entry-table.tsx";
import type { PlanPage } from "./plan-page.server.ts";
import styles from "./plan-sheet.module.css";
import type { PlanState } from "./use-plan.ts";

type PlanSheetProps = {
  page: PlanPage;
  entries: PlanEntry[];
  state: PlanState;
};

/** The entries of the plan by medium, each with a button to remove it, and the number of boards to print by size. */
export function PlanSheet({ page, entries, state }: PlanSheetProps) {
  const { copy, inventories } = page;
  const { sheet } = copy;
  const takeOut = (entry: PlanEntry) => {
    const shown = media.flatMap((medium) => entries.filter((one) => one.medium === medium));
    const at = shown.indexOf(entry);
    const next = shown[at + 1] ?? shown[at - 1];
    // From the address: another entry may have been removed since this was rendered.
    const { chosen } = readPlanAddress(location.search);
    const stays = ({ slug }: PlanEntry) => slug !== entry.slug && chosen.includes(slug);
    state.act(
      () => state.change({ chosen: entries.filter(stays).map(({ slug }) => slug) }),
      interpolate(sheet.removed, { name: entry.name }),
      next ? removeId(next) : "plan-start",
    );
  };
  return (
    <section className={styles.sheet} aria-labelledby="plan-sheet">
      <h2 id="plan-sheet" tabIndex={-1}>
        {sheet.title}
      </h2>
      {media.map((medium) => (
        <EntryTable key={medium} {...{ copy, medium, entries, takeOut }} />
      ))}
      <h3 className="small-title">{sheet.sizes}</h3>
      <ul className={styles.sizes}>
        {sumPlan(entries).sizes.map((board) => (
          <li key={board.kind + sizeText(copy, board)}>
            <b>{board.count} ×</b> {board.kind} {sizeText(copy, board)}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {[...inventories, page.prices].map(({ label, path }) => (
          <MoreLink key={path} to={path}>
            {label}
          </MoreLink>
        ))}
      </p>
    </section>
  );
}
