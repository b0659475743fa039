import { clsx } from "clsx";
import type { ObjectProps } from "./object-props.ts";
import styles from "./stage.module.css";

const people = [4, 15, 27, 37, 50, 61, 73, 84, 95];

/** A stage in the evening: the title on its screen, lamps above, the audience in front. */
export function Stage({ className, children }: ObjectProps) {
  return (
    <div className={clsx(styles.stage, className)} data-scheme="dark">
      {children}
      <svg
        className={styles.audience}
        viewBox="0 0 600 24"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <defs>
          <pattern id="audience" width="100" height="24" patternUnits="userSpaceOnUse">
            {people.map((x, index) => (
              <path
                key={x}
                d={`M${x - 6} 24c0-9 2-${10 + (index % 3)} 6-${10 + (index % 3)}s6 1 6 ${10 + (index % 3)}Z`}
              />
            ))}
            {people.map((x, index) => (
              <circle key={x} cx={x} cy={11 - (index % 3)} r="3.2" />
            ))}
            <path d="M66 16 68 4l1.5.5-1 12ZM32 16 30 5l1.5-.5 2 11Z" />
          </pattern>
        </defs>
        <path d="M0 0H600V24H0Z" fill="url(#audience)" />
      </svg>
    </div>
  );
}
