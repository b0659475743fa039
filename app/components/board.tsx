import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./board.module.css";

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
