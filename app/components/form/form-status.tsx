import type { ReactNode } from "react";
import { sentEmoji } from "../../data/sent-emoji.ts";
import { useHydrated } from "../browser-state.ts";
import styles from "./form-status.module.css";

type FormStatusProps = {
  /** The current status; empty if there is none. */
  status: string;
  /** Why it failed and what to do; stays when the status disappears. */
  reason: string;
  copy: { sent: string; notSent: string; goBack: string };
  /** Shown below the status. */
  children?: ReactNode;
};

/**
 * A form's status as a live region. Until hydration it also contains `#sent` and `#not-sent`: the server redirects
 * visitors without script to one of them.
 */
export function FormStatus({ status, reason, copy, children }: FormStatusProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles.place}>
      <p role="status" className={status && lookOf(status)}>
        {status}
      </p>
      {children}
      {reason && <p className={styles.reason}>{reason}</p>}
      {!hydrated && (
        <>
          <p id="sent" className={`${lookOf(copy.sent)} ${styles.told}`}>
            {copy.sent}
          </p>
          <p id="not-sent" className={`${lookOf(copy.notSent)} ${styles.told}`}>
            {copy.notSent} <span>{copy.goBack}</span>
          </p>
        </>
      )}
    </div>
  );
}

function lookOf(status: string): string | undefined {
  return status.includes(sentEmoji) ? styles.right : styles.wrong;
}
