import { connection } from "../api/connection.ts";
import { words } from "../words.ts";
import styles from "./away-notice.module.css";

/** Says that the server is away, or its database damaged, and that it is being asked again; what is typed meanwhile stays. */
export function AwayNotice() {
  const away = connection.use();
  return (
    <div role="status" className={styles.place}>
      {away && <p className={styles.away}>{words[away]}</p>}
    </div>
  );
}
