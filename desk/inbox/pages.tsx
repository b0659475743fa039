import { Link } from "react-router";
import { Icon } from "../../app/components/icon.tsx";
import type { List } from "../../server/submission/desk-answers.ts";
import { pageSize } from "../../server/submission/list-query.ts";
import button from "../parts/button.module.css";
import { words } from "../words.ts";
import styles from "./pages.module.css";
import { searchOf, useView } from "./use-view.ts";

/** Which of the list is shown, and the way to the rest. */
export function Pages({ list }: { list: List }) {
  const { view } = useView();
  const { page, total, lines, countedTo } = list;
  const first = (page - 1) * pageSize + 1;
  const last = first + lines.length - 1;
  const more = last < total;
  if (total === 0 || (page === 1 && !more)) return null;
  const to = (other: number) => ({ pathname: "/", search: searchOf({ ...view, page: other }) });
  return (
    <nav className={styles.pages} aria-label={words.paging.label}>
      {page > 1 && (
        <Link className={button.line} to={to(page - 1)} rel="prev">
          <Icon name="left" /> {words.paging.newer}
        </Link>
      )}
      <p>{words.paging.shown(first, last, total, total >= countedTo)}</p>
      {more && (
        <Link className={button.line} to={to(page + 1)} rel="next">
          {words.paging.older} <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
