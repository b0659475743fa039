import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { languageOfTitle } from "../data/page-facts.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./links.module.css";
import { PageLink } from "./page-link.tsx";

type Looks = { kind?: "ink" | "marigold" | "line"; icon?: IconName };

type ButtonLinkProps = Looks & Omit<ComponentProps<"a">, "href"> & { to: string };

/** A call to action. Addresses of other sites open in a new tab. */
export function ButtonLink({
  to,
  kind = "ink",
  icon = "arrow",
  className,
  children,
  ...link
}: ButtonLinkProps) {
  const classes = clsx(styles.button, styles[kind], className);
  const content = (
    <>
      {children}
      <Icon name={icon} />
    </>
  );
  if (!link.download && to.startsWith("/"))
    return (
      <PageLink className={classes} to={to} {...link}>
        {content}
      </PageLink>
    );
  const newTab = to.startsWith("https:") && { target: "_blank", rel: "noopener" };
  return (
    <a className={classes} href={to} {...newTab} {...link}>
      {content}
    </a>
  );
}

/** What looks like one, and does something on the page. */
export function Button({
  kind = "line",
  icon = "arrow",
  className,
  children,
  ...button
}: Looks & ComponentProps<"button">) {
  return (
    <button className={clsx(styles.button, styles[kind], className)} type="button" {...button}>
      {children}
      <Icon name={icon} />
    </button>
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
