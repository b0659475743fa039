import type { ReactNode } from "react";
import { sentEmoji } from "../../data/sent-emoji.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./form-status.module.css";

type FormStatusProps = {
  /** What is said now; empty when nothing is. */
  status: string;
  /** Why it failed and what to do: stays when the status is gone. */
  reason: string;
  sent: string;
  notSent: string;
  goBack: string;
  /** Stands there besides while something is under way. */
  children?: ReactNode;
};

/**
 * Where a form says how it went: a live region. Until the page listens, `#sent` and `#not-sent` stand there too:
 * the server leads a visitor without script to one of them.
 */
export function FormStatus({ status, reason, sent, notSent, goBack, children }: FormStatusProps) {
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
          <p id="sent" className={`${lookOf(sent)} ${styles.told}`}>
            {sent}
          </p>
          <p id="not-sent" className={`${lookOf(notSent)} ${styles.told}`}>
            {notSent} <span>{goBack}</span>
          </p>
        </>
      )}
    </div>
  );
}

function lookOf(status: string): string | undefined {
  return status.includes(sentEmoji) ? styles.right : styles.wrong;
}
