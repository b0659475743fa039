import { clsx } from "clsx";
import { indianDate, indianTime } from "../../server/submission/indian-time.ts";
import type { SubmissionDetails } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { useIsDue } from "../parts/use-is-due.ts";
import { words } from "../words.ts";
import styles from "./head.module.css";

/** Longer names are set smaller, so that they can be read whole without taking the page. */
const longName = 28;

/** Who, about what, when, and what became of it. */
export function Head({ shown }: { shown: SubmissionDetails }) {
  const { kind, about, state, receivedAt, spamReason, mail, mailError, remindOn } = shown;
  const due = useIsDue(remindOn);
  const name = state === "withdrawn" ? words.withdrawnName : shown.name;
  return (
    <header className={styles.head}>
      <p className={styles.about}>
        {words.kinds[kind]}
        {about && (
          <>
            {" · "}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      <h1 tabIndex={-1} className={clsx(styles.name, name.length > longName && styles.long)}>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.facts}>
        <span className={styles[state]}>{words.states[state]}</span>
        <span>
          {indianTime(receivedAt)}, <Age at={receivedAt} /> {words.ago}
        </span>
        {remindOn && (
          <span className={clsx(due && styles.wrong)}>{words.remindOn(indianDate(remindOn), due)}</span>
        )}
        {mail !== "none" && (
          <span className={clsx(mail === "failed" && styles.wrong)}>{words.mail[mail]}</span>
        )}
      </p>
      {state === "quarantined" && spamReason && (
        <p className={styles.wrong}>{words.spamBecause(spamReason)}</p>
      )}
      {mailError && words.mailBecause[mail] && (
        <p className={styles.wrong}>
          {words.mailBecause[mail]} {mailError}
        </p>
      )}
      {state === "withdrawn" && <p>{words.withdrawnTold}</p>}
    </header>
  );
}
