import type { SubmissionDetails } from "../api/api.ts";
import { SubmissionLine } from "../inbox/list.tsx";
import { words } from "../words.ts";
import styles from "./submission.module.css";

const openLimit = 3;

export function RelatedSubmissions({ lines }: { lines: SubmissionDetails["others"] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.disclosure} open={lines.length <= openLimit}>
      <summary>{words.others(lines.length)}</summary>
      <ul>
        {lines.map((line) => (
          <SubmissionLine key={line.id} line={line} isOpen={false} />
        ))}
      </ul>
    </details>
  );
}
