import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import styles from "./field.module.css";

/** The arrow that shows that a field opens a list. Contains the `select`. */
export function Select({ children }: { children: ReactNode }) {
  return (
    <span className={styles.select}>
      {children}
      <Icon name="down" />
    </span>
  );
}
