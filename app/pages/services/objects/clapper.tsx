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
          <path className={styles.swept} d="M60 40V0H120V40Z" />
          <path d="M0 0V80M0 40H120M60 0V80" />
          <circle cx="60" cy="40" r="34" />
          <circle cx="60" cy="40" r="29" />
          <path className={styles.five} d="M71 25H53l-2 15q4-3 9-3 11 0 11 10T60 57q-7 0-11-5" />
        </svg>
      </div>
    </div>
  );
}
