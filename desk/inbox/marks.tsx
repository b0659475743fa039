import { clsx } from "clsx";
import { Icon } from "../../app/components/icon.tsx";
import type { Line } from "../api/api.ts";
import { words } from "../words.ts";
import styles from "./marks.module.css";

/** More about a submission: whose it is, its notes, its CV, whether the e-mail went out. */
export function Marks({ line }: { line: Line }) {
  const { assignedTo, notes, hasCv, mail, spamReason, state } = line;
  const failed = mail === "failed";
  return (
    <span className={styles.marks}>
      {state === "quarantined" && spamReason && <span className={styles.wrong}>{spamReason}</span>}
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
        <span>
          <Icon name="paper" />
          {words.cv.short}
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
