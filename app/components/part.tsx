import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./part.module.css";
import { Section } from "./section.tsx";

type PartProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** A part of a page: its name on the left, the part itself on the right. */
export function Part({ id, title, className, children }: PartProps) {
  return (
    <Section id={id} className={clsx(styles.part, className)} labelledBy={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="stack">{children}</div>
    </Section>
  );
}
