import { clsx } from "clsx";
import styles from "./drawing-sheet.module.css";
import type { ObjectProps } from "./object-props.ts";

/** A sheet for the printer: the title between its guides, crop marks at the corners, crosses and the colours at the edge. */
export function DrawingSheet({ className, children }: ObjectProps) {
  return (
    <div className={clsx(styles.sheet, className)} data-scheme="light">
      {children}
      {["left", "right"].map((side) => (
        <svg key={side} className={clsx(styles.cross, styles[side])} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M0 12H24M12 0V24" />
          <circle cx="12" cy="12" r="7" />
        </svg>
      ))}
      <svg className={styles.colours} viewBox="0 0 60 12" aria-hidden="true">
        {["ink", "marigold", "terracotta", "leaf", "violet"].map((colour, index) => (
          <rect key={colour} x={index * 12} width="12" height="12" fill={`var(--c-${colour})`} />
        ))}
      </svg>
    </div>
  );
}
