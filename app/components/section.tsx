import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  labelledBy?: string;
  /** Omits the space above and below. */
  tight?: boolean;
};

/** A section of a page on the twelve-column grid with its named lines `full` and `content`. */
export function Section({ children, className, id, labelledBy, tight = false }: SectionProps) {
  return (
    <section className={clsx("grid", !tight && "section", className)} id={id} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

type PageOpeningProps = { title: string; text: string; className?: string | undefined; children?: ReactNode };

/** The opening of a page without a picture: a large title, a text beside it, and the children below. */
export function PageOpening({ title, text, className, children }: PageOpeningProps) {
  return (
    <Section className={clsx(styles.opening, className)}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Section>
  );
}

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
