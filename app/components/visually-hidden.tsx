import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Words for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.visuallyHidden} {...(id && { id })}>
      {children}
    </span>
  );
}
