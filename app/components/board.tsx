import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./board.module.css";

type BoardProps = {
  children: ReactNode;
  /** Stands on two posts down to the ground below it. */
  standing?: boolean;
  className?: string | undefined;
  faceClassName?: string | undefined;
};

/** A steel frame that makes what it holds a hoarding. */
export function Board({ children, standing = false, className, faceClassName }: BoardProps) {
  const board = <div className={clsx(styles.board, faceClassName)}>{children}</div>;
  if (!standing) return board;
  return <div className={clsx(styles.standing, className)}>{board}</div>;
}
