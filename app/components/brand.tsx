import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./brand.module.css";

type BoardProps = {
  children: ReactNode;
  /** Adds two posts below it. */
  standing?: boolean;
  className?: string | undefined;
  faceClassName?: string | undefined;
};

/** A steel frame that turns its content into a hoarding. */
export function Board({ children, standing = false, className, faceClassName }: BoardProps) {
  const board = <div className={clsx(styles.board, faceClassName)}>{children}</div>;
  if (!standing) return board;
  return <div className={clsx(styles.standing, className)}>{board}</div>;
}

const blocks =
  "M0 0H19V10.9A14 14 0 0 0 10.9 19H0ZM48 0V19H37.1A14 14 0 0 0 29 10.9V0ZM48 48H29V37.1A14 14 0 0 0 37.1 29H48ZM0 48V29H10.9A14 14 0 0 0 19 37.1V48Z";

/** The logo, a crossing seen from above (four city blocks around a marigold island), with the agency's name. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={blocks} fill="currentColor" />
        <circle cx="24" cy="24" r="9" fill="var(--c-marigold)" />
      </svg>
      {name}
    </span>
  );
}

/** The black-and-yellow stripe between two sections. */
export function Divider() {
  return <div className={styles.divider} aria-hidden="true" />;
}
