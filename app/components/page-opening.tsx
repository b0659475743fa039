import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./page-opening.module.css";
import { Section } from "./section.tsx";

type PageOpeningProps = { title: string; text: string; className?: string | undefined; children?: ReactNode };

/** A page's opening in words alone: its title large, what it holds beside it, and below them what else it begins with. */
export function PageOpening({ title, text, className, children }: PageOpeningProps) {
  return (
    <Section className={clsx(styles.opening, className)}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Section>
  );
}
