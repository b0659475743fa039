import { Link } from "react-router";
import { views } from "../../server/submission/list-query.ts";
import type { List } from "../api/api.ts";
import { words } from "../words.ts";
import styles from "./tabs.module.css";
import { searchOf, useView } from "./use-view.ts";

/** One for each state and one for reminders that are due, with how many there are. What is searched for stays. */
export function Tabs({ counts }: { counts: List["counts"] | undefined }) {
  const { view } = useView();
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
      <ul>
        {views.map((state) => (
          <li key={state}>
            <Link
              to={{ pathname: "/", search: searchOf({ ...view, state, page: 1 }) }}
              aria-current={view.state === state ? "page" : undefined}
            >
              <b>{counts ? words.number(counts[state]) : "–"}</b> {words.tabs[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
