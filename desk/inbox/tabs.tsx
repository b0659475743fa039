import { Link } from "react-router";
import { states } from "../../server/submission/states.ts";
import type { List } from "../api/api.ts";
import { words } from "../words.ts";
import styles from "./tabs.module.css";
import { searchOf, useView } from "./use-view.ts";

/** New, Done, Possible spam, Withdrawn, and how many there are of each. What is searched for stays. */
export function Tabs({ counts }: { counts: List["counts"] | undefined }) {
  const { view } = useView();
  return (
    <nav className={styles.tabs} aria-label={words.tabs.label}>
      <ul>
        {states.map((state) => (
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
