import type { RecordEntry } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { words } from "../words.ts";
import styles from "./history.module.css";

/** Who did what with it, newest first; folded away. */
export function History({ entries }: { entries: RecordEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{words.historyLabel(entries.length)}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <bdi>{words.history(entry)}</bdi>{" "}
            <span>
              <Age at={entry.at} /> {words.ago}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
