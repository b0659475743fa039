import type { SubmissionDetails } from "../api/api.ts";
import { ListLine } from "../inbox/list-line.tsx";
import { words } from "../words.ts";
import styles from "./history.module.css";

/** As many are shown at once; more are folded away. */
const few = 3;

/** What else came from the same telephone number or e-mail address, as lines of the list. */
export function Others({ lines }: { lines: SubmissionDetails["others"] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.history} open={lines.length <= few}>
      <summary>{words.others(lines.length)}</summary>
      <ul>
        {lines.map((line) => (
          <ListLine key={line.id} line={line} open={false} />
        ))}
      </ul>
    </details>
  );
}
