import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./slab.module.css";

type SlabProps = {
  to: string;
  children: ReactNode;
  kind?: "ink" | "marigold" | "line";
  icon?: IconName;
  className?: string | undefined;
  onClick?: () => void;
};

/** A call to action as a square slab. Addresses of other sites open in a new tab. */
export function Slab({ to, children, kind = "ink", icon = "arrow", className, onClick }: SlabProps) {
  const classes = [styles.slab, styles[kind], className].filter(Boolean).join(" ");
  if (!to.startsWith("/"))
    return (
      <a
        className={classes}
        href={to}
        {...(to.startsWith("https:") && { target: "_blank", rel: "noopener" })}
      >
        {children}
        <Icon name={icon} />
      </a>
    );
  return (
    <PageLink className={classes} to={to} {...(onClick && { onClick })}>
      {children}
      <Icon name={icon} />
    </PageLink>
  );
}
