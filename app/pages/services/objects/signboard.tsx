import { clsx } from "clsx";
import type { ObjectProps } from "./object-props.ts";
import styles from "./signboard.module.css";

/** A shop's front: the title on its signboard below four lamps, and under the awning what is for sale. */
export function Signboard({ className, children }: ObjectProps) {
  return (
    <div>
      <svg className={styles.lamps} viewBox="0 0 1200 40" aria-hidden="true">
        {[150, 450, 750, 1050].map((x) => (
          <path key={x} d={`M${x - 52} 40V17q0-13 13-13h26q13 0 13 12M${x - 26} 34a26 20 0 0 1 52 0Z`} />
        ))}
      </svg>
      <div className={clsx(styles.front, className)}>{children}</div>
    </div>
  );
}
