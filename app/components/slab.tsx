import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./slab.module.css";

type SlabProps = {
  to: string;
  children: ReactNode;
  kind?: "ink" | "marigold" | "line";
  icon?: IconName;
  className?: string | undefined;
};

/** A call to action as a square slab. Addresses of other sites open in a new tab. */
export function Slab({ to, children, kind = "ink", icon = "arrow", className }: SlabProps) {
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
    <Link className={classes} to={to} prefetch="intent">
      {children}
      <Icon name={icon} />
    </Link>
  );
}
