import { clsx } from "clsx";
import styles from "./hoarding.module.css";
import type { ObjectProps } from "./object-props.ts";

/** A hoarding: the title across its face, lamps above it, and below it two posts by the road. */
export function Hoarding({ className, children }: ObjectProps) {
  return (
    <div className={styles.hoarding}>
      <svg className={styles.lamps} viewBox="0 2 1200 26" aria-hidden="true">
        <path d="M150 28V10M450 28V10M750 28V10M1050 28V10" />
        <path className={styles.lit} d="M110 10H190M410 10H490M710 10H790M1010 10H1090" />
      </svg>
      <div className={clsx("on-marigold", styles.face, className)}>{children}</div>
    </div>
  );
}
