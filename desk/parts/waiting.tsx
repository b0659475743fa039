import { words } from "../words.ts";
import styles from "./waiting.module.css";

/** The kerb moves while something is fetched; nothing is shown of a moment. */
export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {words.waiting}
    </p>
  );
}
