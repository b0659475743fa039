import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type SectionProps = {
  title: string;
  text?: string | undefined;
  /** There is nothing in it for paper. */
  onScreen?: boolean;
  children: ReactNode;
};

/** A titled part of a page, below a rule. */
export function Section({ title, text, onScreen = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={clsx(styles.section, onScreen && "screen-only")} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
