import { clsx } from "clsx";
import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName } from "../../app/components/icon.tsx";
import styles from "./button.module.css";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: "ink" | "marigold" | "line" | "plain";
  icon?: IconName;
  /** What it asked for is under way: it says so and can't be pressed again. */
  busy?: boolean;
};

/** A slab to press, in the site's hand. */
export function Button({
  kind = "line",
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles[kind], className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
