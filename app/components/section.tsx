import { clsx } from "clsx";
import type { ReactNode } from "react";

type SectionProps = {
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  /** Id of the heading that names the section. */
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
