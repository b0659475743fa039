import type { ReactNode } from "react";
import styles from "./fold.module.css";

/** What a telephone folds below a line that opens it; a wider window and paper show it whole. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
