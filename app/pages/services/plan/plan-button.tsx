import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "../../../components/icon.tsx";
import styles from "../../../components/links.module.css";

/** A button with an icon; a pressed one is marigold. */
export function PlanButton({ icon, children, ...button }: ComponentProps<"button"> & { icon: IconName }) {
  const pressed = button["aria-pressed"];
  return (
    <button
      className={clsx(styles.button, pressed ? styles.marigold : styles.line)}
      type="button"
      {...button}
    >
      {children}
      <Icon name={icon} />
    </button>
  );
}
