import { clsx } from "clsx";
import { Icon } from "../../app/components/icon.tsx";
import { indianDate } from "../../server/submission/indian-time.ts";
import type { Line } from "../api/api.ts";
import { useIsDue } from "../parts/use-is-due.ts";
import { words } from "../words.ts";
import styles from "./marks.module.css";

/** More about a submission: whose it is, its notes, its CV, whether the e-mail went out. */
export function Marks({ line }: { line: Line }) {
  const { assignedTo, notes, hasCv, careful, mail, spamReason, state, remindOn } = line;
  const due = useIsDue(remindOn);
  const failed = mail === "failed";
  return (
    <span className={styles.marks}>
      {state === "quarantined" && spamReason && <span className={styles.wrong}>{spamReason}</span>}
      {remindOn && (
        <span className={clsx(due && styles.wrong)}>
          <Icon name="clock" />
          {words.remindOn(indianDate(remindOn), due)}
        </span>
      )}
      {assignedTo && (
        <span>
          <Icon name="people" />
          <bdi>{assignedTo.name}</bdi>
        </span>
      )}
      {notes > 0 && (
        <span>
          <Icon name="chat" />
          {words.notesCount(notes)}
        </span>
      )}
      {hasCv && (
        <span className={clsx(careful && styles.careful)}>
          <Icon name={careful ? "info" : "paper"} />
          {careful ? words.cv.carefulShort : words.cv.short}
        </span>
      )}
      {mail !== "none" && (
        <span className={clsx(failed && styles.wrong)}>
          <Icon name="mail" />
          {words.mail[mail]}
        </span>
      )}
    </span>
  );
}
