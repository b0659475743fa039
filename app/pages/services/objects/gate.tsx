import { clsx } from "clsx";
import styles from "./gate.module.css";
import type { ObjectProps } from "./object-props.ts";

/** The gate of a housing society: the title on its beam, and the way in below the arch. */
export function Gate({ className, children }: ObjectProps) {
  return (
    <div className={styles.gate}>
      <div className={clsx(styles.opening, className)}>{children}</div>
    </div>
  );
}
