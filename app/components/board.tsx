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
  const board = <div className={[styles.board, faceClassName].filter(Boolean).join(" ")}>{children}</div>;
  if (!standing) return board;
  return <div className={[styles.standing, className].filter(Boolean).join(" ")}>{board}</div>;
}
