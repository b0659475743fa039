import { Icon } from "../../../components/icon.tsx";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import { dayInIndia, interpolate } from "../../../data/format.ts";
import { boardFolders } from "../../../data/paths.ts";
import { indianNumber } from "../indian-number.ts";
import type { PlanEntry } from "../places/plan-entry.ts";
import { boardsText } from "../places/plan-figures.ts";
import { sumPlan } from "../places/plan-sums.ts";
import { vacancyText } from "../places/vacancy.ts";
import styles from "./entry-table.module.css";
import type { PlanPageCopy } from "./plan-page.server.ts";

export const media = ["society", "site"] as const;

type EntryTableProps = {
  copy: PlanPageCopy;
  medium: PlanEntry["medium"];
  entries: PlanEntry[];
  /** Of a plan: what removes an entry. Each then says from when it is free, and the figures are added up. */
  takeOut?: (entry: PlanEntry) => void;
};

/** The entries of one medium with their boards, and with people and flats if it has any. Renders nothing if there are none. */
export function EntryTable({ copy, medium, entries, takeOut }: EntryTableProps) {
  const { sheet } = copy;
  const list = entries.filter((entry) => entry.medium === medium);
  const sums = sumPlan(list);
  const number = (count: number) => (count > 0 ? indianNumber(count) : sheet.none);
  const people = medium === "society";
  if (list.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{sheet[medium]}</caption>
      <thead className={people ? undefined : "screen-only"}>
        <tr>
          <th scope="col">{sheet.what}</th>
          {people && <th scope="col">{sheet.people}</th>}
          {people && <th scope="col">{sheet.flats}</th>}
          {takeOut && <td className={styles.out} />}
        </tr>
      </thead>
      <tbody>
        {list.map((entry) => (
          <tr key={entry.slug}>
            <th scope="row">
              <b>
                <PageLink to={`${boardFolders[entry.medium]}/${entry.slug}`}>{entry.name}</PageLink>
              </b>
              <span>{[...boardsText(copy, sumPlan([entry])), entry.price].filter(Boolean).join(", ")}</span>
              <small>
                {entry.place} · {entry.seen}
              </small>
              {takeOut && <small>{vacancyText(copy.vacancy, entry.freeFrom, dayInIndia())}</small>}
            </th>
            {people && <td>{number(entry.people)}</td>}
            {people && <td>{number(entry.flats)}</td>}
            {takeOut && (
              <td className={styles.out}>
                <button type="button" id={removeId(entry)} onClick={() => takeOut(entry)}>
                  <Icon name="close" />
                  <span className="visually-hidden">{interpolate(sheet.remove, { name: entry.name })}</span>
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {takeOut && people && (
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
}

/** Id of the button that removes an entry. */
export function removeId({ slug }: PlanEntry): string {
  return `remove-${slug}`;
}
