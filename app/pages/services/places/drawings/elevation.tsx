import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./elevation.module.css";
import { measures } from "./plan-elevation.ts";

type ElevationProps = {
  /** The light that colours the sky and the facades. */
  mood: "morning" | "noon" | "evening" | "haze" | undefined;
  alt: string;
  wide: ReactNode;
  /** The same parts composed more closely, 360 by 452 units, for narrow windows. */
  close: ReactNode;
  /** Lets the same drawing be shown again: the views get this id, ending in -wide and -close. */
  id?: string | undefined;
};

/** The frame and the sky of a drawing on a card. Needs `Scenery` once on the page. */
export function Elevation({ mood = "noon", alt, wide, close, id }: ElevationProps) {
  return (
    <div className={clsx(styles.elevation, styles[mood])} role="img" aria-label={alt}>
      <svg className={styles.wide} viewBox={`0 0 ${measures.width} ${measures.height}`} aria-hidden="true">
        <rect fill="var(--sky)" width="100%" height="100%" />
        <g id={id && `${id}-wide`}>{wide}</g>
      </svg>
      <svg className={styles.close} viewBox="0 0 360 452" aria-hidden="true">
        <rect fill="var(--sky)" width="100%" height="100%" />
        <g id={id && `${id}-close`}>{close}</g>
      </svg>
    </div>
  );
}
