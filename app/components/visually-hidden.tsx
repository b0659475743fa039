import type { ComponentProps } from "react";
import styles from "./visually-hidden.module.css";

/** Words for screen readers only. */
export function VisuallyHidden(props: Pick<ComponentProps<"span">, "children" | "lang">) {
  return <span className={styles.visuallyHidden} {...props} />;
}
