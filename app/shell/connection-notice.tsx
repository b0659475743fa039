import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useConnection } from "../components/navigation/connection.ts";
import { useShell } from "../data/use-shell.ts";
import styles from "./connection-notice.module.css";

/** What comes at once, in ms, needs no sign that it is coming, and a screen reader none to read. */
const atOnceMs = 150;

/**
 * What is under way after a link was followed: a moving kerb as soon as it takes a moment, and words when no answer
 * can be had. The page stays until the next one is there.
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
      <p aria-live="polite" className={lost ? styles.lost : styles.quiet}>
        {lost ? labels.waiting : busy ? labels.loading : ""}
      </p>
    </div>
  );
}

/** Whether it has been so for longer than a moment. */
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
