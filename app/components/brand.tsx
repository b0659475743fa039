import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Mark } from "../data/mark.server.ts";
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

/** The agency's logo with its name. */
export function BrandMark({ logo, name }: { logo: Mark; name: string }) {
  return (
    <span className={styles.mark}>
      <svg
        viewBox={logo.viewBox}
        fill="currentColor"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readLogo lets nothing but plain shapes through
        dangerouslySetInnerHTML={{ __html: logo.body }}
      />
      {name}
    </span>
  );
}

/** The black-and-yellow stripe between two sections. */
export function Divider() {
  return <div className={styles.divider} aria-hidden="true" />;
}
