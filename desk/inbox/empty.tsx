import { Link } from "react-router";
import button from "../parts/button.module.css";
import { words } from "../words.ts";
import styles from "./empty.module.css";
import { searchOf, useView } from "./use-view.ts";

/** Nothing there: because all is done, or because nothing fits what was asked for. */
export function Empty() {
  const { view, search } = useView();
  const asked = search.replace(/^\?|state=\w+&?/g, "") !== "";
  return (
    <div className={styles.empty}>
      <p role="status">{asked ? words.nothingFound : words.nothingThere[view.state]}</p>
      {asked && (
        <Link className={button.line} to={{ search: searchOf({ state: view.state }) }}>
          {words.showAll}
        </Link>
      )}
    </div>
  );
}
