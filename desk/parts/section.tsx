import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type SectionProps = { title: string; text?: string | undefined; tools?: ReactNode; children: ReactNode };

/** A titled part of a page, below a rule. */
export function Section({ title, text, tools, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
