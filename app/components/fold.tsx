import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./fold.module.css";

type FoldProps = {
  summary: ReactNode;
  /** From the beginning. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What a telephone folds below a line that opens it; a wider window and paper show it whole. */
export function Fold({ summary, open, className, children }: FoldProps) {
  return (
    <details className={clsx(styles.fold, className)} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
