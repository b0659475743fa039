import { clsx } from "clsx";
import type { ObjectProps } from "./object-props.ts";
import styles from "./telephone.module.css";

/** One enormous telephone: upright on a phone, on its side where the page is wide. The title is on its glass. */
export function Telephone({ className, children }: ObjectProps) {
  return (
    <div className={styles.case}>
      <div className={clsx(styles.glass, className)} data-scheme="light">
        {children}
        <svg className={styles.signs} viewBox="0 0 66 16" aria-hidden="true">
          <path d="M1 15V11h3v4ZM7 15V8h3v7ZM13 15V5h3V15ZM19 15V1h3V15Z" />
          <path className={styles.battery} d="M36.5 2.5h24v11h-24ZM63 6v4" />
          <path d="M39 5H52v6H39Z" />
        </svg>
      </div>
    </div>
  );
}
