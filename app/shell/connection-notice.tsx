import { useNavigation } from "react-router";
import { useConnection } from "../components/navigation/connection.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./connection-notice.module.css";

/**
 * What is under way after a link was followed: a moving kerb as soon as it takes a moment, and words when no answer
 * can be had. The page stays until the next one is there.
 */
export function ConnectionNotice() {
  const { labels } = useShell().site;
  const connection = useConnection();
  const { state } = useNavigation();
  const busy = state !== "idle" || connection !== "idle";
  const lost = connection === "lost";
  return (
    <div className={styles.place}>
      {busy && <div className={styles.busy} />}
      <p aria-live="polite" className={lost ? styles.lost : styles.quiet}>
        {lost ? labels.waiting : busy ? labels.loading : ""}
      </p>
    </div>
  );
}
