import { clsx } from "clsx";
import styles from "./clapper.module.css";
import type { ObjectProps } from "./object-props.ts";

/** A film's clapper, its stick open: the title stands on the slate. */
export function Clapper({ className, children }: ObjectProps) {
  return (
    <div className={styles.clapper} data-scheme="dark">
      <div className={styles.stick} />
      <div className={styles.stick} />
      <div className={clsx(styles.slate, className)}>
        {children}
        <svg className={styles.countdown} viewBox="0 0 120 80" aria-hidden="true">
          <path d="M0 40H120M60 0V80" />
          <circle cx="60" cy="40" r="33" />
          <circle cx="60" cy="40" r="27" />
          <path className={styles.swept} d="M60 40V13A27 27 0 0 1 87 40Z" />
        </svg>
      </div>
    </div>
  );
}
