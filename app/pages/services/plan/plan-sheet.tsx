import { Icon } from "../../../components/icon.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { dayInIndia } from "../../../data/day-in-india.ts";
import { interpolate } from "../../../data/interpolate.ts";
import { boardFolders } from "../../../data/paths.ts";
import { indianNumber } from "../indian-number.ts";
import type { PlanEntry } from "../places/plan-entry.ts";
import { boardsText, sizeText } from "../places/plan-figures.ts";
import { sumPlan } from "../places/plan-sums.ts";
import { vacancyText } from "../places/vacancy.ts";
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
  const sums = sumPlan(entries);
  const number = (count: number) => (count > 0 ? indianNumber(count) : sheet.none);
  const lists = (["society", "site"] as const).map((medium) => ({
    medium,
    list: entries.filter((entry) => entry.medium === medium),
  }));
  const takeOut = (entry: PlanEntry) => {
    const shown = lists.flatMap(({ list }) => list);
    const at = shown.indexOf(entry);
    const next = shown[at + 1] ?? shown[at - 1];
    state.act(
      () => state.change({ chosen: entries.filter((one) => one !== entry).map(({ slug }) => slug) }),
      interpolate(sheet.removed, { name: entry.name }),
      next ? removeId(next) : "plan-start",
    );
  };
  return (
    <section className={styles.sheet} aria-labelledby="plan-sheet">
      <h2 id="plan-sheet" tabIndex={-1}>
        {sheet.title}
      </h2>
      {lists.map(({ medium, list }) => {
        if (list.length === 0) return null;
        const people = medium === "society";
        return (
          <table key={medium}>
            <caption>{sheet[medium]}</caption>
            <thead>
              <tr>
                <th scope="col">{sheet.what}</th>
                {people && <th scope="col">{sheet.people}</th>}
                {people && <th scope="col">{sheet.flats}</th>}
                <td className={styles.out} />
              </tr>
            </thead>
            <tbody>
              {list.map((entry) => (
                <tr key={entry.slug}>
                  <th scope="row">
                    <b>
                      <PageLink to={`${boardFolders[entry.medium]}/${entry.slug}`}>{entry.name}</PageLink>
                    </b>
                    <span>{boardsText(copy, sumPlan([entry])).join(", ")}</span>
                    <small>
                      {entry.place} · {entry.seen}
                    </small>
                    <small>{vacancyText(copy.vacancy, entry.freeFrom, dayInIndia())}</small>
                  </th>
                  {people && <td>{number(entry.people)}</td>}
                  {people && <td>{number(entry.flats)}</td>}
                  <td className={styles.out}>
                    <button type="button" id={removeId(entry)} onClick={() => takeOut(entry)}>
                      <Icon name="close" />
                      <VisuallyHidden>{interpolate(sheet.remove, { name: entry.name })}</VisuallyHidden>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
            {people && (
              <tfoot>
                <tr>
                  <th scope="row">{sheet.sum}</th>
                  <td>{number(sums.people)}</td>
                  <td>{number(sums.flats)}</td>
                  <td className={styles.out} />
                </tr>
              </tfoot>
            )}
          </table>
        );
      })}
      <h3>{sheet.sizes}</h3>
      <ul className={styles.sizes}>
        {sums.sizes.map((board) => (
          <li key={board.kind + sizeText(copy, board)}>
            <b>{board.count} ×</b> {board.kind} {sizeText(copy, board)}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {inventories.map(({ label, path }) => (
          <MoreLink key={path} to={path}>
            {label}
          </MoreLink>
        ))}
      </p>
    </section>
  );
}

/** Id of the button that removes an entry. */
function removeId({ slug }: PlanEntry): string {
  return `remove-${slug}`;
}
