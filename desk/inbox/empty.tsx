import { words } from "../words.ts";
import styles from "./empty.module.css";
import { useView } from "./use-view.ts";

/** Nothing there: because all is done, or because nothing fits what was asked for. */
export function Empty() {
  const { view, search } = useView();
  const asked = search.replace(/^\?|state=\w+&?/g, "") !== "";
  return (
    <p className={styles.empty} role="status">
      {asked ? words.nothingFound : words.nothingThere[view.state]}
    </p>
  );
}
