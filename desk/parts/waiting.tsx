import { words } from "../words.ts";
import styles from "./waiting.module.css";

/** The kerb moves while something is fetched; nothing is shown of a moment. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <p className={styles.busy} role="status">
        {words.waiting}
      </p>
    </div>
  );
}
