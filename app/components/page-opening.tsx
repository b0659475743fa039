import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./page-opening.module.css";
import { Section } from "./section.tsx";

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
