import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useConnection } from "../components/navigation/connection.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./connection-notice.module.css";

/** How long loading takes, in ms, before it is shown or announced. */
const atOnceMs = 150;

/**
 * Shows that a page is loading: a moving stripe once it takes a moment, and words if the network fails. The current page
 * stays until the next one has arrived.
 */
export function ConnectionNotice() {
  const { labels } = useShell().site;
  const connection = useConnection();
  const { state } = useNavigation();
  const busy = useLasting(state !== "idle" || connection !== "idle");
  const lost = connection === "lost";
  return (
    <div className={styles.place}>
      {busy && <div className={styles.busy} />}
      <p aria-live="polite" className={lost ? styles.lost : "visually-hidden"}>
        {lost ? labels.waiting : busy ? labels.loading : ""}
      </p>
    </div>
  );
}

/** Whether the condition has been true for longer than a moment. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(setLasting, atOnceMs, true);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now]);
  return lasting;
}
