import type { ReactNode } from "react";
import styles from "./unseen.module.css";

/** Words for screen readers only. */
export function Unseen({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.unseen} {...(id && { id })}>
      {children}
    </span>
  );
}
