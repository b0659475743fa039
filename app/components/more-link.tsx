import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import styles from "./more-link.module.css";

type MoreLinkProps = {
  to: string;
  children: ReactNode;
  /** What the link is about, for those who hear it without what stands around it. */
  about?: string | undefined;
  className?: string | undefined;
  onClick?: () => void;
};

/** A quiet link that leads on: words, an arrow, a line below. */
export function MoreLink({ to, children, about, className, onClick }: MoreLinkProps) {
  return (
    <Link
      className={[styles.link, className].filter(Boolean).join(" ")}
      to={to}
      prefetch="intent"
      onClick={onClick}
    >
      <span>
        {children}
        {about && <span className={styles.unseen}> {about}</span>}
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
