import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useLangOf } from "../data/use-shell.ts";
import { Icon } from "./icon.tsx";
import styles from "./more-link.module.css";
import { PageLink } from "./navigation/page-link.tsx";

type MoreLinkProps = {
  to: string;
  children: ReactNode;
  /** What the link is about, for screen readers that read it out of context. */
  about?: string | undefined;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
};

/** A quiet underlined link with an arrow. */
export function MoreLink({ to, children, about, className, onClick }: MoreLinkProps) {
  const langOf = useLangOf();
  return (
    <PageLink className={clsx(styles.link, className)} to={to} onClick={onClick}>
      <span>
        {children}
        {about && (
          <span className="visually-hidden" lang={langOf(about)}>
            {" "}
            {about}
          </span>
        )}
      </span>
      <Icon name="arrow" />
    </PageLink>
  );
}
