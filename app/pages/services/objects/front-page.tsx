import { clsx } from "clsx";
import styles from "./front-page.module.css";
import type { ObjectProps } from "./object-props.ts";

/** A newspaper's front page: the title is its masthead, between the morning's sun and the crossing. */
export function FrontPage({ className, children }: ObjectProps) {
  return (
    <div className={clsx(styles.page, className)} data-scheme="light">
      {children}
      <svg className={styles.sun} viewBox="0 0 100 60" aria-hidden="true">
        <path d="M22 56a28 28 0 0 1 56 0ZM0 58H100M50 4V18M14 20l9 9M86 20l-9 9" />
      </svg>
      <svg className={styles.crossing} viewBox="0 0 100 60" aria-hidden="true">
        <path d="M0 58H100M0 22H38V4M62 4V22H100M0 44H100M50 4V14M50 52V44" />
        <circle cx="50" cy="33" r="5" />
      </svg>
      <div className={styles.column} />
    </div>
  );
}
