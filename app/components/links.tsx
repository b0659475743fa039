import { clsx } from "clsx";
import type { MouseEventHandler, ReactNode } from "react";
import { languageOfTitle } from "../data/page-facts.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./links.module.css";
import { PageLink } from "./page-link.tsx";

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  kind?: "ink" | "marigold" | "line";
  icon?: IconName;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Leads to a file that is to be kept. */
  download?: boolean;
};

/** A call to action. Addresses of other sites open in a new tab. */
export function ButtonLink({
  to,
  children,
  kind = "ink",
  icon = "arrow",
  className,
  onClick,
  download,
}: ButtonLinkProps) {
  const classes = clsx(styles.button, styles[kind], className);
  if (download || !to.startsWith("/"))
    return (
      <a
        className={classes}
        href={to}
        onClick={onClick}
        download={download}
        {...(to.startsWith("https:") && { target: "_blank", rel: "noopener" })}
      >
        {children}
        <Icon name={icon} />
      </a>
    );
  return (
    <PageLink className={classes} to={to} onClick={onClick}>
      {children}
      <Icon name={icon} />
    </PageLink>
  );
}

type MoreLinkProps = {
  to: string;
  children: ReactNode;
  /** What the link is about, for screen readers that read it out of context. */
  about?: string | undefined;
  className?: string | undefined;
};

export function MoreLink({ to, children, about, className }: MoreLinkProps) {
  return (
    <PageLink className={clsx(styles.link, className)} to={to}>
      <span>
        {children}
        {about && (
          <span className="visually-hidden" lang={languageOfTitle(about)}>
            {" "}
            {about}
          </span>
        )}
      </span>
      <Icon name="arrow" />
    </PageLink>
  );
}
